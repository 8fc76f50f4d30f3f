import { cp, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder, ViteDevServer } from "vite";
import { createOutput } from "../hosting/output.ts";
import { type Edition, isIn } from "./content.ts";
import { deadLinks } from "./dead-links.ts";

type Renderer = typeof import("./render");

const rendererEntry = "build/render.tsx";
const formsEntry = "app/browser/forms.tsx";
/** Where the renderer of a site is compiled to; nothing in it is served from there. */
function rendererDir(outDir: string) {
  return join(".build", basename(outDir));
}

/**
 * Renders every page to a static file with React's own static renderer: on request in development,
 * one file for each URL in the build.
 */
export function prerender({ folder }: Edition): Plugin {
  return {
    name: "prerender",
    config: ({ build: { outDir = "dist" } = {} }) => ({
      builder: {},
      // There is no HTML file from which Vite could learn what the browser will ask for.
      optimizeDeps: { entries: [formsEntry] },
      environments: {
        client: {
          build: {
            outDir,
            emptyOutDir: true,
            modulePreload: false,
            license: { fileName: "licences.txt" },
            rolldownOptions: {
              input: formsEntry,
              // One file, from which the calendar takes what it shares with the form.
              preserveEntrySignatures: "allow-extension",
            },
          },
        },
        ssr: {
          build: {
            outDir: rendererDir(outDir),
            emptyOutDir: true,
            emitAssets: true,
            cssMinify: true,
            rolldownOptions: { input: rendererEntry },
          },
        },
      },
    }),
    configureServer: renderOnRequest,
    hotUpdate({ file, server }) {
      if (isIn(folder, file)) return;
      // Pages are documents, not modules: any change shows after a reload.
      server.environments.client.hot.send({ type: "full-reload" });
    },
    buildApp: writeEveryFile,
  };
}

function renderOnRequest(server: ViteDevServer) {
  // Behind Vite's own middlewares, which answer for modules and assets.
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const url = request.originalUrl ?? "/";
        const path = new URL(url, "http://localhost").pathname;
        const renderer = (await server.ssrLoadModule(rendererEntry)) as Renderer;
        const { status, type, body } = await renderer.render(path, `/${formsEntry}`);
        response.writeHead(status, { "Content-Type": type });
        response.end(isPage(body, type) ? await server.transformIndexHtml(url, body) : body);
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        next(error);
      }
    });
  };
}

function isPage(body: string | Uint8Array, type: string): body is string {
  return typeof body === "string" && type.startsWith("text/html");
}

async function writeEveryFile(builder: ViteBuilder) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The build needs the client and the ssr environment.");
  const [scripts] = await Promise.all([builder.build(client), builder.build(ssr)]);

  const root = builder.config.root;
  const { outDir } = client.config.build;
  const out = resolve(root, outDir);
  const formScript = `/${chunkOf(scripts as Rolldown.RolldownOutput, formsEntry).fileName}`;

  // Pictures and fonts, but not the parts of the renderer that stand among them.
  const compiled = join(root, rendererDir(outDir));
  await cp(join(compiled, "assets"), join(out, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".js"),
  });
  const entry = pathToFileURL(join(compiled, "render.js")).href;
  const renderer = (await import(entry)) as Renderer;
  const output = createOutput(out, renderer.hosting);
  // A few at a time: thousands of pages at once would all have to be held in memory.
  const waiting = renderer.paths.values();
  const errors: string[] = [];
  async function work() {
    for (const path of waiting) {
      const { body } = await renderer.render(path, formScript);
      const elements = await output.write(fileName(path), body);
      errors.push(...deadLinks(path, elements, renderer.paths));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  if (errors.length > 0) throw new Error(errors.join("\n"));
  await output.finish();
  await rm(compiled, { recursive: true });
  console.log(`${renderer.paths.length} pages and files written to ${outDir}/`);
}

function chunkOf({ output }: Rolldown.RolldownOutput, source: string) {
  const chunk = output.find((file) => {
    return file.type === "chunk" && file.facadeModuleId?.replaceAll("\\", "/").endsWith(source);
  });
  // The page fetches one file before it imports it, so that a failure can be repeated.
  if (chunk?.type !== "chunk" || chunk.imports.length > 0) {
    throw new Error(`${source} has to become one script without imports.`);
  }
  return chunk;
}

/** `/about` is served from `about.html`, which every usual host understands. */
function fileName(path: string) {
  if (path === "/") return "index.html";
  return path.includes(".") ? path : `${path}.html`;
}
