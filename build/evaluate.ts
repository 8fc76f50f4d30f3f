import { createServer, type Plugin, type ViteDevServer } from "vite";
import { contentModules, type Edition } from "./content.ts";

/** The content, and the options of a form, which are made from it. */
const evaluated = /\/app\/(content\/[\w-]+|forms\/options)\.ts$/;

/**
 * Gives the browser what a module comes to instead of the module: content is read from files, and
 * the options of a form need the names of the therapists and not their biographies. The inbox, which
 * may run where there are no such files, is another environment that needs it.
 */
export function evaluate(edition: Edition, environmentName = "client"): Plugin {
  /** While developing, the server itself. */
  let developing: ViteDevServer | undefined;
  /** In a build, one that serves nobody, for all modules. */
  let building: Promise<ViteDevServer> | undefined;

  function startServer() {
    return createServer({
      configFile: false,
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [contentModules(edition)],
    });
  }

  return {
    name: "evaluate",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === environmentName,
    configureServer(server) {
      developing = server;
    },
    load: {
      filter: { id: evaluated },
      async handler(id) {
        if (!developing) building ??= startServer();
        const module = await (developing ?? (await building))?.ssrLoadModule(id);
        return (
          Object.entries(module ?? {})
            // A function is no data: whoever imports one is told in the build that there is none.
            .filter(([, value]) => typeof value !== "function")
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join("\n")
        );
      },
    },
    async closeBundle() {
      await (await building)?.close();
    },
  };
}
