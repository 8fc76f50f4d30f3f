import type { Page } from "@playwright/test";
import { leastContrast } from "./contrast";

/**
 * Walks once round the page with a key, and tells of every stop that cannot be seen: one that
 * something covers, that lies outside the window, or that has no clear mark of focus. Also of stops
 * that come out of their order, and of those that never come.
 */
export async function focusFindings(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await page.evaluate(loadFrames);
  const stops = await page.evaluate(startRecording, key);
  const isBackward = key === "Shift+Tab";
  if (isBackward) await page.keyboard.down("Shift");
  // A key that is held down: the browser takes one press after the other, as fast as it can.
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.down("Tab")));
  await page.keyboard.up("Tab");
  if (isBackward) await page.keyboard.up("Shift");
  const { findings, marks } = await page.evaluate(endRecording);
  for (const { words, colour, grounds } of marks) {
    const ratio = leastContrast(colour, grounds);
    if (ratio < 3) findings.push(`${words} shows its focus at ${ratio.toFixed(1)} to 1`);
  }
  return findings;
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

/** The colour of a mark of focus, and the grounds that it is seen on, the topmost first. */
type Mark = { words: string; colour: string; grounds: string[] };
type Recording = { findings: string[]; marks: Mark[] };
type Recorder = { endRecording: () => Recording };

function endRecording(): Recording {
  return (window as unknown as Recorder).endRecording();
}

/** Looks at each stop when the next key is pressed: by then the page has scrolled to it. */
function startRecording(key: "Tab" | "Shift+Tab"): number {
  const findings = new Set<string>();
  const marks: Mark[] = [];
  const reached: Element[] = [];
  const isForward = key === "Tab";

  function words(element: Element) {
    const text = element.textContent?.trim() || element.getAttribute("name") || element.id;
    return `${element.tagName.toLowerCase()} '${text?.slice(0, 40)}'`;
  }

  function look() {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.tagName === "IFRAME") return;
    if (focused === reached.at(-1) || focused === reached[0]) return;
    lookAtPlace(focused);
    lookAtMark(focused);
    lookAtOrder(focused);
    reached.push(focused);
  }

  /** All of it must be seen; of what is taller than the room under the bar, a good part. */
  function lookAtPlace(focused: Element) {
    const bar = document.querySelector("body > header");
    const isInBar = bar?.contains(focused) || getComputedStyle(focused).position === "fixed";
    const room = innerHeight - (isInBar ? 0 : (bar?.getBoundingClientRect().bottom ?? 0));
    // Of a text area, browsers bring the caret into view, not the whole.
    const isTall = focused.tagName === "TEXTAREA" || focused.getBoundingClientRect().height > room;
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

  /** An outline of two pixels, and what it has to stand out from. */
  function lookAtMark(focused: Element) {
    const marked = markedPart(focused);
    if (!marked) {
      findings.add(`${words(focused)} shows no focus`);
      return;
    }
    const style = getComputedStyle(marked);
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    marks.push({
      words: words(focused),
      colour: style.outlineColor,
      grounds: groundsOf(isInside ? marked : marked.parentElement),
    });
    lookAtClipping(marked, style);
  }

  /** The mark may lie around a whole card whose link has the focus. */
  function markedPart(focused: Element) {
    for (let part: Element | null = focused; part; part = part.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return part;
    }
  }

  function lookAtClipping(marked: Element, style: CSSStyleDeclaration) {
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const box = marked.getBoundingClientRect();
    for (let parent = marked.parentElement; parent; parent = parent.parentElement) {
      if (parent === document.body || getComputedStyle(parent).overflow === "visible") continue;
      const edge = parent.getBoundingClientRect();
      const room = Math.min(
        box.left - edge.left,
        edge.right - box.right,
        box.top - edge.top,
        edge.bottom - box.bottom,
      );
      if (room < reach - 1) findings.add(`${words(marked)} has the mark of its focus cut off`);
    }
  }

  function groundsOf(element: Element | null): string[] {
    if (!element) return [];
    const { backgroundColor } = getComputedStyle(element);
    const isOpaque = backgroundColor.startsWith("rgb(");
    return [backgroundColor, ...(isOpaque ? [] : groundsOf(element.parentElement))];
  }

  /** Once round the page, the order starts over once. */
  let startsOver = 0;

  function lookAtOrder(focused: Element) {
    const last = reached.at(-1);
    if (!last) return;
    const follows = last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (Boolean(follows) !== isForward) {
      startsOver += 1;
      if (startsOver > 1) findings.add(`${words(focused)} comes after ${words(last)}`);
      return;
    }
    // In one column, what is read later stands lower.
    const isColumn = innerWidth <= 320 && !isAside(last) && !isAside(focused);
    const isLower = isForward ? below(last, focused) : below(focused, last);
    if (isColumn && !isLower) findings.add(`${words(focused)} stands out of order on the screen`);
  }

  function isAside(element: Element) {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
    }
    return false;
  }

  function below(first: Element, second: Element) {
    return second.getBoundingClientRect().bottom > first.getBoundingClientRect().top + 1;
  }

  const modal = document.querySelector(":modal");
  const groups = new Set<string>();
  const expected = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (modal && !modal.contains(element)) return false;
    if (element.tabIndex < 0 || element.matches(":disabled")) return false;
    if (element.tabIndex > 0) findings.add(`${words(element)} changes the order of Tab`);
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    const isFirst = !groups.has(element.name);
    groups.add(element.name);
    return isFirst;
  });

  // Where the focus was before is no stop of this walk, until it comes round again.
  (document.activeElement as HTMLElement | null)?.blur();
  document.addEventListener("keydown", look, { capture: true });
  (window as unknown as Recorder).endRecording = () => {
    look();
    document.removeEventListener("keydown", look, { capture: true });
    for (const element of expected) {
      const isReached =
        element instanceof HTMLInputElement && element.type === "radio"
          ? reached.some((stop) => stop.getAttribute("name") === element.name)
          : reached.includes(element);
      if (!isReached) findings.add(`${words(element)} is never reached`);
    }
    return { findings: [...findings], marks };
  };
  // A little more than once round: the frame of the map and the way past the end are stops, too.
  return expected.length + 4;
}
