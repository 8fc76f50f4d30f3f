import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findFastBrowser } from "./browser.js";
import { buildSite, builtPages, dist, serveFolder } from "./built-site.js";
import { root } from "./prepare.js";
import { states } from "./screenshot-states.js";

const widths = [1440, 1024, 768, 390, 320];
const schemes = /** @type {const} */ (["light", "dark"]);
const folder = join(root, "screenshots");

buildSite();
const pages = await builtPages();
const site = await serveFolder(dist);
const browser = await chromium.launch({ executablePath: await findFastBrowser() });
await rm(folder, { recursive: true, force: true });

for (const scheme of schemes) {
  for (const width of widths) {
    await mkdir(join(folder, `${scheme}-${width}`), { recursive: true });
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: "reduce",
      timezoneId: "Asia/Kolkata",
    });
    for (const path of pages) {
      await picture(context, path, pictureName(path), async () => {}, true);
    }
    for (const { name, path, reach } of states) {
      await picture(context, path, `state-${name}`, reach, false);
    }
    await context.close();
    console.log(`${scheme}, ${width} px: ${pages.length + states.length} pictures`);

    /**
     * @param {import("@playwright/test").BrowserContext} context
     * @param {string} path
     * @param {string} name
     * @param {(page: import("@playwright/test").Page) => Promise<void>} reach
     * @param {boolean} fullPage
     */
    async function picture(context, path, name, reach, fullPage) {
      const page = await context.newPage();
      await page.goto(path);
      await reach(page);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        await document.fonts.ready;
      });
      await page.screenshot({ path: join(folder, `${scheme}-${width}`, `${name}.png`), fullPage });
      await page.close();
    }
  }
}

await browser.close();
site.close();
console.log(`Look at them in ${folder}`);

/** @param {string} path */
function pictureName(path) {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
