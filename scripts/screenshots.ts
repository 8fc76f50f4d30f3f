import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserAt, findBrowser } from "../e2e/environment/browsers.ts";
import { builtPages, serveFolder } from "../e2e/sites.ts";
import { states } from "../e2e/states.ts";
import { build, dist, root } from "./prepare.js";

/* Takes screenshots of the content, or of another: `SITE_CONTENT=e2e/practice npm run screenshots`. */

const widths = [1440, 1024, 768, 390, 320];
const schemes = ["light", "dark"] as const;
const folder = join(root, "screenshots");

build("site");
const pages = await builtPages(dist);
const site = await serveFolder(dist);
const browser = await chromium.launch(browserAt(findBrowser()));
await rm(folder, { recursive: true, force: true });

for (const colorScheme of schemes) {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
      timezoneId: "Asia/Kolkata",
    });
    const variant = join(folder, `${colorScheme}-${width}`);
    const page = await context.newPage();
    for (const path of pages) {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.goto(path);
      await picture(page, join(variant, `${name}.png`), true);
    }
    for (const { name, path, reach } of states) {
      const page = await context.newPage();
      await page.goto(path);
      await reach(page);
      await picture(page, join(variant, `state-${name}.png`), false);
      await page.close();
    }
    await context.close();
    console.log(`${colorScheme}, ${width} px: ${pages.length + states.length} pictures`);
  }
}

await browser.close();
site.close();
console.log(`Look at them in ${folder}`);

async function picture(page: Page, path: string, fullPage: boolean) {
  await page.evaluate(async () => {
    // Parts that are laid out late would be empty.
    const whole = new CSSStyleSheet();
    whole.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(whole);
    for (const frame of document.querySelectorAll("iframe")) frame.loading = "eager";
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.screenshot({ path, fullPage });
}
