import { useEffect, useRef, useState } from "react";
import type { Entry } from "../entries";
import { plainWords } from "../plain-words";

type PageBesideProps = {
  /** Its address. */
  page: string;
  /** Another one each time something is saved: the page comes anew. */
  saved: unknown;
  /** What it shall show, where it says so: the words of the field that is being edited. */
  words: string;
  /** Whether these are all that a place says, and not in a sentence of others. */
  isChoice: boolean;
};

/** The page that shows what is edited, as it is saved. */
export function PageBeside({ page, saved, words, isChoice }: PageBesideProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(saved);
  const [shown, setShown] = useState<unknown>();

  useEffect(() => {
    if (saved !== asked.current) loadAnew(frame.current);
    asked.current = saved;
  }, [saved]);

  useEffect(() => {
    goTo(frame.current?.contentDocument, words, isChoice);
  }, [words, isChoice]);

  return (
    <div className="page-beside" data-waits={saved !== shown || undefined}>
      <a href={page} target="_blank" rel="noreferrer">
        See this page in a tab of its own
      </a>
      <iframe
        ref={frame}
        name="page"
        src={page}
        title="The page, as it is saved"
        onLoad={() => {
          setShown(saved);
          goTo(frame.current?.contentDocument, words, isChoice);
        }}
      />
    </div>
  );
}

/** The page that shows a field, in its language. */
export function pageOf({ pages = {}, language }: Entry, edited: readonly string[]) {
  const [first] = Object.values(pages);
  const page = pages[edited.find((name) => name in pages) ?? ""] ?? first;
  return edited[0] === language ? `/${language}${page}`.replace(/\/$/, "") : page;
}

/** A page stays where it was scrolled to, unless it has not come yet. */
function loadAnew(frame: HTMLIFrameElement | null) {
  const { location } = frame?.contentWindow ?? {};
  if (location?.protocol === "about:") location.replace(`${frame?.src}`);
  else location?.reload();
}

/** Goes to the first place that says the words, opens what it is folded into, and marks it. */
function goTo(page: Document | null | undefined, words: string, isChoice: boolean) {
  const [longest = ""] = words
    .split(/\{\{?\w+\}?\}|\n/)
    .map(plainWords)
    .sort((one, other) => other.length - one.length);
  for (const marked of page?.querySelectorAll<HTMLElement>("[data-edited]") ?? []) {
    marked.style.outline = "";
    delete marked.dataset.edited;
  }
  // Of a page of which only a part is asked for, even a number is found.
  const part = page?.location.hash ?? "";
  const isShort = longest.length < 3;
  if (!page || (isShort && (longest === "" || part === ""))) return;
  const textOf = (element: Element) => plainWords(element.textContent ?? "");
  const says = (element: Element) => {
    return isShort
      ? textOf(element).split(" ").includes(longest)
      : textOf(element).includes(longest);
  };
  const parts = part ? [`${part} *`] : ["main :not(nav, nav *)", "footer *", "header *"];
  const places = parts.flatMap((part) => [...page.querySelectorAll<HTMLElement>(part)]);
  const found = places.filter((element) => {
    const isThere = element.getClientRects().length > 0 || element.closest("details:not([open])");
    return isThere && says(element) && ![...element.children].some(says);
  });
  // What says this and nothing else, before a sentence in which it is said. A number that stands in
  // several may be another one.
  const isUnclear = isChoice || (isShort && found.length > 1);
  const place =
    found.find((element) => textOf(element) === longest) ?? (isUnclear ? undefined : found[0]);
  const view = page.defaultView;
  if (!place || !view) return;
  for (let box = place.parentElement; box; box = box.parentElement) {
    if (box.tagName === "DETAILS") box.setAttribute("open", "");
  }
  place.dataset.edited = "";
  place.style.outline = "3px dashed currentColor";
  // Not with the page's own way to scroll into view, which would scroll the form, too.
  const scroll = () => {
    view.scrollBy({ top: place.getBoundingClientRect().top - view.innerHeight / 3 });
  };
  scroll();
  // What is laid out only when it comes near has another height then.
  view.setTimeout(scroll, 200);
}
