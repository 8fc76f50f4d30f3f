import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const id = "virtual:page-script";

/**
 * Offers a small script of ours as text, to stand inside every page: a file of its own would cost a
 * journey to the server before the page can do anything.
 */
export function inlineScript(entry: string): Plugin {
  return {
    name: "inline-script",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return;
      const { code, modules } = await bundle(resolve(entry));
      for (const module of modules) this.addWatchFile(module);
      return `export const pageScript = ${JSON.stringify(code)};`;
    },
  };
}

async function bundle(entry: string) {
  const results = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [{ output }] = results as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const [{ code, moduleIds, imports }] = output;
  if (imports.length > 0 || output.length > 1) {
    throw new Error(`${entry} must be one script that stands alone, to fit inside a page.`);
  }
  // Inside a page, this would end the script.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} holds text that would end a script.`);
  return { code: code.trim(), modules: moduleIds };
}
