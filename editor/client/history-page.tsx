import { Fragment, useState } from "react";
import { formatDay, formatTime } from "../in-english";
import { cut } from "../plain-words";
import { ask, isSure, openView, type Refused, type Versions } from "./api";
import { Titled, Told, useAnswer, Waiting } from "./pages";

type Version = Versions[number];
type Changed = Version["entries"];
/** Whether all is taken back that was changed since then. */
type Scope = { isAll?: boolean };

/** What was changed, when, and the way back; of one entry, or of all. */
export function HistoryPage({ id: only }: { id: string }) {
  const { answer, said } = useAnswer<Versions>("history");
  const [problem, setProblem] = useState({ name: "", text: "" });

  async function bringBack(version: Version, entries: Changed, { isAll }: Scope = {}) {
    const { name, words } = version;
    const later = laterThan(version, answer).filter((other) => {
      return entries.some((entry) => other.entries.some(isAll ? isOf(entry) : sharesField(entry)));
    });
    const lines = later
      .flatMap(({ words }) => words)
      .filter((line) => entries.some(({ title }) => line.includes(title)));
    const text = isAll ? "This is taken back, too:" : "It was changed again later. That goes, too:";
    const question = [text, ...lines].join("\n");
    if (later.length > 0 && !(await isSure("Take it back?", question, "Take it back"))) return;
    setProblem({ name, text: "One moment …" });
    const ids = entries.map(({ id }) => id);
    try {
      await ask("bring-back", { ids, name, isAll });
      openView(`#/entry/${ids[0]}`, `Taken back, and saved: ${cut(words.join("; "), 300)}.`);
    } catch (refused) {
      const { said = "", faults = [] } = refused as Refused;
      const reasons = faults.map(({ title, label, message }) => `${title}: ${label} ${message}.`);
      setProblem({
        name,
        text: `It was not taken back. ${said} ${reasons.join(" ")} Take back first what it needs.`,
      });
    }
  }

  if (!answer) return <Waiting said={said} />;
  const shown = answer.filter(({ entries }) => !only || entries.some(({ id }) => id === only));
  return (
    <Titled title="History">
      <Told />
      <p>
        Each line is something that was saved, and can be taken back. What was changed later stays;
        if it is the same field, you are asked first. All of this can be taken back, too.
      </p>
      {shown.length === 0 && <p>Nothing was changed yet.</p>}
      <ol className="lines">
        {shown.map((version) => {
          const { name, when, words } = version;
          const entries = version.entries.filter(({ id }) => !only || id === only);
          const later = laterThan(version, answer);
          const isLast = (entry: Changed[number]) =>
            !later.some(({ entries }) => entries.some(isOf(entry)));
          return (
            <li key={name}>
              <p>
                <time dateTime={when}>{`${formatDay(when)}, ${formatTime(when)}`}</time>
              </p>
              <ul>
                {words.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {entries.length > 0 && (
                <button type="button" onClick={() => bringBack(version, entries)}>
                  Take this back
                </button>
              )}
              {(entries.length > 1 || !entries.every(isLast)) && (
                <details>
                  <summary>Other ways back</summary>
                  <p className="cluster">
                    {entries.map((entry) => (
                      <Fragment key={entry.id}>
                        {entries.length > 1 && (
                          <button type="button" onClick={() => bringBack(version, [entry])}>
                            Take back only {entry.title}
                          </button>
                        )}
                        {!isLast(entry) && (
                          <button
                            type="button"
                            onClick={() => bringBack(version, [entry], { isAll: true })}
                          >
                            All of {entry.title} as it was before this
                          </button>
                        )}
                      </Fragment>
                    ))}
                  </p>
                </details>
              )}
              {problem.name === name && <p role="alert">{problem.text}</p>}
            </li>
          );
        })}
      </ol>
    </Titled>
  );
}

/** Of all changes, the newest first. */
function laterThan({ name }: Version, all: Versions = []) {
  return all.slice(
    0,
    all.findIndex((version) => version.name === name),
  );
}

function isOf({ id }: Changed[number]) {
  return (other: Changed[number]) => other.id === id;
}

function sharesField({ id, fields }: Changed[number]) {
  return (other: Changed[number]) => {
    return other.id === id && other.fields.some((field) => fields.includes(field));
  };
}
