import type { EditedField } from "./edited-field";
import { idOf } from "./form-context";

/** Part of a page that shows a field of the content. */
export type Spot = {
  /** Entry, and the field's path in its form. */
  id: string;
  path: readonly string[];
  /** Line of a long text, counted from 0. */
  line: number | undefined;
  element: HTMLElement;
  /** Undefined for text that is only read aloud, such as an alt text. */
  range: Range | undefined;
};

/** Entry of the attribute `data-fields`, which the server writes. */
type Noted = [id: string, field: string, line: number | null, start?: number, end?: number];

/** Returns the parts of a page that show fields, in the order of the page. */
export function spotsOn(page: Document): Spot[] {
  return [...page.querySelectorAll<HTMLElement>("[data-fields]")].flatMap((element) => {
    const noted: Noted[] = JSON.parse(element.dataset.fields ?? "[]");
    return noted.map(([id, field, line, start, end]) => ({
      ...{ id, path: field.split("."), line: line ?? undefined, element },
      range: start === undefined || end === undefined ? undefined : rangeIn(element, start, end),
    }));
  });
}

/** Returns letters of an element as a range. */
function rangeIn(element: Element, start: number, end: number) {
  const range = element.ownerDocument.createRange();
  let before = 0;
  for (const text of textsIn(element)) {
    const after = before + (text.textContent ?? "").length;
    if (start >= before && start < after) range.setStart(text, start - before);
    if (end > before && end <= after) range.setEnd(text, end - before);
    before = after;
  }
  return range;
}

/** Elements whose letters nobody sees: the server doesn't count them. */
const unseen = /^(script|style|noscript|template)$/i;

function textsIn(node: Node): Node[] {
  if (node.nodeName === "#text") return [node];
  return unseen.test(node.nodeName) ? [] : [...node.childNodes].flatMap(textsIn);
}

/** Pixels by which a press may miss a text, such as between two lines. */
const nearby = 12;

/** Selector of the parts that lie above the rest of a page. */
const layers = "dialog, [popover], body > header";

/**
 * Returns the pressed spot: the nearest text, of several the shortest, or else an alt text.
 * Geometry decides, because a link may lie over all of a card.
 */
export function spotAt(spots: readonly Spot[], pressed: Element, x: number, y: number) {
  const layer = pressed.closest(layers);
  const found = spots.flatMap((spot) => {
    if (spot.element.closest(layers) !== layer) return [];
    const boxes = [...(spot.range ?? spot.element).getClientRects()];
    const distance = Math.min(...boxes.map((box) => distanceTo(box, x, y)));
    const length = spot.range ? `${spot.range}`.length : Number.MAX_VALUE;
    // A bar along the edge lies over other texts, and takes the press itself.
    const isOver = Number(pressed.contains(spot.element) || spot.element.contains(pressed));
    return distance <= (spot.range ? nearby : 0) ? [{ spot, distance, length, isOver }] : [];
  });
  const isText = ({ spot }: (typeof found)[number]) => Number(spot.range !== undefined);
  const [nearest] = found.sort((one, other) => {
    return (
      isText(other) - isText(one) || one.distance - other.distance || one.length - other.length
    );
  });
  return nearest?.spot;
}

function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Returns the parts of a page that show a field, or the fields in it. */
export function spotsOf(spots: readonly Spot[], id: string, { path, line }: EditedField) {
  const isIn = (spot: Spot) =>
    spot.id === id && idOf(spot.path.slice(0, path.length)) === idOf(path);
  const found = spots.filter(isIn);
  if (line === undefined) return found;
  // A line that isn't marked belongs to the marked line before it.
  const begun = found.map((spot) => spot.line ?? 0).filter((start) => start <= line);
  const last = Math.max(...begun);
  return found.filter((spot) => spot.line === undefined || spot.line === last);
}

const name = "edited";

/** Highlights these parts of a page, and no others. Texts keep their layout. */
export function outline(page: Document, spots: readonly Spot[]) {
  for (const element of page.querySelectorAll<HTMLElement>("[data-edited]")) {
    element.style.outline = "";
    delete element.dataset.edited;
  }
  const view = page.defaultView as (Window & typeof globalThis) | null;
  const ranges = spots.flatMap(({ range }) => range ?? []);
  // Firefox has highlights since 140, Safari since 17.2.
  const canHighlight = view !== null && "Highlight" in view;
  if (canHighlight) {
    addStyles(page, view);
    view.CSS.highlights.set(name, new view.Highlight(...ranges));
  }
  for (const { element, range } of spots) {
    element.dataset.edited = "";
    if (!canHighlight || !range) element.style.outline = "3px dashed currentColor";
  }
}

/** Adds a constructed style sheet, which the page's content security policy allows. */
function addStyles(page: Document, view: Window & typeof globalThis) {
  if (page.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`::highlight(${name}) {
    background-color: #ffe08a;
    color: #1d1d1d;
    text-decoration: underline 2px dashed;
  }`);
  page.adoptedStyleSheets.push(sheet);
}

/** Scrolls to a part of a page, and opens the folded sections around it. */
export function show(spot: Spot) {
  const view = spot.element.ownerDocument.defaultView;
  for (let box = spot.element.parentElement; box; box = box.parentElement) {
    if (box.tagName === "DETAILS") box.setAttribute("open", "");
  }
  // The page's own way to scroll into view would scroll the form, too.
  const scroll = () => {
    const { top, bottom } = (spot.range ?? spot.element).getBoundingClientRect();
    if (view && (top < 0 || bottom > view.innerHeight)) {
      view.scrollBy({ top: top - view.innerHeight / 3 });
    }
  };
  scroll();
  // Scrolls again: parts that are laid out only when near change their height then.
  view?.setTimeout(scroll, 200);
}

/** True if a part can be seen, or is in a folded section. */
export function isVisible({ element, range }: Spot) {
  return (range ?? element).getClientRects().length > 0 || element.closest("details:not([open])");
}
