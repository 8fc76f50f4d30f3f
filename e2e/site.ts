import { test as base, expect, type Page } from "@playwright/test";
import { type Form, formOf } from "./form";
import { serveFolder, sites } from "./sites";

/** What a page said to the console, asked of others, or failed at, since it was opened. */
export type Noise = { console: string[]; foreign: string[]; failed: string[] };

type Fixtures = { form: Form; noise: Noise; violations: string[] };

/** The folder of the built site that a test visits, and where it is served. */
type WorkerFixtures = { site: string; origin: string };

/**
 * Every test can look at the noise its page made; `quiet` says that there was none. A page that its
 * security policy had to stop from something fails the test, unless that was expected and taken back.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [sites.practice, { option: true, scope: "worker" }],
  origin: [
    async ({ site }, use) => {
      const server = await serveFolder(site);
      await use(server.origin);
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  violations: async ({}, use) => use([]),
  page: async ({ page, violations }, use) => {
    page.on("console", (message) => {
      if (/content security policy|trusted/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    // What is still being answered when a test is over is nobody's fault.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(violations).toEqual([]);
  },
  form: ({ page }, use) => use(formOf(page)),
  noise: async ({ page, baseURL }, use) => {
    await use(listen(page, baseURL ?? ""));
  },
});

function listen(page: Page, origin: string): Noise {
  const noise: Noise = { console: [], foreign: [], failed: [] };
  page.on("console", (message) => noise.console.push(message.text()));
  page.on("pageerror", (error) => noise.console.push(error.message));
  page.on("request", (request) => {
    const isOurs =
      request.url().startsWith(origin) || /^(blob|data|about|tel|mailto):/.test(request.url());
    if (!isOurs) noise.foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // What was on its way when the page was left, or fetched ahead in vain, did not fail.
    const reason = request.failure()?.errorText ?? "";
    const isGivenUp = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason);
    if (!isGivenUp) noise.failed.push(request.url());
  });
  return noise;
}

export const quiet: Noise = { console: [], foreign: [], failed: [] };

export { expect };
