import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const query = /\?script$/;

/**
 * Bundles a module imported with `?script` into the text of one small script for the page itself: a
 * separate file would cost a round trip before the page can do anything.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    load: {
      filter: { id: query },
      async handler(id) {
        const { client } = this.environment.getTopLevelConfig().environments;
        const { code, modules } = await bundle(id.replace(query, ""), client?.build.target);
        for (const module of modules) this.addWatchFile(module);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}

async function bundle(entry: string, target: string | string[] | false = []) {
  const define = { "process.env.SITE_DELIVERY": JSON.stringify(process.env.SITE_DELIVERY ?? "") };
  const script = await rolldown({ input: entry, transform: { define, target: target || [] } });
  const [{ code, moduleIds }] = (await script.generate({ format: "iife", minify: true })).output;
  await script.close();
  // Inside a page, this would end the script.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} holds text that would end a script.`);
  return { code: code.trim(), modules: moduleIds };
}
