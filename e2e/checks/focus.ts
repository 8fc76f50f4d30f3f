import type { Page } from "@playwright/test";

type Key = "Tab" | "Shift+Tab";

/**
 * Walks with a key from one end of the page to the other, or of what is laid over it, and tells of
 * every stop that cannot be seen: one that something covers, that lies outside the window, or that
 * has no mark of focus. Also of stops that come out of their order, and of those that never come.
 */
export async function focusFindings(page: Page, key: Key): Promise<string[]> {
  await page.evaluate(loadFrames);
  const stops = await page.evaluate(startRecording, key);
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, "endRecording")());
}

/** A frame that arrived during the walk would take a press for itself. */
async function loadFrames() {
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentDocument?.URL !== "about:blank") continue;
    await new Promise((resolve) => {
      frame.addEventListener("load", resolve, { once: true });
      frame.loading = "eager";
    });
  }
}

/** Looks at each stop when the next key is pressed: by then the page has scrolled to it. */
function startRecording(key: Key): number {
  const findings = new Set<string>();
  const reached: Element[] = [];
  const over = document.querySelector(":modal, :popover-open:has(a, button)");
  const controls = "a[href], button, input, select, textarea, summary";
  const expected = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      (!over || over.contains(element)),
  );
  standAtTheBeginning();
  document.addEventListener("keydown", look, { capture: true });
  Object.assign(window, {
    endRecording() {
      look();
      document.removeEventListener("keydown", look, { capture: true });
      const stops = new Set(reached.map(stopOf));
      for (const element of expected) {
        if (!stops.has(stopOf(element))) findings.add(`${words(element)} is never reached`);
      }
      return [...findings];
    },
  });
  // The link in the frame of the map is a stop, too, and a group of radios is one twice when React
  // takes it over at that moment. A finished walk starts again, which is harmless.
  return new Set(expected.map(stopOf)).size + (over ? 0 : 3);

  /** Browsers continue from the last focused place, even if its element was removed. */
  function standAtTheBeginning() {
    const beginning = document.createElement("span");
    // The bar moves the focus on from what has no width.
    beginning.textContent = "|";
    beginning.tabIndex = -1;
    (over ?? document.body)[key === "Tab" ? "prepend" : "append"](beginning);
    beginning.focus();
    beginning.remove();
  }

  /** Returns an element, or the name of its radio group: a group is one Tab stop. */
  function stopOf(element: Element) {
    return element.matches("[type=radio]") ? element.getAttribute("name") : element;
  }

  function words(element: Element) {
    const text = element.textContent?.trim() || element.getAttribute("name") || element.id;
    return `${element.tagName.toLowerCase()} '${text?.slice(0, 40)}'`;
  }

  function look() {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === "IFRAME") return;
    if (reached.includes(focused)) return;
    lookAtPlace(focused);
    if (!isMarked(focused)) findings.add(`${words(focused)} shows no focus`);
    const last = reached.at(-1);
    const way = last && last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (last && Boolean(way) !== (key === "Tab")) {
      findings.add(`${words(focused)} comes after ${words(last)}`);
    }
    reached.push(focused);
  }

  /** Looks at the middle and two edges of an element. A tall element needs one free edge. */
  function lookAtPlace(focused: Element) {
    const { height: whole } = focused.getBoundingClientRect();
    // Browsers bring the caret of a text area into view, not the whole.
    const isTall = focused.tagName === "TEXTAREA" || whole > innerHeight / 2;
    const covers = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
      [1, height / 2, height - 1].map((down) => coverAt(left + width / 2, top + down, focused)),
    );
    const isSeen = isTall ? covers.includes(undefined) : covers.every((cover) => !cover);
    if (!isSeen) findings.add(`${words(focused)} is hidden: ${covers.find(Boolean)}`);
  }

  function coverAt(x: number, y: number, focused: Element) {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "outside the window";
    const top = document.elementFromPoint(x, y);
    // Only positioned elements can cover others.
    for (let part = top; part && !part.contains(focused); part = part.parentElement) {
      if (focused.contains(part)) return;
      if (getComputedStyle(part).position !== "static") return `${words(part)} lies over it`;
    }
    return undefined;
  }

  /** True if an outline of two pixels is around the element, or around the card whose link it is. */
  function isMarked(focused: Element) {
    for (let part: Element | null = focused; part; part = part.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  }
}
