import { type ReactNode, useEffect, useRef, useState } from "react";
import { cut, or, placeOf } from "../plain-words";
import type { ErrorDetails } from "../request-error";
import { cannotBuild, isReady, sectionsOf } from "../task-list";
import { ask, type Found, type Overview, wordsToSay } from "./api";
import { Drafts } from "./drafts";
import { FaultLink } from "./fault-links";

/** Fetches an answer of the server. If the request fails, `message` is the reason. */
export function useAnswer<Answer>(name: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [message, setMessage] = useState("");
  useEffect(() => {
    ask<Answer>(name).then(setAnswer, (refused: ErrorDetails) =>
      setMessage(refused.message ?? "?"),
    );
  }, [name]);
  return { answer, message };
}

/** View with its title, which screen readers read out first. */
export function View({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Edit the site`;
  }, [title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrapper flow page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** View that is still loading, or the reason why it can't. */
export function Loading({ message }: { message: string }) {
  return <View title="One moment …">{message && <p role="alert">{message}</p>}</View>;
}

/** Message that the previous view left for this one. */
export function StatusMessage() {
  const [words] = useState(wordsToSay);
  return (
    words && (
      <p className="field-note" role="status">
        {words}
      </p>
    )
  );
}

/** Overview of all entries. Those that need attention come first. */
export function OverviewPage() {
  const { answer, message } = useAnswer<Overview>("overview");
  if (!answer) return <Loading message={message} />;
  return (
    <View title="Edit the site">
      <StatusMessage />
      <p className="cluster">
        {answer.groups.map(({ label }) => (
          <button
            key={label}
            type="button"
            onClick={() => document.querySelector(`[aria-label="${label}"]`)?.scrollIntoView()}
          >
            {label}
          </button>
        ))}
      </p>
      <p>
        <a href="#/guide/1">Make this site yours</a>: ten questions, from the name to the fees.
      </p>
      <h2>What needs your attention</h2>
      <p>
        Each link leads to its field. Everything there is stands below; the buttons above lead
        there.
      </p>
      <Drafts />
      <Faults faults={answer.faults} />
      {answer.tasks.length + answer.faults.length === 0 && <p>{isReady}</p>}
      {sectionsOf(answer.tasks).map((section) => (
        <Tasks key={section.title} {...section} />
      ))}
      {answer.groups.map(({ label, add, entries }) => (
        <section key={label} className="flow" aria-label={label}>
          <h2>{label}</h2>
          <ul className="grid">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a href={`#/entry/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          <p className="cluster">
            {add.map((one) => (
              <a key={one} className="button" data-variant="outline" href={`#/new/${one}`}>
                New {one}
              </a>
            ))}
          </p>
        </section>
      ))}
    </View>
  );
}

/** Faults of files that were changed by hand. Until they are gone, the site can't be built. */
function Faults({ faults }: Pick<Overview, "faults">) {
  const [problem, setProblem] = useState("");
  if (faults.length === 0) return null;

  async function restore(file: string) {
    setProblem("One moment …");
    try {
      await ask("restore", { file });
      location.reload();
    } catch (refused) {
      setProblem((refused as ErrorDetails).message ?? "");
    }
  }

  return (
    <section className="flow" aria-label={cannotBuild}>
      <h3>{cannotBuild}</h3>
      <p>Files were changed by hand. Correct these fields, or restore the files.</p>
      <ul className="lines">
        {faults.map(({ file, isOpen, ...fault }) => (
          <li key={file + fault.path.join() + fault.message}>
            <p>
              {isOpen ? <FaultLink fault={fault} /> : `${file} ${fault.label} ${fault.message}`}
            </p>
            <button
              type="button"
              aria-label={`Restore the last valid version: ${file}`}
              onClick={() => restore(file)}
            >
              Restore the last valid version
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}

type TasksProps = { title: string; isFirst: boolean; tasks: Overview["tasks"] };

/** Section of tasks, by entry. The first section is open, the others are folded. */
function Tasks({ title, isFirst, tasks }: TasksProps) {
  return (
    <section className="flow" aria-label={title}>
      <h3>{title}</h3>
      <ul className="lines">
        {tasks.map(({ id, title, lines }) => (
          <li key={id}>
            <details open={isFirst}>
              <summary>
                <strong>{title}</strong>: {lines.flatMap(({ fields }) => fields).length} to look at
              </summary>
              {lines.map(({ text, isAlike, fields, address }) => (
                <p key={text + fields[0]?.label}>
                  {isAlike && `${text}: `}
                  {id &&
                    fields.map(({ label, path }, index) => (
                      <span key={label}>
                        {index > 0 && "; "}
                        <a href={`#/entry/${id}?${path.join(".")}`}>{label}</a>
                      </span>
                    ))}
                  {address && <a href={address}>{fields[0]?.label}</a>}
                  {!isAlike && `${id || address ? ": " : ""}${text}`}
                </p>
              ))}
              {id && (
                <p>
                  <a href={`#/entry/${id}`}>Open {title}</a>
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SearchPage({ words }: { words: string }) {
  const { answer, message } = useAnswer<Found>(`search?${new URLSearchParams({ words })}`);
  if (!answer) return <Loading message={message} />;
  const isTogether = ({ rank }: Found[number]) => rank < 4;
  const together = answer.filter(isTogether);
  const apart = answer.filter((found) => !isTogether(found));
  const names = words.split(or);
  return (
    <View title={`Where it says “${names.join("” or “")}”`}>
      <StatusMessage />
      <p role="status">
        {answer.length === 30 ? "The first 30" : together.length} found.
        {answer.length === 0 && words.includes(" ")
          ? " Try fewer words: names, numbers and some others are filled in by the site."
          : ""}
        {together.length > 0 && " A text that many pages show is changed in one place."}
      </p>
      <FoundLines found={together} names={names} />
      {apart.length > 0 && <h2>All of these words, but not together</h2>}
      <FoundLines found={apart} names={names} />
    </View>
  );
}

function FoundLines({ found, names }: { found: Found; names: readonly string[] }) {
  return (
    <ul className="lines">
      {found.map(({ id, title, path, label, text }) => {
        const words = names.find((name) => placeOf(text, name)) ?? "";
        return (
          <li key={id + path.join()}>
            <a href={`#/entry/${id}?${path.join(".")}?${encodeURIComponent(words)}`}>
              {title}: {label}
            </a>
            <Excerpt {...{ text, words }} />
          </li>
        );
      })}
    </ul>
  );
}

/** About two lines of a text, from a little before the words, which are marked. */
function Excerpt({ text, words }: { text: string; words: string }) {
  const place = words && placeOf(text, words);
  if (!place) return <p>{cut(text, 120)}</p>;
  const start = Math.max(0, place.start - 40);
  const before = text.slice(start, place.start);
  return (
    <p>
      {start > 0 ? before.replace(/^\S*/, "…") : before}
      <mark>{text.slice(place.start, place.end)}</mark>
      {cut(text.slice(place.end), 80)}
    </p>
  );
}
