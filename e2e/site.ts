import { test as base, expect, type Page } from "@playwright/test";
import { type Form, formOf } from "./form";
import { serveFolder, sites } from "./sites";

/** Console messages, foreign requests and failed requests of a page. */
export type PageEvents = { console: string[]; foreign: string[]; failed: string[] };

type Fixtures = {
  /** Folder of the built site that a test visits. */
  site: string;
  form: Form;
  pageEvents: PageEvents;
  violations: string[];
};

/** Serves the folder of a site until the worker ends, and returns where. */
type WorkerFixtures = { originOf: (site: string) => Promise<string> };

/**
 * Every test can read the events of its page in `pageEvents`. A page that its
 * security policy had to stop from something fails the test, unless that was expected and taken back.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [sites.practice, { option: true }],
  originOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof serveFolder>>();
      await use(async (site) => {
        const server = servers.get(site) ?? serveFolder(site);
        servers.set(site, server);
        return (await server).origin;
      });
      for (const server of servers.values()) (await server).close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site, originOf }, use) => use(await originOf(site)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  violations: async ({}, use) => use([]),
  page: async ({ page, violations }, use) => {
    page.on("console", (message) => {
      if (/content security policy|trusted/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    // A request that is still open when a test ends isn't an error.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(violations).toEqual([]);
  },
  form: ({ page }, use) => use(formOf(page)),
  pageEvents: async ({ page, baseURL }, use) => {
    await use(listen(page, baseURL ?? ""));
  },
});

function listen(page: Page, origin: string): PageEvents {
  const pageEvents: PageEvents = { console: [], foreign: [], failed: [] };
  page.on("console", (message) => pageEvents.console.push(message.text()));
  page.on("pageerror", (error) => pageEvents.console.push(error.message));
  page.on("request", (request) => {
    const isOurs =
      request.url().startsWith(origin) || /^(blob|data|about|tel|mailto):/.test(request.url());
    if (!isOurs) pageEvents.foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) pageEvents.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Requests that leaving the page aborts, and unused prefetches, didn't fail.
    const reason = request.failure()?.errorText ?? "";
    const isGivenUp = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason);
    if (!isGivenUp) pageEvents.failed.push(request.url());
  });
  return pageEvents;
}

export const noUnexpectedEvents: PageEvents = { console: [], foreign: [], failed: [] };

export { expect };
