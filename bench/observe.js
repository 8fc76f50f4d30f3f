/**
 * What runs inside a measured page. Playwright hands these functions over as text, so each holds
 * all it needs. Times are in milliseconds from the start of the navigation.
 *
 * @typedef {{ start: number, duration: number }} LongTask
 * @typedef {{ at: number, value: number }} Shift
 * @typedef {{ firstPaint?: number, largestPaint?: number, longTasks: LongTask[], shifts: Shift[] }} Seen
 * @typedef {{ readyAt?: number, answeredAt?: number }} Pressed
 * @typedef {Window & { seen?: Seen, pressed?: Pressed }} MeasuredWindow
 */

/** Notes what the browser itself reports: paints, tasks over 50 ms, and what moved. */
export function observe() {
  if (window !== top) return;
  /** @type {Seen} */
  const seen = { longTasks: [], shifts: [] };
  /** @type {MeasuredWindow} */ (window).seen = seen;

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} note
   */
  function follow(type, note) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
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
  follow("layout-shift", ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
}

/**
 * A visitor in a hurry: presses the button of the empty form in the first frame that shows it, and
 * again every 20 ms until the form answers. The same for every site:
 *
 * - A form is *ready* from the first press that is not lost: the page's own script takes the submit
 *   over (even if it can only carry it out later), or the browser checks the fields by itself.
 * - A form has *answered* when the first field is marked as wrong or the first alert says something.
 */
export function pressSubmit() {
  if (window !== top) return;
  /** @type {Pressed} */
  const pressed = {};
  /** @type {MeasuredWindow} */ (window).pressed = pressed;

  addEventListener("submit", (event) => {
    if (event.defaultPrevented) pressed.readyAt ??= performance.now();
    // Nobody has taken it over yet: the browser would leave the page.
    event.preventDefault();
  });
  addEventListener("invalid", answered, true);

  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  function answered() {
    pressed.answeredAt ??= performance.now();
    pressed.readyAt ??= pressed.answeredAt;
    clearInterval(timer);
  }

  /** @param {HTMLFormElement} form */
  function press(form) {
    const button = form.querySelector("button:not([type]), [type=submit]");
    if (button instanceof HTMLElement) button.click();
    const alerts = [...form.querySelectorAll("[role=alert]")];
    if (form.querySelector("[aria-invalid=true]") || alerts.some((alert) => alert.textContent)) {
      answered();
    }
  }

  requestAnimationFrame(function frame() {
    const form = [...document.forms].find((candidate) => candidate.querySelector("textarea"));
    if (!form) {
      requestAnimationFrame(frame);
      return;
    }
    timer = setInterval(press, 20, form);
    press(form);
  });
}
