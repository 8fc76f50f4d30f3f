import { afterPaint } from "./after-paint";

/** What `app/styles/layout.css` leaves out. */
const leftOut = ".region ~ .region, .footer";

/**
 * The styles keep what lies far below the screen out of the first layout, so that the first paint
 * need not wait for it. Here it is laid out after that, a part in each frame: no touch has to wait
 * for all of it, and the page is soon as long as it says.
 */
export function layOutRest() {
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)];

  function layOut(part: HTMLElement) {
    part.style.contentVisibility = "visible";
  }

  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    layOut(part);
    afterPaint(layOutNext);
  }

  // The browser finds the place that a visitor comes back to by its distance from the top.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") afterPaint(layOutNext);
  else parts.forEach(layOut);
}
