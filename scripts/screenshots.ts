import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { buildSite, builtPages, dist, serveFolder } from "./built-site.ts";
import { root } from "./prepare.js";
import { states } from "./screenshot-states.ts";

const widths = [1440, 1024, 768, 390, 320];
const schemes = ["light", "dark"] as const;
const folder = join(root, "screenshots");

await buildSite();
const pages = await builtPages(dist);
const site = await serveFolder(dist);
const browser = await chromium.launch({ executablePath: findBrowser() });
await rm(folder, { recursive: true, force: true });

for (const colorScheme of schemes) {
  for (const width of widths) {
    const target = join(folder, `${colorScheme}-${width}`);
    await mkdir(target, { recursive: true });
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
      timezoneId: "Asia/Kolkata",
    });
    for (const path of pages) {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      const page = await open(context, path);
      await picture(page, join(target, `${name}.png`), true);
    }
    for (const { name, path, reach } of states) {
      const page = await open(context, path);
      await reach(page);
      await picture(page, join(target, `state-${name}.png`), false);
    }
    await context.close();
    console.log(`${colorScheme}, ${width} px: ${pages.length + states.length} pictures`);
  }
}

await browser.close();
site.close();
console.log(`Look at them in ${folder}`);

async function open(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function picture(page: Page, path: string, fullPage: boolean) {
  await page.evaluate(async () => {
    // What is laid out only when it comes near would be empty.
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.screenshot({ path, fullPage });
  await page.close();
}
