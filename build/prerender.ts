import { readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder, ViteDevServer } from "vite";
import { writeSite } from "./write-site.ts";

type Renderer = typeof import("./site-files");
type Marker = typeof import("./marked-site");
type Files = ReturnType<Awaited<ReturnType<Renderer["openSite"]>>["files"]>;
type Field = Parameters<ReturnType<Marker["markedSite"]>["pageOf"]>;

const rendererEntry = "build/site-files.tsx";
const markerEntry = "build/marked-site.ts";
const formsEntry = "app/browser/hydrate-form.tsx";
/** Reloads a page in development after a change. */
const reloadScript = '<script type="module" src="/@vite/client"></script>';

/**
 * Renders every page of a folder of content with React's own static renderer: on request in
 * development, one file for each URL in the build.
 */
export function prerender(folder: string): Plugin {
  let pages: ReturnType<typeof pagesOf> | undefined;
  return {
    name: "prerender",
    /** Finds the page that shows a field, and renders all pages. The editor calls it. */
    api: {
      pageOf: async (...field: Field) => (await pages?.marked())?.pageOf(...field),
      pageShowing: async (...field: Field) => (await pages?.marked())?.pageShowing(...field),
      allPages: () => pages?.all(),
    },
    config: ({ build: { outDir = "dist" } = {} }) => ({
      builder: {},
      // No HTML file tells Vite which modules the browser will ask for.
      optimizeDeps: { entries: [formsEntry] },
      server: { watch: { ignored: ["**/.tests/**"] } },
      environments: {
        client: {
          build: {
            outDir,
            emptyOutDir: true,
            modulePreload: false,
            license: { fileName: "licences.txt" },
            rolldownOptions: {
              input: formsEntry,
              // The form stays one file. The calendar imports from it what both use.
              preserveEntrySignatures: "allow-extension",
            },
          },
        },
        ssr: {
          dev: { preTransformRequests: true },
          build: {
            outDir: join(".build", basename(outDir)),
            emptyOutDir: true,
            emitAssets: true,
            cssMinify: true,
            rolldownOptions: { input: rendererEntry },
          },
        },
      },
    }),
    configureServer(server) {
      server.watcher.add(folder);
      // Behind Vite's own middlewares, which answer for modules and assets.
      const own = pagesOf(server, folder);
      pages = own;
      // Modules load while the browser starts. The first request tells what fails.
      server.httpServer?.once("listening", () => own.files().catch(() => undefined));
      return () => renderOnRequest(server, own);
    },
    hotUpdate({ file, modules, server }) {
      const isContent = file.startsWith(`${folder.replaceAll("\\", "/")}/`);
      if (!isContent && modules.length === 0) return;
      // Pages are documents made from all modules and all content: a change shows after a reload.
      server.environments.client.hot.send({ type: "full-reload" });
    },
    buildApp: (builder) => buildSite(builder, folder),
  };
}

/** Returns the site in development, which is opened again after each change of a module or the content. */
function pagesOf(server: ViteDevServer, folder: string) {
  let known: { renderer: Renderer; stamp: string; site: ReturnType<Renderer["openSite"]> };
  const marked = new WeakMap<object, ReturnType<Marker["markedSite"]>>();

  const rendered = new WeakMap<object, ReturnType<typeof renderAll>>();

  async function open() {
    const renderer = (await server.ssrLoadModule(rendererEntry)) as Renderer;
    const stamp = stampOf(folder);
    if (known?.renderer !== renderer || known.stamp !== stamp) {
      known = { renderer, stamp, site: renderer.openSite(folder) };
    }
    return known.site;
  }

  return {
    files: async () => (await open()).files(`/${formsEntry}`),
    /** Returns the HTML of every page, by URL. */
    all: async () => {
      const { sites, files } = await open();
      const found = rendered.get(sites) ?? renderAll(files(`/${formsEntry}`));
      rendered.set(sites, found);
      return found;
    },
    marked: async () => {
      const { sites } = await open();
      const { markedSite } = (await server.ssrLoadModule(markerEntry)) as Marker;
      const found = marked.get(sites) ?? markedSite(sites, folder);
      marked.set(sites, found);
      return found;
    },
  };
}

async function renderAll(files: Files) {
  const pages: Record<string, string> = {};
  for (const [url, { type, make }] of Object.entries(files)) {
    if (type.startsWith("text/html")) pages[url] = String(await make());
  }
  return pages;
}

/** Another one whenever a file of a folder has changed. */
function stampOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .map(({ parentPath, name }) => {
      const found = statSync(join(parentPath, name), { throwIfNoEntry: false });
      return `${parentPath}/${name} ${found?.mtimeMs} ${found?.size}`;
    })
    .join("\n");
}

function renderOnRequest(server: ViteDevServer, pages: ReturnType<typeof pagesOf>) {
  const hasEditor = server.config.plugins.some(({ name }) => name === "editor");
  server.middlewares.use(async ({ originalUrl = "/", headers }, response, next) => {
    try {
      const { status, file } = fileAt(await pages.files(), originalUrl);
      const body = await file.make();
      response.writeHead(status, { "Content-Type": file.type });
      const isPage = typeof body === "string" && file.type.startsWith("text/html");
      if (!isPage) {
        response.end(body);
        return;
      }
      // Only the editor's preview asks which fields a page shows.
      const isFramed = hasEditor && headers["sec-fetch-dest"] === "iframe";
      const { pathname } = new URL(originalUrl, "http://localhost");
      const page = isFramed ? await (await pages.marked()).fieldsIn(pathname, body) : body;
      response.end(page.replace("<head>", `<head>${reloadScript}`));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}

/** Returns the file at a URL, or the not-found page of its language. */
function fileAt(files: Files, url: string) {
  const path = new URL(url, "http://localhost").pathname as `/${string}`;
  const found = files[path];
  if (found) return { status: 200, file: found };
  const base = /^\/[^/]+/.exec(path)?.[0];
  const file = files[`${base}/404` as `/${string}`] ?? files["/404"];
  if (!file) throw new Error("The site has no not-found page.");
  return { status: 404, file };
}

async function buildSite(builder: ViteBuilder, folder: string) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The build needs the client and the ssr environment.");
  const folderOf = ({ config }: typeof client) => resolve(config.root, config.build.outDir);
  // The renderer first: invalid content stops the build before the old site is deleted.
  await builder.build(ssr);
  const compiled = folderOf(ssr);
  const renderer = (await import(pathToFileURL(join(compiled, "site-files.js")).href)) as Renderer;
  const { files, hosting } = await renderer.openSite(folder);
  const scripts = await builder.build(client);
  const all = files(`/${chunkOf(scripts as Rolldown.RolldownOutput, formsEntry).fileName}`);
  await writeSite(all, { out: folderOf(client), compiled, hosting });
  console.log(
    `${Object.keys(all).length} pages and files written to ${client.config.build.outDir}/`,
  );
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
