import { type ReactNode, useEffect, useState } from "react";
import { formatDay, formatTime } from "../in-english";
import { ask, type Found, type Overview, type Refused, type Versions } from "./api";

/** What the server says, once it has. */
export function useAnswer<Answer>(name: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    ask<Answer>(name).then(setAnswer, (refused: Refused) => setSaid(refused.said ?? "?"));
  }, [name]);
  return { answer, said };
}

/** A page with its title, which a screen reader hears first. */
export function Titled({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Edit the site`;
  }, [title]);
  return (
    <div className="wrapper flow page">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Where something was typed and not saved. */
function drafts() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith("draft "));
  return names.map((name) => {
    const { title } = JSON.parse(localStorage.getItem(name) ?? "{}");
    return { title, address: name.slice("draft ".length) };
  });
}

/** Everything there is, and first what needs attention. */
export function OverviewPage() {
  const { answer, said } = useAnswer<Overview>("overview");
  if (!answer) return <Titled title="Edit the site">{said && <p role="alert">{said}</p>}</Titled>;
  return (
    <Titled title="Edit the site">
      <h2>What needs your attention</h2>
      {drafts().map(({ title, address }) => (
        <p key={address}>
          Typed, and not saved yet: <a href={`#/${address}`}>{title}</a>
        </p>
      ))}
      {answer.tasks.length === 0 && <p>Nothing: the site is ready.</p>}
      <ul className="lines">
        {answer.tasks.map(({ id, title, lines }) => (
          <li key={id}>
            <details open={lines.some(({ level, isAlike }) => level === "fault" && !isAlike)}>
              <summary>
                <strong>{title}</strong>: {lines.flatMap(({ fields }) => fields).length}
              </summary>
              {lines.map(({ text, isAlike, fields }) => (
                <p key={text + fields[0]?.label}>
                  {isAlike && `${text}: `}
                  {id &&
                    fields.map(({ label, path }, index) => (
                      <span key={label}>
                        {index > 0 && ", "}
                        <a href={`#/entry/${id}?${path.join(".")}`}>{label}</a>
                      </span>
                    ))}
                  {!isAlike && `${id && ": "}${text}`}
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
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
    </Titled>
  );
}

export function SearchPage({ words }: { words: string }) {
  const { answer = [], said } = useAnswer<Found>(`search?${new URLSearchParams({ words })}`);
  return (
    <Titled title={`Where it says “${words}”`}>
      <p role="status">
        {said || `${answer.length === 30 ? "The first 30" : answer.length} found.`}
      </p>
      <ul className="lines">
        {answer.map(({ id, title, path, label, text }) => (
          <li key={id + path.join()}>
            <a href={`#/entry/${id}?${path.join(".")}`}>
              {title}: {label}
            </a>
            <p>{text.slice(0, 120)}</p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** What was changed, when, and the way back; of one entry, or of all. */
export function HistoryPage({ id: only }: { id: string }) {
  const { answer, said } = useAnswer<Versions>("history");
  const [problem, setProblem] = useState("");
  const shown = answer?.filter(({ entries }) => !only || entries.some(({ id }) => id === only));

  async function bringBack(id: string, name: string) {
    try {
      await ask("bring-back", { id, name });
      location.hash = `#/entry/${id}`;
    } catch (refused) {
      const { said = "", faults = [] } = refused as Refused;
      const reasons = faults.map(({ title, label, message }) => `${title}: ${label} ${message}.`);
      setProblem(`It was not brought back. ${said} ${reasons.join(" ")}`);
    }
  }

  return (
    <Titled title="History">
      <p>
        Each line is something that was saved. Bringing an entry back is a change like any other: it
        can be taken back, too.
      </p>
      {(said || problem) && <p role="alert">{said || problem}</p>}
      {shown?.length === 0 && <p>Nothing was changed yet.</p>}
      <ol className="lines">
        {shown?.map(({ name, when, words, entries }) => (
          <li key={name}>
            <p>
              <time dateTime={when}>{`${formatDay(when)}, ${formatTime(when)}`}</time>
            </p>
            <ul>
              {words.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="cluster">
              {entries
                .filter(({ id }) => !only || id === only)
                .map(({ id, title }) => (
                  <button key={id} type="button" onClick={() => bringBack(id, name)}>
                    Bring back {title} as it was before
                  </button>
                ))}
            </p>
          </li>
        ))}
      </ol>
    </Titled>
  );
}
