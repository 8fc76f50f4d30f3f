import { afterPaint } from "./after-paint";
import { isPhone } from "./is-phone";

/** What `app/styles/layout.css` leaves out meanwhile. */
const leftOut = "section ~ section, [data-later]";

/**
 * Keeps what lies further down a phone's page out of the first layout, so that the first paint need
 * not wait for it. It is laid out after that, a part in each frame: no touch has to wait for all of
 * it, and the page is soon as long as it says.
 */
export function layOutRest() {
  const page = document.documentElement;
  const navigationType = window.navigation?.activation?.navigationType ?? "unknown";
  // The browser finds the place that a visitor comes back to by its distance from the top, and
  // draws nothing of a page that nobody looks at.
  const isNew = navigationType === "push" || navigationType === "replace";
  if (!isNew || document.hidden || location.hash || !isPhone()) return;
  page.setAttribute("data-rest", "later");

  function layOutAll() {
    page.removeAttribute("data-rest");
  }

  function layOut([step, ...others]: (() => void)[]) {
    if (!step) {
      layOutAll();
      return;
    }
    step();
    afterPaint(() => layOut(others));
  }

  addEventListener("DOMContentLoaded", () => {
    const parts = [...document.querySelectorAll<HTMLElement>(leftOut)];
    const steps = parts.flatMap((part) =>
      // Straight from hidden to visible, Chromium would count a shift that nobody sees.
      ["auto", "visible"].map((value) => () => {
        part.style.contentVisibility = value;
      }),
    );
    afterPaint(() => layOut(steps));
  });
  // The next thing to reach by the keyboard may be among it, or what a form finds wrong.
  for (const type of ["keydown", "submit"]) addEventListener(type, layOutAll, { once: true });
}
