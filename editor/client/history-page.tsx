import { useState } from "react";
import type { Online } from "../online/online";
import { cut } from "../plain-words";
import type { ErrorDetails } from "../request-error";
import { ask, confirmDialog, openView, type Versions } from "./api";
import { Moment } from "./online-page";
import { Loading, StatusMessage, useAnswer, View } from "./pages";

type Version = Versions[number];
type Changed = Version["entries"][number];
/** Part of a change to undo: an entry, or one of its fields. If empty, the whole change. */
type Part = { entry?: Changed; field?: string };

/** Changes of one entry or of all, each with buttons to undo it. */
export function HistoryPage({ id: only }: { id: string }) {
  const { answer, message } = useAnswer<Versions>("history");
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
      openView(first ? `#/entry/${first}${place}` : "#/", `Undone, and saved.${before}`);
    } catch (refused) {
      const { message = "", faults = [], lost } = refused as ErrorDetails;
      const reasons = faults.map(({ title, label, message }) => `${title}: ${label} ${message}.`);
      const text = `Couldn't undo this change. ${message} ${reasons.join(" ")} Undo the changes that depend on it first.`;
      setProblem({ name, text: lost ? "" : text });
      if (!lost) return;
      const question = [
        "These fields were changed again later. Those changes are undone, too:",
        ...lost,
      ].join("\n");
      if (await confirmDialog("Undo this change?", question, "Undo it"))
        await undo(version, part, true);
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

  if (!answer) return <Loading message={message} />;
  const shown = answer.filter(({ entries }) => !only || entries.some(({ id }) => id === only));
  return (
    <View title="History">
      <StatusMessage />
      <p>
        Each line is a saved change, which you can undo. Later changes stay. If one of them is in
        the same field, you are asked first. An undo is a change, too, and can be undone.
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
                Undo this change
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
    </View>
  );
}

function nameOf({ title, fields, labels }: Changed, field: string) {
  return `${title}, ${labels[fields.indexOf(field)]?.toLowerCase()}`;
}
