import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../site";
import { sites } from "../sites";

test.use({ site: sites.content });

/** Bytes with Brotli 11, or of the file itself where that is compressed already. */
const budgets = {
  home: 19_000,
  page: 17_000,
  /** Holds the longest form with its words, and the privacy notice in two languages. */
  sessionRequest: 23_000,
  /**
   * Leaving quickly takes 300 of them, what a message is about 200, the clock 100, the menus of a
   * window that changes its width 100, the map 40.
   */
  scriptByLoad: 2_300,
  /** React and Valibot take most of them. */
  form: 72_000,
  deliveringForm: 73_500,
  calendar: 18_000,
  font: 16_000,
  /** The request holds the privacy notice in two languages, too. */
  hindi: { page: 24_500, font: 45_000 },
  /** Fonts take 31,000 of them, the hero and the five portraits 14,000. */
  homeWithPictures: 68_500,
};

/** English pages with a budget of their own. */
const ownBudgets: Readonly<Record<string, number>> = {
  "index.html": budgets.home,
  "appointments.html": budgets.sessionRequest,
};

function filesOf(site: string) {
  return readdirSync(site, { recursive: true, encoding: "utf8" });
}

function weigh(names: string[], site = sites.content) {
  const weights = names.map((name) => {
    const content = readFileSync(join(site, name));
    const isCompressed = /\.(?:woff2|png|jpe?g|webp|avif)$/.test(name);
    return isCompressed ? content.length : brotliCompressSync(content).length;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

const files = filesOf(sites.content);

test("pages, fonts, forms and the calendar stay within their bytes", () => {
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const limit = /^hi\b/.test(page) ? budgets.hindi.page : (ownBudgets[page] ?? budgets.page);
    expect.soft(weigh([page]), page).toBeLessThanOrEqual(limit);
  }
  const { font, calendar, hindi } = budgets;
  // Hindi pages are larger.
  for (const [site, file, limits] of [
    [sites.content, /\.woff2$/, [font, font, hindi.font, hindi.font, hindi.font]],
    [sites.content, /hydrate-form-[\w-]+\.js$/, [budgets.form]],
    [sites.delivering, /hydrate-form-[\w-]+\.js$/, [budgets.deliveringForm]],
    [sites.content, /calendar-[\w-]+\.js$/, [calendar]],
  ] as const) {
    const names = filesOf(site).filter((name) => file.test(name));
    const weights = names.map((name) => weigh([name], site)).toSorted((one, other) => one - other);
    expect(weights, String(file)).toHaveLength(limits.length);
    for (const [index, limit] of limits.entries()) {
      expect.soft(weights[index], `${file} in ${site}`).toBeLessThanOrEqual(limit);
    }
  }
});

test("home with its images and page scripts stays within its bytes", async ({ context }) => {
  for (const path of ["/contact", "/appointments", "/"]) {
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(path, { waitUntil: "load" });
    expect.soft([...asked].filter((name) => name.endsWith(".js"))).toEqual([]);
    const inline = (await page.locator("script:not([type])").allTextContents()).join("\n");
    expect(inline).not.toBe("");
    expect.soft(brotliCompressSync(inline).length, path).toBeLessThanOrEqual(budgets.scriptByLoad);
    if (path !== "/") continue;
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const names = [...asked].map((name) => name || "index.html");
    expect(weigh(names)).toBeLessThanOrEqual(budgets.homeWithPictures);
  }
});
