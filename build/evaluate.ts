import { type Plugin, runnerImport } from "vite";
import { contentModules, type Edition } from "./content.ts";

/** The content, and the options of a form, which are made from it. */
const evaluated = /\/app\/(content\/[\w-]+|forms\/options)\.ts$/;

/**
 * Gives the browser what a module comes to instead of the module: content is read from files, and
 * the options of a form need the names of the therapists and not their biographies. The inbox, which
 * may run where there are no such files, is another environment that needs it.
 */
export function evaluate(edition: Edition, environmentName = "client"): Plugin {
  return {
    name: "evaluate",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === environmentName,
    async load(id) {
      if (!evaluated.test(id)) return;
      const { module, dependencies } = await runnerImport<object>(id, {
        configFile: false,
        plugins: [contentModules(edition)],
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
