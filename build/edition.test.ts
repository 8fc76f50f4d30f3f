import { edition } from "virtual:content";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { elementsOf } from "../hosting/elements";
import { contentModules } from "./content";
import { deadLinks } from "./dead-links";
import { inlineScript } from "./inline-script";
import { photos } from "./photos";

test("An edition under a path of its own has all its pages there, and leads to no others", async () => {
  const under = { ...edition, base: "/hi" };
  const server = await createServer({
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [contentModules(under), inlineScript(), photos(edition.folder)],
  });
  const renderer = await server.ssrLoadModule("build/render.tsx");
  const { paths, render } = renderer as typeof import("./render");
  const pages = paths.filter((path) => !path.includes("."));
  expect(pages).toContain("/hi/about");
  for (const path of pages) {
    const { status, body } = await render(path, "/assets/forms.js");
    expect(status, path).toBe(path === "/hi/404" ? 404 : 200);
    expect(deadLinks(path, elementsOf(String(body)), paths)).toEqual([]);
  }
  await server.close();
});
