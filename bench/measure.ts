import type { Browser, CDPSession, Page } from "@playwright/test";

/** A mid-range phone on slow 4G: milliseconds, and bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
const viewport = { width: 390, height: 844 };
const phone = { viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Milliseconds from the start of the navigation, but for what moved. */
type Figures = Readonly<Record<string, number>>;
type Entry = Pick<PerformanceEntry, "entryType" | "name" | "startTime" | "duration"> & {
  value?: number;
};

/** Loads a page as a first visitor does, touches nothing, and reads off what it took. */
export function measureLoad(browser: Browser, url: string): Promise<Figures> {
  return visit(browser, async (page) => {
    await page.addInitScript(observe);
    await open(page, url);
    const seen: Entry[] = await page.evaluate("seen");
    const all = (type: string) => seen.filter(({ entryType }) => entryType === type);
    const paint = seen.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN;
    return {
      "first paint": paint,
      "largest paint": all("largest-contentful-paint").at(-1)?.startTime ?? NaN,
      "layout shift": all("layout-shift").reduce((sum, { value = 0 }) => sum + value, 0),
      blocking: blockingTime(all("longtask"), paint),
    };
  });
}

/**
 * When the first screen changed for the last time. The browser hands over a picture of it whenever
 * it has drawn a frame, with the time of the frame; one that looks like the last is no change. It
 * is a visit of its own, as taking pictures costs time.
 */
export function measureFinish(browser: Browser, url: string): Promise<Figures> {
  return visit(browser, async (page, session) => {
    let lastPicture = "";
    let changedAt = 0;
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      // Without an answer, the browser sends no further pictures. The page may be closed by now.
      session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
      if (data === lastPicture) return;
      lastPicture = data;
      changedAt = (metadata.timestamp ?? 0) * 1000;
    });
    const { width: maxWidth, height: maxHeight } = viewport;
    await session.send("Page.startScreencast", { format: "png", maxWidth, maxHeight });
    await open(page, url);
    return { finished: changedAt - (await page.evaluate(() => performance.timeOrigin)) };
  });
}

/** When a press of the form's button is no longer lost, as `pressSubmit` says. */
export function measureForm(browser: Browser, url: string): Promise<Figures> {
  return visit(browser, async (page) => {
    await page.addInitScript(pressSubmit);
    await open(page, url);
    return { "form ready": await page.evaluate("formReadyAt") };
  });
}

/** A new context has no cache, cookies or open connections. */
async function visit(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Figures>,
) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const figures = await measure(page, session);
  await context.close();
  return figures;
}

/** Opens a page, waits until it has asked for nothing for half a second, and lets it draw the rest. */
async function open(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (!response?.ok()) throw new Error(`${url} answered with ${response?.status()}`);
  const answeredAfter = response.request().timing().responseStart;
  if (answeredAfter < network.latency) throw new Error("The network was not slowed down");
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  await page.waitForTimeout(500);
}

/**
 * What tasks take beyond 50 ms after the first paint: before it, there is nothing that a visitor
 * could use.
 */
export function blockingTime(
  tasks: readonly Pick<Entry, "startTime" | "duration">[],
  firstPaint: number,
) {
  return tasks.reduce((sum, { startTime, duration }) => {
    const visible = startTime + duration - Math.max(startTime, firstPaint);
    return sum + Math.max(0, visible - 50);
  }, 0);
}

/** Runs inside a page. Notes what the browser reports: paints, tasks over 50 ms, and what moved. */
function observe() {
  if (window !== top) return;
  const seen: Entry[] = [];
  Object.assign(window, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { entryType, name, startTime, duration, value } = entry;
      seen.push({ entryType, name, startTime, duration, value });
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"]) {
    observer.observe({ type, buffered: true });
  }
}

/**
 * Runs inside a page. A visitor in a hurry: presses the button of the empty form in the first frame
 * that shows it, and again every 20 ms until a press is not lost: the page's own script says
 * something to it, even if it can only carry it out later.
 */
function pressSubmit() {
  if (window !== top) return;
  // Nobody has taken the submit over yet: the browser would leave the page.
  addEventListener("submit", (event) => event.preventDefault());
  const changes = new MutationObserver(() => {});
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  requestAnimationFrame(function frame() {
    const button = document.querySelector<HTMLElement>("form:has(textarea) [type=submit]");
    if (!button) return requestAnimationFrame(frame);
    // What the page changes in answer to a click, it has changed when the click returns.
    changes.takeRecords();
    button.click();
    if (changes.takeRecords().length === 0) return setTimeout(frame, 20);
    Object.assign(window, { formReadyAt: performance.now() });
  });
}
