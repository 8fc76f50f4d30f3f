import { useEffect, useState } from "react";
import { Arch } from "../../../app/components/arch";
import type { MessageState } from "../api.ts";
import quiet from "../drawings/quiet.svg";
import { inOrder } from "../inbox.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { StatusLines } from "../parts/status-lines.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { Row, Rows } from "./rows.tsx";
import { SearchResults } from "./search.tsx";

type View = { state: MessageState; address: string; label: string };

const firstView: View = { state: "new", address: "messages", label: "New" };

const views = [
  firstView,
  { state: "answered", address: "answered", label: "Answered" },
  { state: "aside", address: "aside", label: "Put aside" },
] satisfies View[];

export function ListPage({ address }: { address: string }) {
  const { inbox, listed, hasMore, opened, status } = useInbox();
  const [search, setSearch] = useState("");
  const heading = useFocus<HTMLHeadingElement>();
  const [error, setError] = useState<string>();
  const more = useTask();
  const { state, label } = views.find((view) => view.address === address) ?? firstView;

  useEffect(() => {
    inbox.show(state).then(
      () => setError(undefined),
      (error) => setError(error.message),
    );
  }, [inbox, state]);

  const shown = listed && (state === "new" ? inOrder(listed, opened) : listed);
  const unseen =
    state === "new" && listed && !hasMore && status ? status.waiting - listed.length : 0;
  return (
    <>
      <StatusLines />
      <div className="repel">
        <h1 ref={heading} tabIndex={-1}>
          {state === "new" ? waitingWords(status?.waiting) : label}
        </h1>
        {status && status.overdue > 0 && (
          <p className="badge" data-tone="danger">{`${status.overdue} overdue`}</p>
        )}
      </div>
      <div className="list-tools">
        <nav aria-label="Which messages">
          <ul className="views">
            {views.map((view) => (
              <li key={view.state}>
                <a
                  className="view"
                  href={`#${view.address}`}
                  aria-current={view.state === state ? "page" : undefined}
                >
                  {view.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="field">
          <label className="visually-hidden" htmlFor="search">
            Search in what is opened
          </label>
          <input
            className="control"
            id="search"
            type="search"
            placeholder="Search in what is opened"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <ErrorText text={error} />
      {search.trim() ? (
        <SearchResults text={search} />
      ) : (
        <>
          {unseen > 0 && (
            <p>
              {unseen === 1 ? "One was" : `${unseen} were`} put aside as spam, and nobody has looked
              yet: <a href="#aside">look now</a>
            </p>
          )}
          {shown?.length === 0 && unseen <= 0 && <Empty state={state} />}
          {shown && shown.length > 0 && (
            <Rows>
              {shown.map((message) => (
                <Row key={message.id} message={message} opened={opened.get(message.id)} />
              ))}
            </Rows>
          )}
          {hasMore && (
            <Action isBusy={more.isBusy} onPress={() => more.run(inbox.showMore)}>
              Show more
            </Action>
          )}
          {hasMore && state === "new" && (
            <p className="field-hint">
              {`Words that hint at danger were looked for in the ${opened.size} messages that are opened so far.`}
            </p>
          )}
        </>
      )}
    </>
  );
}

function waitingWords(waiting: number | undefined) {
  if (waiting === undefined) return "Messages";
  if (waiting === 0) return "Nobody is waiting";
  return waiting === 1 ? "One person is waiting" : `${waiting.toLocaleString("en-IN")} are waiting`;
}

const emptyWords: Record<MessageState, [title: string, text: string]> = {
  new: [
    "Everyone who wrote has an answer.",
    "New messages come up here by themselves. Time for a cup of tea.",
  ],
  answered: ["Nothing is answered yet.", "What you mark as answered is kept here."],
  aside: ["Nothing is put aside.", "What looks like spam waits here, until somebody has seen it."],
};

function Empty({ state }: { state: MessageState }) {
  const [title, text] = emptyWords[state];
  return (
    <div className="empty">
      <div className="empty-picture">
        <Arch src={quiet} width={320} height={400} eager />
      </div>
      <div className="flow">
        <p className="empty-title">{title}</p>
        <p className="measure">{text}</p>
      </div>
    </div>
  );
}
