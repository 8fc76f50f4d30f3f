import { useCallback, useEffect, useRef, useState } from "react";
import type { Entry } from "../forms";
import { ask } from "./api";
import type { EditedField } from "./edited-field";
import { isVisible, outline, type Spot, show, spotAt, spotsOf, spotsOn } from "./on-page";
import { showField, showForm } from "./places";

type PreviewProps = {
  id: string;
  /** Saved entry. */
  entry: Entry;
  edited: EditedField;
};

/** Link on the page that was pressed: its text was opened, and it can be followed. */
type PressedLink = { href: string; isOurs: boolean };

/** Page, scroll position and link to show again after a press opens another form. */
let left: { path: string; top: number; link: PressedLink | undefined } | undefined;

function takeLeft() {
  const taken = left;
  left = undefined;
  return taken;
}

/** Page that shows the edited entry, as saved. A press on a text opens its field. */
export function Preview({ id, entry, edited }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [before] = useState(takeLeft);
  /** Page that is loaded, with the saved entry it was loaded for. */
  const [shown, setShown] = useState<{ path: string; spots: Spot[]; entry: Entry }>();
  /** True while no page is loading. */
  const [hasCome, setHasCome] = useState(false);
  const [link, setLink] = useState(before?.link);
  /** Saved entry: now, and when a page was asked for last. */
  const saved = useRef(entry);
  const asked = useRef(entry);
  /** Path of the last opened page, and the field at which the owner followed a link from it. */
  const opened = useRef("");
  const gone = useRef<EditedField>(undefined);

  /** Opens a page, from which Back doesn't return. */
  const open = useCallback((path: string) => {
    asked.current = saved.current;
    opened.current = path;
    frame.current?.contentWindow?.location.replace(path);
  }, []);

  /** Reloads the page, which keeps its scroll position. */
  const reload = useCallback(() => {
    asked.current = saved.current;
    frame.current?.contentWindow?.location.reload();
  }, []);

  useEffect(() => {
    if (before) open(before.path);
  }, [before, open]);

  useEffect(() => {
    saved.current = entry;
    // A page that is still loading is reloaded once it has arrived.
    if (shown && entry !== asked.current) reload();
  }, [shown, entry, reload]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || (!shown && before)) return;
    const found = spotsOf(shown?.spots ?? [], id, edited);
    const seen = found.filter(isVisible);
    const first = seen.find(({ element }) => element.closest("main")) ?? seen[0];
    if (shown) outline(page, found);
    if (first) return show(first);
    if (gone.current === edited) return;
    let isOver = false;
    async function find() {
      const field = edited.path.join(".");
      const { url = "/" } = await ask<{ url?: string }>(
        `page?${new URLSearchParams({ id, field })}`,
      );
      if (!isOver && url !== shown?.path) open(url);
    }
    // Waits, because the owner may only pass the field. The form reports a failed request.
    const timer = setTimeout(() => find().catch(() => {}), shown ? 500 : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shown, before, id, edited, open]);

  function take(page: Document, spots: Spot[]) {
    const path = page.location.pathname;
    if (path !== opened.current) gone.current = edited;
    opened.current = path;
    if (shown) setLink(undefined);
    setShown({ path, spots, entry: asked.current });
    setHasCome(true);
    page.defaultView?.addEventListener("pagehide", () => setHasCome(false));
    page.addEventListener("click", (event) => press(event, spots), { capture: true });
    if (!shown && before) page.defaultView?.scrollTo({ top: before.top, behavior: "instant" });
  }

  function press(event: MouseEvent, spots: readonly Spot[]) {
    const view = frame.current?.contentWindow;
    const pressed = event.target as Element;
    const spot = spotAt(spots, pressed, event.clientX, event.clientY);
    if (!spot || !view) return;
    // Parts that fold out or come up hold more texts. Other links and buttons do nothing here.
    if (!pressed.closest("summary, [popovertarget]")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const link = linkAt(pressed);
    setLink(link);
    if (spot.id === id) return showField(spot.path, "", spot.line);
    left = { path: view.location.pathname, top: view.scrollY, link };
    location.hash = `#/entry/${spot.id}?${spot.path.join(".")}??${spot.line ?? ""}`;
  }

  return (
    <div className="preview" data-waits={!hasCome || shown?.entry !== entry || undefined}>
      <p className="cluster">
        <span role="status">
          {link ? (
            <>
              A link:{" "}
              <a href={link.href} target={link.isOurs ? "page" : "_blank"} rel="noreferrer">
                go where it leads
              </a>
            </>
          ) : (
            "Press a text to edit it."
          )}
        </span>
        <a href={shown?.path} target="_blank" rel="noreferrer">
          See this page in a tab of its own
        </a>
        <button type="button" className="phones-only" onClick={() => showForm(edited.path)}>
          Back to the form
        </button>
      </p>
      <iframe
        ref={frame}
        name="page"
        title="The page, as it is saved"
        onLoad={() => {
          const page = frame.current?.contentDocument;
          if (!page || page.location.protocol === "about:") return;
          take(page, spotsOn(page));
        }}
      />
    </div>
  );
}

function linkAt(pressed: Element): PressedLink | undefined {
  const link = pressed.closest("a");
  if (!link || !/^https?:/.test(link.protocol)) return undefined;
  return { href: link.href, isOurs: link.origin === location.origin };
}
