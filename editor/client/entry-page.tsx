import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { valueAt, withValue } from "../../app/content/schemas/value-at";
import { formatRupees } from "../../app/lib/money";
import type { Asked, Entry, FieldFault } from "../entries";
import type { Field } from "../fields";
import { asOnPages, formatDay, formatTime } from "../in-english";
import { or } from "../plain-words";
import { ask, isSure, openView, type Refused, wordsToSay } from "./api";
import { Parts } from "./field";
import { FormContext, type FormState } from "./form-context";
import { isSame, merge } from "./merge";
import { PageBeside, pageOf } from "./page-beside";
import { Titled, useAnswer, Waiting } from "./pages";
import { showField, showPage } from "./places";

type EntryPageProps = {
  address: string;
  asked: Asked;
  /** Which field one came for, and which words in it. */
  field?: string;
  words?: string;
};

/** One entry, or a new one: its form, and beside it the page that shows it. */
export function EntryPage(props: EntryPageProps) {
  const { answer, said } = useAnswer<Entry>(requestFor(props.asked));
  if (!answer) return <Waiting said={said} />;
  return <EntryForm {...props} opened={answer} />;
}

function requestFor(asked: Asked) {
  return `entry?${new URLSearchParams(asked)}`;
}

/** What is in the form, and of what it was made. */
type Typed = Pick<Entry, "values" | "version"> & { from: Entry["values"] };

/** What was typed and not saved, which this browser keeps. */
type Draft = Typed & { title: string; when: string };

const savedWords = "Saved on this computer.";

function typedFrom({ values, version }: Entry): Typed {
  return { values, version, from: values };
}

type EntryFormProps = EntryPageProps & { opened: Entry };

function EntryForm({ address, asked, field, words, opened }: EntryFormProps) {
  const { id } = asked;
  const draftName = `draft ${address}`;
  const [draft] = useState<Draft | null>(() => {
    return JSON.parse(localStorage.getItem(draftName) ?? "null");
  });
  const [entry, setEntry] = useState(opened);
  const [{ values, version, from }, setTyped] = useState<Typed>(draft ?? typedFrom(opened));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [newer, setNewer] = useState<Entry>();
  const [former, setFormer] = useState<Entry["values"]>();
  const [edited, setEdited] = useState(field ?? "");
  const line = useLine();
  const [said, setSaid] = useState(() => {
    const words = wordsToSay();
    if (words || !draft) return words;
    const when = `${formatDay(draft.when)} at ${formatTime(draft.when)}`;
    const labels = changedIn(opened, draft.values).join(", ");
    return `What you typed on ${when} and did not save is here again: ${labels}.`;
  });
  const form = useSavingByKey();
  const isChanged = !isSame(values, entry.values);
  const { stillSaid = [] } = entry;
  const page = useRested(pageOf(entry, edited.split(".")));

  useEffect(() => {
    if (field) showField(field.split("."), words);
  }, [field, words]);

  useEffect(() => {
    if (!isChanged) return localStorage.removeItem(draftName);
    const when = new Date().toISOString();
    const kept: Draft = { title: entry.title, values, version, from, when };
    localStorage.setItem(draftName, JSON.stringify(kept));
  }, [draftName, entry.title, isChanged, values, version, from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refusal, a message goes as soon as its field is right
  useEffect(() => {
    if (faults.length === 0) return;
    const timer = setTimeout(async () => {
      setFaults((await ask<{ faults: FieldFault[] }>("check", { ...asked, values })).faults);
    }, 400);
    return () => clearTimeout(timer);
  }, [values]);

  /** Shows the entry as it is in the files now. */
  function take(saved: Entry, words: string) {
    const names = new Set([...stillSaid, ...(saved.stillSaid ?? [])]);
    setEntry({ ...saved, stillSaid: [...names] });
    setTyped(typedFrom(saved));
    setFaults([]);
    setNewer(undefined);
    setSaid(words);
  }

  async function save(typed = values, known = version, words = savedWords): Promise<void> {
    if (id && !isChanged) return setSaid("Nothing is changed.");
    const doubt = doubtfulPrice(entry.form.fields, entry.values, typed);
    if (doubt && !(await isSure("Really?", doubt, "Yes, save it"))) return;
    setSaid("Saving …");
    try {
      const saved = await ask<Entry>("save", { ...asked, values: typed, version: known });
      localStorage.removeItem(draftName);
      take(saved, words);
      const isPerson = entry.form.name === "therapists";
      if (isPerson && entry.values.name !== saved.values.name) setFormer(entry.values);
      const next = isPerson ? " To show them with a service, choose them there, at “Team”." : "";
      if (!id) openView(`#/entry/${saved.id}`, words + next);
    } catch (refused) {
      refuse(refused as Refused);
    }
  }

  /** What was changed elsewhere meanwhile goes with it, unless it is the same field. */
  function saveWith(newer: Entry) {
    const [mine, theirs] = [merge(from, values, newer.values), merge(from, newer.values, values)];
    const typed = mine as Entry["values"];
    const words = `${savedWords} What was changed elsewhere meanwhile stays.`;
    if (isSame(mine, theirs)) return save(typed, newer.version, words);
    setTyped({ values: typed, version, from });
    setNewer(newer);
    setSaid("Nothing was saved yet: this was changed since you opened it.");
    const places = entry.form.fields.flatMap(({ name }) => [[name], [entry.language ?? "", name]]);
    showField(places.find((at) => !isSame(valueAt(typed, at), valueAt(theirs, at))) ?? []);
  }

  /** Where both have changed the same field, as it is there; what was typed elsewhere stays. */
  async function takeTheirs() {
    const newer = await ask<Entry>(requestFor(asked)).catch(refuse);
    if (!newer) return;
    const merged = merge(from, newer.values, values) as Entry["values"];
    setEntry(newer);
    setTyped({ values: merged, version: newer.version, from: newer.values });
    setNewer(undefined);
    setSaid("There, it is as it was saved elsewhere.");
  }

  function refuse({ said, faults = [], newer }: Refused) {
    if (newer) return saveWith(newer);
    const count = faults.length === 1 ? "one thing does" : `${faults.length} things do`;
    // At once: the message has to be there to be gone to.
    flushSync(() => setFaults(faults));
    setSaid(said ?? `Nothing was saved: ${count} not fit yet.`);
    const first = faults.find(isOwn);
    if (first) showField(first.path);
  }

  async function discard() {
    const text = "What you typed since you saved last is gone then.";
    if (!(await isSure("Discard what is not saved?", text, "Discard it"))) return;
    take(entry, "It is as it was saved last.");
    document.querySelector<HTMLElement>(".save-bar .button")?.focus();
  }

  async function remove(everywhere?: string) {
    const text = everywhere ?? "History can bring it back.";
    const button = everywhere ? "Remove, and take them off these, too" : "Remove";
    if (!(await isSure(`Remove ${entry.title}?`, text, button))) return;
    try {
      const asked = { id, everywhere: everywhere !== undefined };
      const { stillSaid = [] } = await ask<Entry>("remove", asked);
      localStorage.removeItem(draftName);
      openView("#/history", `${entry.title} is removed.`);
      if (stillSaid.length === 0) return;
      const names = `Texts still name ${stillSaid.join(", ")}.`;
      const isWished = await isSure(`${entry.title} is removed`, names, "Show me where");
      if (isWished) location.hash = whereItSays(stillSaid);
    } catch (refused) {
      const { named } = refused as Refused;
      if (!named) return refuse(refused as Refused);
      const places = named.map(({ title, label }) => `${title} (${label})`).join(", ");
      remove(`${entry.title} is named in: ${places}.`);
    }
  }

  // Of a new entry, the server has to make up an id.
  const isOwn = (fault: FieldFault) => !id || fault.id === id;
  const state: FormState = {
    ...{ entry, values, newer, from, former, faults: faults.filter(isOwn) },
    set: (path, value) => {
      setSaid("");
      setTyped((typed) => {
        return { ...typed, values: withValue(typed.values, path, value) as Entry["values"] };
      });
    },
    confirm: async (path) => {
      const { samples } = await ask<Entry>("confirm", { id, path });
      setEntry({ ...entry, samples });
      setEdited(path.join("."));
    },
  };
  return (
    <div className="desk">
      <Titled title={entry.title}>
        {id && (
          <p className="cluster">
            <a href={`#/history/${id}`}>History</a>
            {entry.form.isFolder && (
              <>
                <a href={`#/copy/${id}`}>Make another one like it</a>
                <button type="button" onClick={() => remove()}>
                  Remove this {entry.form.one}
                </button>
              </>
            )}
          </p>
        )}
        <form
          ref={form}
          className="flow"
          noValidate
          onFocus={({ target }) => {
            if (target.matches(".control")) setEdited(target.id);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormContext value={state}>
            <Parts fields={entry.form.fields} />
          </FormContext>
          <div className="save-bar cluster">
            <div role="status">
              {said || (isChanged && "Not saved yet.")}{" "}
              {stillSaid.length > 0 && (
                <a href={whereItSays(stillSaid)}>Where it still says {stillSaid.join(", ")}</a>
              )}
              {former && (
                <p className="field-hint">
                  If this is somebody else now, look through what says “As it was”.
                </p>
              )}
              {faults
                .filter((fault) => !isOwn(fault))
                .map(({ id, title, path, label, message }) => (
                  <a key={id + path.join()} href={`#/entry/${id}?${path.join(".")}`}>
                    {title}: {label} {message}
                  </a>
                ))}
            </div>
            {newer ? (
              <>
                <button
                  className="button"
                  type="button"
                  onClick={() => save(values, newer.version)}
                >
                  Save yours over it
                </button>
                <button type="button" onClick={takeTheirs}>
                  Take what is there now
                </button>
              </>
            ) : (
              <button className="button" type="submit">
                Save on this computer
              </button>
            )}
            {page && (
              <button type="button" className="to-page" onClick={showPage}>
                See the page
              </button>
            )}
            {isChanged && !newer && (
              <button type="button" onClick={discard}>
                Discard what is not saved
              </button>
            )}
            <p className="field-hint">
              {!newer && "Ctrl+S does the same. "} Nobody else sees it yet. When you are done:{" "}
              <code>npm run save</code>, then put the site online.
            </p>
          </div>
        </form>
      </Titled>
      {page && (
        <PageBeside
          key={page}
          page={page}
          saved={entry}
          words={line || asOnPages(valueAt(entry.values, edited.split(".")))}
        />
      )}
    </div>
  );
}

/** The form that Ctrl+S saves, wherever one is. */
function useSavingByKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  }, []);
  return form;
}

/** What stays the same for half a second: one may be on the way to another field. */
function useRested<Value>(value: Value) {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 500);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Of a long text, the line in which the cursor is. */
function useLine() {
  const [line, setLine] = useState("");
  useEffect(() => {
    function update() {
      const box = document.activeElement;
      if (!(box instanceof HTMLTextAreaElement)) return setLine("");
      const { value, selectionStart } = box;
      const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
      setLine(value.slice(start).split("\n")[0] ?? "");
    }
    document.addEventListener("selectionchange", update);
    return () => document.removeEventListener("selectionchange", update);
  }, []);
  return line;
}

/** The labels of the fields that hold something else, in either language. */
function changedIn({ form, values, language = "" }: Entry, others: Entry["values"]) {
  const isOther = (at: string[]) => !isSame(valueAt(values, at), valueAt(others, at));
  return form.fields
    .filter(({ name }) => isOther([name]) || isOther([language, name]))
    .map(({ label }) => label);
}

/** The address of a search for any of these. */
function whereItSays(names: readonly string[]) {
  return `#/search/${encodeURIComponent(names.join(or))}`;
}

/** A price that is more than half up or down is most often one digit too many, or too few. */
function doubtfulPrice(fields: readonly Field[], before: unknown, after: unknown): string {
  for (const { kind, name, label, fields: parts = [] } of fields) {
    const [old, now] = [valueAt(before, [name]), valueAt(after, [name])];
    const isPrice = kind === "money" && typeof old === "number" && typeof now === "number";
    if (isPrice && (now > old * 1.5 || now < old * 0.5)) {
      return `${label}: from ${formatRupees(old)} to ${formatRupees(now)}.`;
    }
    const within = doubtfulPrice(parts, old, now);
    if (within) return within;
  }
  return "";
}
