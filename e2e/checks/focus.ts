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
  const isForward = key === "Tab";
  const over = document.querySelector(":modal, :popover-open:has(a, button)");
  const expected = stopsToCome();
  standAtTheBeginning();
  document.addEventListener("keydown", look, { capture: true });
  Object.assign(window, {
    endRecording() {
      look();
      document.removeEventListener("keydown", look, { capture: true });
      for (const element of expected) {
        const isReached = reached.some((stop) => stop === element || isSameGroup(stop, element));
        if (!isReached) findings.add(`${words(element)} is never reached`);
      }
      return [...findings];
    },
  });
  // The link in the frame of the map is a stop, too, and a group of radios is one twice when React
  // takes it over at that moment. A walk that is over starts anew, which does no harm.
  return expected.length + (over ? 0 : 3);

  /** Where something lies over the page, only that is walked through. */
  function stopsToCome() {
    const groups = new Set<string>();
    const controls = "a[href], button, input, select, textarea, summary";
    return [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.tabIndex < 0 || element.matches(":disabled")) return false;
      if (element.tabIndex > 0) findings.add(`${words(element)} changes the order of Tab`);
      if (over && !over.contains(element)) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
  }

  /** Browsers go on from where the focus was last, also when that is gone. */
  function standAtTheBeginning() {
    const beginning = document.createElement("span");
    beginning.tabIndex = -1;
    (over ?? document.body)[isForward ? "prepend" : "append"](beginning);
    beginning.focus();
    beginning.remove();
  }

  function isSameGroup(stop: Element, element: Element) {
    const isRadio = element instanceof HTMLInputElement && element.type === "radio";
    return isRadio && stop.getAttribute("name") === element.name;
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
    lookAtMark(focused);
    lookAtOrder(focused);
    reached.push(focused);
  }

  /** All of it must be seen; of what takes half of the window, a good part. */
  function lookAtPlace(focused: Element) {
    const { height } = focused.getBoundingClientRect();
    // Of a text area, browsers bring the caret into view, not the whole.
    const isTall = focused.tagName === "TEXTAREA" || height > innerHeight / 2;
    const points = [...focused.getClientRects()].flatMap(pointsOn);
    const covers = points.map(({ x, y }) => coverAt(x, y, focused)).filter(Boolean);
    if (covers.length > (isTall ? points.length * 0.7 : 0)) {
      findings.add(`${words(focused)} is hidden: ${covers[0]}`);
    }
  }

  /** Along the edges and in the middle. The corners may be round. */
  function pointsOn({ left, top, width, height }: DOMRect) {
    const columns = [0.25, 0.5, 0.75].map((share) => left + width * share);
    return [
      ...columns.flatMap((x) => [top + 1, top + height - 1].map((y) => ({ x, y }))),
      ...[left + 1, left + width / 2, left + width - 1].map((x) => ({ x, y: top + height / 2 })),
    ];
  }

  function coverAt(x: number, y: number, focused: Element) {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "outside the window";
    const top = document.elementFromPoint(x, y);
    // Only what is taken out of the flow of the page can lie over something else.
    for (let part = top; part && !part.contains(focused); part = part.parentElement) {
      if (focused.contains(part)) return;
      if (getComputedStyle(part).position !== "static") return `${words(part)} lies over it`;
    }
  }

  /** An outline of two pixels, which may lie around a whole card whose link has the focus. */
  function lookAtMark(focused: Element) {
    const marked = ancestors(focused).find((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!marked) findings.add(`${words(focused)} shows no focus`);
    else if (isCutOff(marked)) findings.add(`${words(marked)} has the mark of its focus cut off`);
  }

  function isCutOff(marked: Element) {
    const { outlineOffset, outlineWidth } = getComputedStyle(marked);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
    const box = marked.getBoundingClientRect();
    const cutting = ancestors(marked.parentElement).filter(
      (part) => !part.matches("html, body") && getComputedStyle(part).overflow !== "visible",
    );
    return cutting.some((part) => {
      const edge = part.getBoundingClientRect();
      const across = Math.min(box.left - edge.left, edge.right - box.right);
      const down = Math.min(box.top - edge.top, edge.bottom - box.bottom);
      return Math.min(across, down) < reach;
    });
  }

  function lookAtOrder(focused: Element) {
    const last = reached.at(-1);
    if (!last) return;
    const follows = last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (Boolean(follows) !== isForward)
      findings.add(`${words(focused)} comes after ${words(last)}`);
    // In one column, what is read later stands lower.
    const isColumn = innerWidth <= 320 && ![last, focused].some(isAside);
    const [upper, lower] = isForward ? [last, focused] : [focused, last];
    const isLower = lower.getBoundingClientRect().bottom > upper.getBoundingClientRect().top + 1;
    if (isColumn && !isLower) findings.add(`${words(focused)} stands out of order on the screen`);
  }

  function isAside(element: Element) {
    return ancestors(element).some((part) => /fixed|sticky/.test(getComputedStyle(part).position));
  }

  /** With the element itself, from there upwards. */
  function ancestors(element: Element | null): Element[] {
    return element ? [element, ...ancestors(element.parentElement)] : [];
  }
}
