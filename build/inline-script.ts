import { build, type Plugin, type Rolldown } from "vite";

const query = /\?script$/;

/**
 * Gives a module imported with `?script` as the text of one small script, to stand inside pages: a
 * file of its own would cost a round trip before the page can do anything.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    load: {
      filter: { id: query },
      async handler(id) {
        const entry = id.replace(query, "");
        const known = this.environment.mode === "build" ? bundles.get(entry) : undefined;
        const bundling = known ?? bundle(entry);
        bundles.set(entry, bundling);
        const { code, modules } = await bundling;
        for (const module of modules) this.addWatchFile(module);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}

/** In a build, all editions have the same. */
const bundles = new Map<string, ReturnType<typeof bundle>>();

async function bundle(entry: string) {
  const results = await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.SITE_DELIVERY": JSON.stringify(process.env.SITE_DELIVERY ?? "") },
    build: { write: false, lib: { entry, formats: ["iife"], name: "page" } },
  });
  const [{ output }] = results as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const [{ code, moduleIds }] = output;
  // Inside a page, this would end the script.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} holds text that would end a script.`);
  return { code: code.trim(), modules: moduleIds };
}
