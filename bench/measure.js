import { setTimeout as wait } from "node:timers/promises";
import { observe, pressSubmit } from "./observe.js";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").CDPSession} CDPSession
 * @typedef {import("./observe.js").MeasuredWindow} MeasuredWindow
 * @typedef {import("./observe.js").Seen} Seen
 */

const bytesPerSecond = (/** @type {number} */ megabits) => (megabits * 1_000_000) / 8;

/** A mid-range phone on slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
};
const cpuSlowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
  timezoneId: "Asia/Kolkata",
};

export const conditions = "390 × 844, 150 ms, 1.6 Mbps down, 0.75 up, CPU slowed 4 times, no cache";

const loadTimeoutMs = 60_000;
/** A page is over when it has asked for nothing for this long, or after the longest wait. */
const quietMs = 1000;
const longestWaitMs = 15_000;
/** What a task may take before it counts as blocking. */
const taskAllowanceMs = 50;

/**
 * Loads a page as a first visitor does, touches nothing, and reads off what it took.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export async function measureLoad(browser, url) {
  return inNewVisit(browser, async (page, session) => {
    await page.addInitScript(observe);
    const traffic = watchTraffic(session, new URL(url).host);
    await open(page, url);
    await traffic.quiet();
    const seen = await page.evaluate(() => /** @type {MeasuredWindow} */ (window).seen);
    if (seen?.firstPaint === undefined) throw new Error("nothing was painted");
    return {
      ...traffic.figures(),
      text: await page.evaluate(() => document.body.innerText.length),
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint ?? seen.firstPaint,
      blocking: blockingTime(seen.longTasks, seen.firstPaint),
      shift: layoutShift(seen.shifts),
    };
  });
}

/**
 * Loads a page and presses its form from the first paint on, as `pressSubmit` says.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
export async function measureForm(browser, url) {
  return inNewVisit(browser, async (page) => {
    await page.addInitScript(pressSubmit);
    await open(page, url);
    const isAnswered = () =>
      /** @type {MeasuredWindow} */ (window).pressed?.answeredAt !== undefined;
    await page.waitForFunction(isAnswered, undefined, { timeout: longestWaitMs }).catch(() => {
      throw new Error("the form did not answer");
    });
    const pressed = await page.evaluate(() => /** @type {MeasuredWindow} */ (window).pressed);
    return { formReady: pressed?.readyAt ?? 0, formAnswer: pressed?.answeredAt ?? 0 };
  });
}

/**
 * A new context has no cache, cookies or open connections.
 *
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page, session: CDPSession) => Promise<Result>} visit
 */
async function inNewVisit(browser, visit) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Page.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function open(page, url) {
  const response = await page.goto(url, { waitUntil: "load", timeout: loadTimeoutMs });
  if (!response?.ok()) throw new Error(`answered with ${response?.status()}`);
  const answeredAfter = response.request().timing().responseStart;
  if (answeredAfter < network.latency) throw new Error("the network was not slowed down");
}

/**
 * Counts what goes over the wire, headers included. Favicons and the manifest are fetched outside of
 * the page, and the browser does not tell of them.
 *
 * @param {CDPSession} session
 * @param {string} ownHost
 */
function watchTraffic(session, ownHost) {
  /** @type {Map<string, { isScript: boolean, bytes: number, endedAt: number }>} */
  const ended = new Map();
  /** @type {Map<string, { isScript: boolean }>} */
  const running = new Map();
  let requests = 0;
  let foreignRequests = 0;
  let redirectBytes = 0;
  let loadedAt = Number.POSITIVE_INFINITY;
  let lastChange = Date.now();

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    lastChange = Date.now();
    requests += 1;
    if (new URL(request.url).host !== ownHost) foreignRequests += 1;
    redirectBytes += redirectResponse?.encodedDataLength ?? 0;
    running.set(requestId, { isScript: type === "Script" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const request = running.get(requestId);
    if (!request) return;
    end(requestId);
    ended.set(requestId, { ...request, bytes: encodedDataLength, endedAt: timestamp });
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAt = timestamp;
  });

  /** @param {string} requestId */
  function end(requestId) {
    lastChange = Date.now();
    running.delete(requestId);
  }

  return {
    async quiet() {
      const from = Date.now();
      lastChange = from;
      while (Date.now() - from < longestWaitMs) {
        if (running.size === 0 && Date.now() - lastChange >= quietMs) return;
        await wait(50);
      }
    },
    figures() {
      const all = [...ended.values()];
      const scripts = all.filter(({ isScript, endedAt }) => isScript && endedAt <= loadedAt);
      return {
        bytes: redirectBytes + sum(all.map(({ bytes }) => bytes)),
        scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
        requests,
        foreignRequests,
      };
    },
  };
}

/**
 * What long tasks took beyond their allowance, after the first paint: before it, there is nothing
 * that a visitor could use.
 *
 * @param {Seen["longTasks"]} tasks
 * @param {number} firstPaint
 */
export function blockingTime(tasks, firstPaint) {
  return sum(
    tasks.map(({ start, duration }) => {
      const visible = start + duration - Math.max(start, firstPaint);
      return Math.max(0, visible - taskAllowanceMs);
    }),
  );
}

/**
 * Cumulative layout shift: the worst burst of shifts, less than a second apart and five seconds
 * long at most.
 *
 * @param {Seen["shifts"]} shifts
 */
export function layoutShift(shifts) {
  let worst = 0;
  let burst = { value: 0, from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  for (const { at, value } of shifts) {
    const belongs = at - burst.to < 1000 && at - burst.from < 5000;
    burst = belongs
      ? { value: burst.value + value, from: burst.from, to: at }
      : { value, from: at, to: at };
    worst = Math.max(worst, burst.value);
  }
  return worst;
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
