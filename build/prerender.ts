import { cp, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createBuilder,
  createServer,
  type Plugin,
  type Rolldown,
  type UserConfig,
  type ViteBuilder,
  type ViteDevServer,
} from "vite";
import { createOutput } from "../hosting/output.ts";
import { type Edition, isIn } from "./content.ts";
import { deadLinks } from "./dead-links.ts";

type Renderer = typeof import("./render");

/** An edition under a path, with all that Vite has to know of it. */
type OtherEdition = { base: string; config: UserConfig };

const rendererEntry = "build/render.tsx";
const formsEntry = "app/browser/forms.tsx";

/** Where the renderer of an edition is compiled to; nothing in it is served from there. */
function rendererDir(outDir: string, base: string) {
  return join(".build", basename(outDir) + base.replace("/", "-"));
}

/**
 * Renders every page to a static file with React's own static renderer: on request in development,
 * one file for each URL in the build.
 */
export function prerender({ folder, base }: Edition, others: readonly OtherEdition[]): Plugin {
  return {
    name: "prerender",
    config: ({ build: { outDir = "dist" } = {} }, { command }) => ({
      builder: {},
      // While developing, an edition under a path has a server of its own.
      ...(base &&
        command === "serve" && { base: `${base}/`, cacheDir: `node_modules/.vite${base}` }),
      // There is no HTML file from which Vite could learn what the browser will ask for.
      optimizeDeps: { entries: [formsEntry] },
      environments: {
        client: {
          build: {
            outDir: base ? `${rendererDir(outDir, base)}-browser` : outDir,
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
            outDir: rendererDir(outDir, base),
            emptyOutDir: true,
            emitAssets: true,
            cssMinify: true,
            rolldownOptions: { input: rendererEntry },
          },
        },
      },
    }),
    configureServer(server) {
      for (const other of others) serveBeside(server, other);
      return renderOnRequest(server);
    },
    hotUpdate({ file, server }) {
      if (isIn(folder, file)) return;
      // Pages are documents, not modules: any change shows after a reload.
      server.environments.client.hot.send({ type: "full-reload" });
    },
    buildApp: (builder) => writeEveryFile(builder, others),
  };
}

/** Starts the server of another edition when somebody asks for one of its pages. */
function serveBeside(server: ViteDevServer, { base, config }: OtherEdition) {
  let starting: Promise<ViteDevServer> | undefined;
  const start = () =>
    createServer({
      ...{ ...config, configFile: false, root: server.config.root },
      server: { middlewareMode: true, hmr: { server: server.httpServer ?? undefined } },
    });
  server.middlewares.use(async (request, response, next) => {
    if (!isUnder(base, request.url)) return next();
    starting ??= start();
    (await starting).middlewares(request, response, next);
  });
  const close = server.close.bind(server);
  server.close = async () => {
    await (await starting)?.close();
    return close();
  };
}

/** `/hi`, and all that begins with `/hi/`. */
function isUnder(base: string, url = "/") {
  return /^[^?#]*/.exec(`${url}/`)?.[0].startsWith(`${base}/`) ?? false;
}

function renderOnRequest(server: ViteDevServer) {
  const { base } = server.config;
  // What loads the page anew. Vite's own way to add it would put the base before every address once more.
  const client = `<script type="module" src="${base}@vite/client"></script></head>`;
  // Behind Vite's own middlewares, which answer for modules and assets.
  return () => {
    server.middlewares.use(async (request, response, next) => {
      try {
        const url = request.originalUrl ?? "/";
        const path = new URL(url, "http://localhost").pathname;
        const renderer = (await server.ssrLoadModule(rendererEntry)) as Renderer;
        const { status, type, body } = await renderer.render(path, base + formsEntry);
        response.writeHead(status, { "Content-Type": type });
        const isPage = typeof body === "string" && type.startsWith("text/html");
        response.end(isPage ? body.replace("</head>", () => client) : body);
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        next(error);
      }
    });
  };
}

/** The scripts of an edition for the browser, and what renders its pages. */
async function compile(builder: ViteBuilder) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The build needs the client and the ssr environment.");
  const [scripts] = await Promise.all([builder.build(client), builder.build(ssr)]);
  const folderOf = ({ config }: typeof client) => resolve(config.root, config.build.outDir);
  const compiled = folderOf(ssr);
  const renderer = (await import(pathToFileURL(join(compiled, "render.js")).href)) as Renderer;
  const formScript = `/${chunkOf(scripts as Rolldown.RolldownOutput, formsEntry).fileName}`;
  return { renderer, formScript, compiled, browser: folderOf(client) };
}

async function writeEveryFile(builder: ViteBuilder, others: readonly OtherEdition[]) {
  const { root, build, logLevel } = builder.config;
  const { outDir } = build;
  const builders = await Promise.all(
    others.map(({ config }) => {
      const own = { ...config, build: { ...config.build, outDir } };
      return createBuilder({ ...own, configFile: false, root, logLevel });
    }),
  );
  const editions = await Promise.all([compile(builder), ...builders.map(compile)]);

  const out = resolve(root, outDir);
  const assets = join(out, "assets");
  for (const { compiled, browser } of editions) {
    // Pictures and fonts, but not the parts of the renderer that stand among them.
    const filter = (file: string) => !file.endsWith(".js");
    await cp(join(compiled, "assets"), assets, { recursive: true, filter });
    await rm(compiled, { recursive: true });
    if (browser === out) continue;
    await cp(join(browser, "assets"), assets, { recursive: true });
    await rm(browser, { recursive: true });
  }
  const output = createOutput(out, editions[0].renderer.hosting);
  const paths = editions.flatMap(({ renderer }) => renderer.paths);
  const files = editions.flatMap(({ renderer, formScript }) =>
    renderer.paths.map((path) => ({ path, render: () => renderer.render(path, formScript) })),
  );
  // A few at a time: thousands of pages at once would all have to be held in memory.
  const waiting = files.values();
  const errors: string[] = [];
  async function work() {
    for (const { path, render } of waiting) {
      const { body } = await render();
      const elements = await output.write(fileName(path), body);
      errors.push(...deadLinks(path, elements, paths));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  if (errors.length > 0) throw new Error(errors.join("\n"));
  await output.finish();
  console.log(`${paths.length} pages and files written to ${outDir}/`);
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
