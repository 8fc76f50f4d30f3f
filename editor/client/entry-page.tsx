import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { valueAt, withValue } from "../../app/content/schemas/value-at";
import type { Asked, Entry, FieldFault } from "../entries";
import type { Field } from "../fields";
import { formatDay, formatTime } from "../in-english";
import { ask, isSure, openView, type Refused, wordsToSay } from "./api";
import { doubtfulPrice } from "./doubtful-price";
import { drafts, type Typed } from "./drafts";
import { useEditedField } from "./edited-field";
import { Parts } from "./field";
import { FormContext, type FormState } from "./form-context";
import { isSame, merge } from "./merge";
import { PageBeside } from "./page-beside";
import { Titled, useAnswer, Waiting } from "./pages";
import { showField } from "./places";
import { SaveBar } from "./save-bar";

type EntryPageProps = {
  address: string;
  asked: Asked;
  /** Which field one came for, and which words in it, or which line. */
  field?: string | undefined;
  words?: string | undefined;
  line?: string | undefined;
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

const savedWords = "Saved on this computer.";

function typedFrom({ values, version }: Entry): Typed {
  return { values, version, from: values };
}

type EntryFormProps = EntryPageProps & { opened: Entry };

function EntryForm({ address, asked, field, words, line, opened }: EntryFormProps) {
  const { id } = asked;
  const [draft] = useState(() => drafts.read(address));
  const [entry, setEntry] = useState(opened);
  const [{ values, version, from }, setTyped] = useState<Typed>(draft ?? typedFrom(opened));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [newer, setNewer] = useState<Entry>();
  const { edited, setPath } = useEditedField(field ?? "", values, entry.values);
  const [said, setSaid] = useState(() => {
    const words = wordsToSay();
    if (words || !draft) return words;
    const when = `${formatDay(draft.when)} at ${formatTime(draft.when)}`;
    const labels = changedIn(opened, draft.values).join(", ");
    return `What you typed on ${when} and did not save is here again: ${labels}.`;
  });
  const latest = useLatest(values);
  const form = useSavingByKey();
  const isChanged = !isSame(values, entry.values);

  useEffect(() => {
    if (field) showField(field.split("."), words, line ? Number(line) : undefined);
  }, [field, words, line]);

  useEffect(() => {
    if (!isChanged) return drafts.drop(address);
    const when = new Date().toISOString();
    drafts.keep(address, { title: entry.title, values, version, from, when });
  }, [address, entry.title, isChanged, values, version, from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refusal, a message goes as soon as its field is right
  useEffect(() => {
    if (faults.length === 0) return;
    const timer = setTimeout(async () => {
      setFaults((await ask<{ faults: FieldFault[] }>("check", { ...asked, values })).faults);
    }, 400);
    return () => clearTimeout(timer);
  }, [values]);

  /** Shows the entry as it is in the files now, and what was typed since it was saved. */
  function take(saved: Entry, words: string, before?: Entry["values"]) {
    const own = typedFrom(saved);
    const rest = before && (merge(before, latest.current, saved.values) as Entry["values"]);
    const isLeft = rest && !isSame(rest, saved.values);
    setEntry(saved);
    setTyped(isLeft ? { ...own, values: rest } : own);
    setFaults([]);
    setNewer(undefined);
    setSaid(isLeft ? `${words} What you typed meanwhile is not saved yet.` : words);
  }

  async function save(typed = values, known = version, words = savedWords): Promise<void> {
    if (id && !isChanged) return setSaid("Nothing is changed.");
    const doubt = doubtfulPrice(entry.form.fields, entry.values, typed);
    if (doubt && !(await isSure("Really?", doubt.text, "Yes, save it")))
      return showField(doubt.path);
    setSaid("Saving …");
    try {
      const saved = await ask<Entry>("save", { ...asked, values: typed, version: known });
      drafts.drop(address);
      const all = [words, whatNext(entry, saved)].filter(Boolean).join(" ");
      take(saved, all, id ? values : undefined);
      if (!id) openView(`#/entry/${saved.id}`, all);
    } catch (refused) {
      refuse(refused as Refused);
    }
  }

  /** What was changed elsewhere meanwhile goes with it, unless it is the same field. */
  async function saveWith(newer: Entry) {
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
    const rest = isSame(merged, newer.values) ? "" : " What else you typed is not saved yet.";
    setSaid(`The field is as it was saved elsewhere.${rest}`);
  }

  function refuse({ said, faults = [], newer }: Refused) {
    if (newer) {
      saveWith(newer);
      return;
    }
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

  // Of a new entry, the server has to make up an id.
  const isOwn = (fault: FieldFault) => !id || fault.id === id;
  const state: FormState = {
    ...{ entry, values, newer, from, faults: faults.filter(isOwn) },
    set: (path, value) => {
      setSaid("");
      setTyped((typed) => {
        return { ...typed, values: withValue(typed.values, path, value) as Entry["values"] };
      });
    },
    confirm: async (path) => {
      const { samples } = await ask<Entry>("confirm", { id, path });
      setEntry({ ...entry, samples });
      setPath(path);
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
                <a href={`#/remove/${id}`}>Remove it</a>
              </>
            )}
          </p>
        )}
        <Contents fields={entry.form.fields} />
        <form
          ref={form}
          className="flow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormContext value={state}>
            <Parts fields={entry.form.fields} />
          </FormContext>
          <SaveBar
            {...{ address, said, isChanged, newer, takeTheirs, discard }}
            stillSaid={entry.stillSaid}
            faults={faults.filter((fault) => !isOwn(fault))}
            hasPage={entry.id !== undefined}
            saveOver={({ version }) => save(values, version)}
          />
        </form>
      </Titled>
      {entry.id && <PageBeside id={entry.id} {...{ entry, edited }} />}
    </div>
  );
}

/** The ways to the fields of a long form. */
function Contents({ fields }: { fields: readonly Field[] }) {
  const shown = fields.filter(({ kind }) => kind !== "hidden");
  if (shown.length < 6) return null;
  return (
    <details>
      <summary>Go to a field</summary>
      <p className="cluster">
        {shown.map(({ name, label }) => (
          <button key={name} type="button" onClick={() => showField([name])}>
            {label}
          </button>
        ))}
      </p>
    </details>
  );
}

/** What it is now, for what began earlier and goes on. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** The form that Ctrl+S saves, wherever one is. */
function useSavingByKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  }, []);
  return form;
}

/** The labels of the fields that hold something else, in either language. */
function changedIn({ form, values, language = "" }: Entry, others: Entry["values"]) {
  const isOther = (at: string[]) => !isSame(valueAt(values, at), valueAt(others, at));
  return form.fields
    .filter(({ name }) => isOther([name]) || isOther([language, name]))
    .map(({ label }) => label);
}

/** What is to be done next about a person who is new, or who has another name. */
function whatNext({ id, form, title }: Entry, saved: Entry) {
  if (form.name !== "therapists" || title === saved.title) return "";
  if (!id) return "To show them with a service, choose them there, at “Team”.";
  const where = saved.language ? "else in English" : "else";
  const gone = saved.stillSaid?.length === 0 ? `“${title}” stands nowhere ${where}. ` : "";
  return `${gone}(For somebody else, make a new person: all the rest here is about ${title}.)`;
}
