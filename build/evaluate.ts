import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/**
 * Gives the browser what a module comes to instead of the module. The options of a form, say, need
 * the names of the therapists and not their biographies, which the module has to import.
 */
export function evaluate(...files: string[]): Plugin {
  const modules = new Set(files.map((file) => resolve(file)));
  return {
    name: "evaluate",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      if (!modules.has(id)) return;
      const { module, dependencies } = await runnerImport<object>(id, { configFile: false });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
