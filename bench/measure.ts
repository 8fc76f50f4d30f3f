import type { Browser, CDPSession, Page } from "@playwright/test";
import { type MeasuredWindow, observe, pressSubmit, type Seen } from "./observe.ts";

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** A mid-range phone on slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
};
const cpuSlowdown = 4;
const viewport = { width: 390, height: 844 };
const phone = {
  viewport,
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
  timezoneId: "Asia/Kolkata",
};

export const conditions = "390 × 844, 150 ms, 1.6 Mbps down, 0.75 up, CPU slowed 4 times, no cache";

/** How long a page may take to draw what came last. */
const settleMs = 500;
/** What a task may take before it counts as blocking. */
const taskAllowanceMs = 50;

export type Figures = Partial<
  Record<"firstPaint" | "largestPaint" | "finished" | "formReady" | "blocking" | "shift", number>
>;

/** Loads a page as a first visitor does, touches nothing, and reads off what it took. */
export function measureLoad(browser: Browser, url: string): Promise<Figures> {
  return inNewVisit(browser, async (page) => {
    await page.addInitScript(observe);
    await open(page, url);
    const seen = await page.evaluate(() => (window as MeasuredWindow).seen);
    if (!seen) throw new Error("nothing was observed");
    const { firstPaint, largestPaint, longTasks, shift } = seen;
    return { firstPaint, largestPaint, blocking: blockingTime(longTasks, firstPaint), shift };
  });
}

/**
 * When the first screen changed for the last time. The browser hands over a picture of it whenever
 * it has drawn a frame, with the time of the frame; one that looks like the last is no change. It
 * is a visit of its own, as taking pictures costs time.
 */
export function measureFinish(browser: Browser, url: string): Promise<Figures> {
  return inNewVisit(browser, async (page, session) => {
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
  return inNewVisit(browser, async (page) => {
    await page.addInitScript(pressSubmit);
    await open(page, url);
    const formReady = await page.evaluate(() => (window as MeasuredWindow).formReadyAt);
    if (!formReady) throw new Error("the form did not take a press");
    return { formReady };
  });
}

/** A new context has no cache, cookies or open connections. */
async function inNewVisit<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** Opens a page, waits until it has asked for nothing for half a second, and lets it draw the rest. */
async function open(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (!response?.ok()) throw new Error(`answered with ${response?.status()}`);
  const answeredAfter = response.request().timing().responseStart;
  if (answeredAfter < network.latency) throw new Error("the network was not slowed down");
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.waitForFunction(isPainted, undefined, { polling: 100 });
  await page.waitForTimeout(settleMs);
}

/**
 * What long tasks took beyond their allowance, after the first paint: before it, there is nothing
 * that a visitor could use.
 */
export function blockingTime(tasks: Seen["longTasks"], firstPaint: number) {
  const beyond = tasks.map(({ start, duration }) => {
    const visible = start + duration - Math.max(start, firstPaint);
    return Math.max(0, visible - taskAllowanceMs);
  });
  return beyond.reduce((total, time) => total + time, 0);
}
