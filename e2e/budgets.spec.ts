import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { allowClipboard } from "./forms";
import { expect, test } from "./site";

/** Bytes with Brotli 11, or of the file itself where that is compressed already. */
const budgets = {
  page: 18_000,
  /** Holds the longest form, and the privacy notice in two languages. */
  sessionRequest: 20_500,
  scriptByLoad: 1_540,
  /** React, React Hook Form and Valibot take 70,000 of them. */
  form: 82_500,
  calendar: 18_000,
  fonts: 32_000,
  /** Fonts take 31,000 of them, the hero and the five portraits 14,000. */
  home: 64_000,
};

const files = readdirSync("dist", { recursive: true, encoding: "utf8" });

function weigh(file: string) {
  const content = readFileSync(join("dist", file));
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(file)
    ? content.length
    : brotliCompressSync(content).length;
}

test(`Every page has at most ${budgets.page} bytes, the session request ${budgets.sessionRequest}`, () => {
  const pages = files.filter((file) => file.endsWith(".html"));
  expect(pages).not.toEqual([]);
  for (const file of pages) {
    const limit = file === "appointments.html" ? budgets.sessionRequest : budgets.page;
    expect.soft(weigh(file), file).toBeLessThanOrEqual(limit);
  }
});

test(`Two fonts weigh at most ${budgets.fonts} bytes together`, () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, font) => sum + weigh(font), 0)).toBeLessThanOrEqual(budgets.fonts);
});

test(`A form wakes with at most ${budgets.form} bytes, in one file`, async ({ page }) => {
  await page.goto("/appointments");
  const script = await page.locator("html").getAttribute("data-form-script");
  expect(weigh(fileOf(script ?? ""))).toBeLessThanOrEqual(budgets.form);
});

test(`The calendar weighs at most ${budgets.calendar} bytes more`, () => {
  const calendar = files.filter((file) => /calendar-[\w-]+\.js$/.test(file));
  expect(calendar).toHaveLength(1);
  expect(weigh(calendar[0] ?? "")).toBeLessThanOrEqual(budgets.calendar);
});

test(`The home page with all its pictures weighs at most ${budgets.home} bytes`, async ({
  page,
}) => {
  const asked = listen(page);
  await page.goto("/");
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const sum = [...asked].reduce((total, path) => total + weigh(fileOf(path)), 0);
  expect(sum).toBeLessThanOrEqual(budgets.home);
});

for (const path of ["/", "/blogs/hustle-culture", "/contact", "/appointments"]) {
  test(`Nothing keeps ${path} from answering once it is painted`, async ({ page, browser }) => {
    await browser.startTracing(page, { categories: ["toplevel", "loading"] });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const tasks = tasksAfterPaint(await browser.stopTracing());
    expect(tasks.length).toBeGreaterThan(0);
    expect(Math.max(...tasks)).toBeLessThan(50);
  });

  test(`${path} has at most ${budgets.scriptByLoad} bytes of script by the time it is loaded`, async ({
    page,
  }) => {
    const asked = listen(page);
    await page.goto(path, { waitUntil: "load" });
    expect([...asked].filter((address) => address.endsWith(".js"))).toEqual([]);
    const inline = await page.locator("script:not([type])").allTextContents();
    expect(inline).not.toEqual([]);
    expect(brotliCompressSync(inline.join("\n")).length).toBeLessThanOrEqual(budgets.scriptByLoad);
  });
}

test.describe("A form's scripts", () => {
  test("are fetched once the page is idle, but not run", async ({ page }) => {
    const asked = listen(page);
    await page.goto("/contact");
    // A busy machine is not idle for a while.
    await expect.poll(() => [...asked].join(" "), { timeout: 20_000 }).toContain("/assets/forms-");
    await expect(page.locator("[data-form]")).not.toHaveAttribute("data-hydrated");
  });

  test("are left alone for someone who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked = listen(page);
    await page.goto("/contact");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([...asked].join(" ")).not.toContain("/assets/forms-");
    expect(await page.locator('link[href*="forms"]').count()).toBe(0);
  });
});

for (const [path, label] of [
  ["/contact", "Your message"],
  ["/appointments", "What brings you here?"],
] as const) {
  test(`A key takes ${path} at most 20 ms of script after a paste of a million characters`, async ({
    page,
    context,
  }) => {
    await allowClipboard(context);
    await page.goto(path);
    // From the first submit on, each change is checked, too.
    await page.getByRole("button", { name: /^(Send Message|Submit Session Request)$/ }).click();
    await expect(page.locator(".field-error").first()).toBeVisible();
    const text = page.getByLabel(label);
    await page.evaluate(
      (line) => navigator.clipboard.writeText(line.repeat(20_000)),
      "I have not slept well for some weeks, and worry.\n\n",
    );
    await text.press("ControlOrMeta+v");
    const scriptTime = await scriptClock(page);
    const before = await scriptTime();
    for (const key of "abcde") {
      await text.press(key);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(((await scriptTime()) - before) / 5).toBeLessThanOrEqual(20);
    await expect(page.getByText(/^1000005 of \d+ characters$/)).toBeVisible();
  });
}

/** Milliseconds of the processor: those of the clock would count what else the machine does. */
async function scriptClock(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
  };
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** The time, in ms, that each task of the page's thread took of the processor: others may use it, too. */
function tasksAfterPaint(trace: Buffer) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  return traceEvents.flatMap(({ name, pid, tid, ts, tdur = 0 }) => {
    const isOurs = name.endsWith("RunTask") && pid === paint?.pid && tid === paint.tid;
    return isOurs && ts > paint.ts ? [tdur / 1000] : [];
  });
}

function listen(page: Page) {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

function fileOf(path: string) {
  if (path === "/") return "index.html";
  return path.slice(1) + (path.includes(".") ? "" : ".html");
}
