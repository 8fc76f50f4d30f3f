import { useEffect, useRef, useState } from "react";
import type { Entry } from "../entries";
import { or, plainWords } from "../plain-words";
import { showForm } from "./places";

type PageBesideProps = {
  /** Its address. */
  page: string;
  /** Another one each time something is saved: the page comes anew. */
  saved: unknown;
  /** The field that is edited. */
  path: readonly string[];
  /** What it shall show, where it says so: the words of the field that is edited, or others of them. */
  words: string;
  /** Whether the first are all that a place says, and not in a sentence of others. */
  isChoice: boolean;
};

/** The page that shows what is edited, as it is saved. */
export function PageBeside({ page, saved, path, words, isChoice }: PageBesideProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(saved);
  const [shown, setShown] = useState<unknown>();
  // The browser's own way to a part of a page would scroll the form, too.
  const [address, part] = page.split("#");

  useEffect(() => {
    if (saved !== asked.current) loadAnew(frame.current);
    asked.current = saved;
  }, [saved]);

  useEffect(() => {
    goTo(frame.current?.contentDocument, { words, isChoice, part });
  }, [words, isChoice, part]);

  return (
    <div className="page-beside" data-waits={saved !== shown || undefined}>
      <p className="cluster">
        <a href={page} target="_blank" rel="noreferrer">
          See this page in a tab of its own
        </a>
        <button type="button" className="phones-only" onClick={() => showForm(path)}>
          Back to the form
        </button>
      </p>
      <iframe
        ref={frame}
        name="page"
        src={address}
        title="The page, as it is saved"
        onLoad={() => {
          setShown(saved);
          goTo(frame.current?.contentDocument, { words, isChoice, part });
        }}
      />
    </div>
  );
}

/** The page that shows a field, in its language. */
export function pageOf({ pages = {}, language }: Entry, edited: readonly string[]) {
  const [first] = Object.values(pages);
  const page = pages[edited.find((name) => name in pages) ?? ""] ?? first;
  return page && edited[0] === language ? `/${language}${page}`.replace(/\/$/, "") : page;
}

/** A page stays where it was scrolled to, unless it has not come yet. */
function loadAnew(frame: HTMLIFrameElement | null) {
  const { location } = frame?.contentWindow ?? {};
  if (location?.protocol === "about:") location.replace(`${frame?.src}`);
  else location?.reload();
}

type Sought = Pick<PageBesideProps, "words" | "isChoice"> & { part?: string | undefined };

/**
 * Goes to the first place in a page, or in a part of it, that says the words, opens what it is folded
 * into, and marks it.
 */
function goTo(page: Document | null | undefined, { words, isChoice, part }: Sought) {
  for (const marked of page?.querySelectorAll<HTMLElement>("[data-edited]") ?? []) {
    marked.style.outline = "";
    delete marked.dataset.edited;
  }
  const parts = part ? [`#${part} *`] : ["main :not(nav, nav *)", "footer *", "header *"];
  const places = parts.flatMap((part) => [...(page?.querySelectorAll<HTMLElement>(part) ?? [])]);
  const found = words.split(or).map((one, index) => {
    return placeWith(one, places, isChoice && index === 0);
  });
  const place = found.find(Boolean);
  const view = page?.defaultView;
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

/** What says this and nothing else, before a sentence in which it is said. */
function placeWith(words: string, places: readonly HTMLElement[], isAlone: boolean) {
  const [longest = ""] = words
    .split(/\{\{?\w+\}?\}|\n/)
    .map(plainWords)
    .sort((one, other) => other.length - one.length);
  // A bare number may stand anywhere.
  if (longest.length < 3) return;
  const textOf = (element: Element) => plainWords(element.textContent ?? "");
  const says = (element: Element) => textOf(element).includes(longest);
  const found = places.filter((element) => {
    const isThere = element.getClientRects().length > 0 || element.closest("details:not([open])");
    return isThere && says(element) && ![...element.children].some(says);
  });
  return found.find((element) => textOf(element) === longest) ?? (isAlone ? undefined : found[0]);
}
