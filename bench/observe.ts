/*
 * What runs inside a measured page. Playwright hands these functions over as text, so each holds
 * all it needs. Times are in milliseconds from the start of the navigation.
 */

type LongTask = { start: number; duration: number };
export type Seen = {
  firstPaint: number;
  largestPaint: number;
  longTasks: LongTask[];
  /** How much has moved without any touch, summed up. */
  shift: number;
};
export type MeasuredWindow = Window & { seen?: Seen; formReadyAt?: number };

/** Notes what the browser itself reports: paints, tasks over 50 ms, and what moved. */
export function observe() {
  if (window !== top) return;
  const seen: Seen = { firstPaint: 0, largestPaint: 0, longTasks: [], shift: 0 };
  (window as MeasuredWindow).seen = seen;

  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  function follow(type: string, note: (entry: Entry) => void) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }

  follow("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  follow("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  follow("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration });
  });
  follow("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}

/**
 * A visitor in a hurry: presses the button of the empty form in the first frame that shows it, and
 * again every 20 ms until a press is not lost: the page's own script says something to it, even if
 * it can only carry it out later.
 */
export function pressSubmit() {
  if (window !== top) return;
  // Nobody has taken the submit over yet: the browser would leave the page.
  addEventListener("submit", (event) => event.preventDefault());
  const changes = new MutationObserver(() => {});
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  function press(button: HTMLElement) {
    // What the page changes in answer to a click, it has changed when the click returns.
    changes.takeRecords();
    button.click();
    if (changes.takeRecords().length === 0) return false;
    (window as MeasuredWindow).formReadyAt = performance.now();
    return true;
  }

  requestAnimationFrame(function frame() {
    const button = document.querySelector<HTMLElement>("form:has(textarea) [type=submit]");
    if (!button) requestAnimationFrame(frame);
    else if (!press(button)) setTimeout(frame, 20);
  });
}
