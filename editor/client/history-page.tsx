import { useState } from "react";
import type { Online } from "../online/online";
import { cut } from "../plain-words";
import { ask, isSure, openView, type Refused, type Versions } from "./api";
import { Moment } from "./online-page";
import { Titled, Told, useAnswer, Waiting } from "./pages";

type Version = Versions[number];
type Changed = Version["entries"][number];
/** Part of a change to undo: an entry, or one of its fields. If empty, the whole change. */
type Part = { entry?: Changed; field?: string };

/** Changes of one entry or of all, each with buttons to undo it. */
export function HistoryPage({ id: only }: { id: string }) {
  const { answer, said } = useAnswer<Versions>("history");
  const { answer: online } = useAnswer<Online>("online");
  const [problem, setProblem] = useState({ name: "", text: "" });

  async function undo(version: Version, part: Part = {}, isAgreed = false): Promise<void> {
    const { entry, field } = part;
    const { name } = version;
    const entries = entry ? [entry] : changedIn(version);
    setProblem({ name, text: "One moment …" });
    try {
      const id = entry?.id ?? (only || undefined);
      await ask("undo", { name, id, path: field?.split("."), isAgreed });
      const left = entries.filter(({ isNew }) => !isNew);
      const told = left.flatMap((entry) => {
        const names = (field ? [field] : entry.fields).map((one) => nameOf(entry, one));
        return entry.isGone ? [entry.title] : names;
      });
      const [{ id: first = "", fields = [], isGone = false } = {}] = left;
      const place = isGone ? "" : `?${field ?? fields[0]}`;
      const before = told.length > 0 ? ` As it was before: ${cut(told.join("; "), 300)}.` : "";
      openView(first ? `#/entry/${first}${place}` : "#/", `Taken back, and saved.${before}`);
    } catch (refused) {
      const { said = "", faults = [], lost } = refused as Refused;
      const reasons = faults.map(({ title, label, message }) => `${title}: ${label} ${message}.`);
      const text = `It was not taken back. ${said} ${reasons.join(" ")} Take back first what it needs.`;
      setProblem({ name, text: lost ? "" : text });
      if (!lost) return;
      const question = ["This was changed again later. That goes, too:", ...lost].join("\n");
      if (await isSure("Take it back?", question, "Take it back")) await undo(version, part, true);
    }
  }

  /** True if the content that is online has this version. */
  function isOnline(version: Version | undefined) {
    const { last } = online ?? {};
    return version !== undefined && last !== undefined && version.when <= last.when;
  }

  /** Returns the entries of a version that the page shows. */
  function changedIn({ entries }: Version) {
    return entries.filter(({ id }) => !only || id === only);
  }

  /** Returns the ways to undo only a part of a change. */
  function otherWays(version: Version) {
    const parts = changedIn(version).flatMap((entry) => {
      const { title, fields, isNew, isGone } = entry;
      if (isNew || isGone) return [{ words: `Only ${title}`, part: { entry } }];
      return fields.map((field) => {
        return { words: `Only ${nameOf(entry, field)}`, part: { entry, field } };
      });
    });
    return parts.length > 1 ? parts : [];
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
        {shown.map((version, index) => (
          <li key={version.name}>
            {isOnline(version) && !isOnline(shown[index - 1]) && (
              <p className="field-note">
                <strong>Online</strong>: this and what is below.
              </p>
            )}
            <p>
              <Moment at={version.when} />
            </p>
            <ul>
              {version.words.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {changedIn(version).length > 0 && (
              <button type="button" onClick={() => undo(version)}>
                Take this back
              </button>
            )}
            {otherWays(version).length > 0 && (
              <details>
                <summary>Only a part of it</summary>
                <p className="cluster">
                  {otherWays(version).map(({ words, part }) => (
                    <button key={words} type="button" onClick={() => undo(version, part)}>
                      {words}
                    </button>
                  ))}
                </p>
              </details>
            )}
            {problem.name === version.name && <p role="alert">{problem.text}</p>}
          </li>
        ))}
      </ol>
    </Titled>
  );
}

function nameOf({ title, fields, labels }: Changed, field: string) {
  return `${title}, ${labels[fields.indexOf(field)]?.toLowerCase()}`;
}
