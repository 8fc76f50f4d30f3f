import { type ReactNode, useEffect, useRef } from "react";
import { practice } from "../../../app/content/practice";
import type { Listed } from "../api.ts";
import { dangerOf } from "../inbox.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import type { Opened } from "./opened.ts";
import { answeredWords, concernOf, formTitles, titleOf } from "./questions.ts";
import { overdueWords, receivedWords, WaitedLeaf } from "./waited-leaf.tsx";

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>;
}

type RowProps = { message: Listed; opened: Opened | undefined };

/** Opened only once it is on the screen. */
export function Row({ message, opened }: RowProps) {
  const { inbox, clockAheadMs } = useInbox();
  const now = useNow(clockAheadMs);
  const element = useRef<HTMLLIElement>(null);
  const { id, form, received, state, changed } = message;
  const isOpened = opened !== undefined;

  useEffect(() => {
    if (!element.current || isOpened) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) inbox.openNow(id);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [inbox, id, isOpened]);

  const overdue = state === "new" ? overdueWords(received, now, practice.responseHours) : undefined;
  const { level } = dangerOf(opened);
  return (
    <li className="row" ref={element} data-urgent={level === "danger" || undefined}>
      <WaitedLeaf
        ms={(state === "answered" ? changed : now) - received}
        isOverdue={Boolean(overdue)}
      />
      <div className="row-body">
        <h2 className="row-title">
          <a href={`#${id}`}>{titleOf(opened)}</a>
        </h2>
        <p className="row-facts">
          <span>{formTitles[form] ?? form}</span>
          <time dateTime={new Date(received).toISOString()}>{receivedWords(received)}</time>
          {level === "danger" && <strong className="row-urgent">May be in danger</strong>}
          {level === "soon" && <strong>Read soon</strong>}
          {overdue && <strong className="row-overdue">{overdue}</strong>}
          {state === "answered" && <span>{answeredWords(message)}</span>}
        </p>
        {opened?.values && <p className="row-words">{concernOf(opened.values)}</p>}
      </div>
    </li>
  );
}
