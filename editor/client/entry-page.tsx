import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldPath } from "../../app/content/schemas/value-at";
import type { EntryRequest, Saved } from "../entries";
import type { Field, Values } from "../fields";
import type { Entry, FieldFault } from "../forms";
import { formatDay, formatTime } from "../in-english";
import { isSame, merge } from "../merge";
import type { ErrorDetails } from "../request-error";
import { ask, confirmDialog, openView, wordsToSay } from "./api";
import { drafts } from "./drafts";
import { useEditedField } from "./edited-field";
import { isChanged, openedState, reduceEntry, savedWords } from "./entry-state";
import { Parts } from "./field";
import { FormContext, type FormState } from "./form-context";
import { Loading, useAnswer, View } from "./pages";
import { namesOf, showField } from "./places";
import { Preview } from "./preview";
import { SaveBar } from "./save-bar";
import { suspiciousPriceChange } from "./suspicious-price";

type EntryPageProps = {
  address: string;
  asked: EntryRequest;
  /** Field to show, and words or a line to select in it. */
  field?: string | undefined;
  words?: string | undefined;
  line?: string | undefined;
};

/** Form of an entry, saved or new, next to the page that shows it. */
export function EntryPage(props: EntryPageProps) {
  const { answer, message } = useAnswer<Entry>(requestFor(props.asked));
  if (!answer) return <Loading message={message} />;
  return <EntryForm {...props} opened={answer} />;
}

function requestFor(asked: EntryRequest) {
  return `entry?${new URLSearchParams(asked)}`;
}

type EntryFormProps = EntryPageProps & { opened: Entry };

function EntryForm({ address, asked, field, words, line, opened }: EntryFormProps) {
  const { id } = asked;
  const [state, act] = useReducer(reduceEntry, undefined, () => openedWithDraft(address, opened));
  const { entry, mine, conflicts, faults, removed, message } = state;
  const { language = "", form: ownForm } = entry;
  const { edited, setPath } = useEditedField(field ?? "");
  const [oldNames, setOldNames] = useState<readonly string[]>([]);
  const latest = useLatest(mine);
  const form = useSavingByKey();
  const isDirty = isChanged(state);

  useEffect(() => {
    if (field) showField(field.split("."), words, line ? Number(line) : undefined);
  }, [field, words, line]);

  useEffect(() => {
    if (!isDirty) return drafts.drop(address);
    drafts.keep(address, { title: entry.title, base: entry.value, mine });
  }, [address, entry, isDirty, mine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refusal, a message goes as soon as its field is right
  useEffect(() => {
    if (faults.length === 0) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const body = { ...asked, base: entry.value, mine };
      const { faults } = await ask<{ faults: FieldFault[] }>("check", body).catch(() => state);
      if (!isOver) act({ did: "checked", faults });
    }, 400);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mine]);

  async function save() {
    if (id && !isDirty) return act({ did: "told", message: "Nothing is changed." });
    const doubt = suspiciousPriceChange(ownForm.fields, entry.value, mine);
    if (doubt && !(await confirmDialog("Really?", doubt.text, "Yes, save it")))
      return showField(doubt.path);
    act({ did: "told", message: "Saving …" });
    try {
      const saved = await ask<Saved>("save", { ...asked, base: entry.value, mine });
      if (!id) return openSaved(saved, mine);
      setOldNames(entry.title === saved.title ? [] : namesOf(entry.id, entry.title));
      // Renders at once, because `showField` scrolls to the note.
      flushSync(() => act({ did: "saved", sent: mine, saved }));
      const [conflict] = saved.conflicts;
      if (conflict) showField(addressOf(conflict.path, language));
    } catch (refused) {
      refuse(refused as ErrorDetails);
    }
  }

  /** Opens a new entry under its id. Text typed while it was saved becomes its draft. */
  function openSaved(saved: Saved, sent: Values) {
    const { value } = merge(sent, latest.current, saved.value);
    const newAddress = `entry/${saved.id}`;
    drafts.drop(address);
    if (!isSame(value, saved.value)) {
      drafts.keep(newAddress, { title: saved.title, base: saved.value, mine: value });
    }
    const next =
      ownForm.name === "therapists"
        ? " To show them with a service, choose them there, at “Team”."
        : "";
    openView(`#/${newAddress}`, savedWords + next);
  }

  function refuse({ message: reason, faults = [] }: ErrorDetails) {
    const count = faults.length === 1 ? "one field needs" : `${faults.length} fields need`;
    const message = reason ?? `Nothing was saved: ${count} a correction.`;
    // Renders at once, because `showField` scrolls to the message.
    flushSync(() => act({ did: "refused", faults, message }));
    const first = faults.find(isOwn);
    if (first) showField(first.path);
  }

  async function discard() {
    const text = "What you typed since you saved last is gone then.";
    if (!(await confirmDialog("Discard what is not saved?", text, "Discard it"))) return;
    act({ did: "discarded" });
    document.querySelector<HTMLElement>(".save-bar .button")?.focus();
  }

  // The server makes up the id of a new entry, so every fault is taken as the entry's own.
  const isOwn = (fault: FieldFault) => !id || fault.id === id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as these are the same, so is what is made of them
  const shared: FormState = useMemo(() => {
    const confirm = async (fact: string, path: FieldPath) => {
      try {
        await ask("confirm", [{ id, fact }]);
        act({ did: "confirmed", entry: await ask<Entry>(requestFor(asked)) });
        setPath(path.map(String));
      } catch (refused) {
        refuse(refused as ErrorDetails);
      }
    };
    return { entry, conflicts, removed, act, confirm, faults: faults.filter(isOwn) };
  }, [entry, conflicts, removed, faults]);
  return (
    <div className="desk">
      <View title={entry.title}>
        {id && (
          <p className="cluster">
            <a href={`#/history/${id}`}>History</a>
            {ownForm.isFolder && (
              <>
                <a href={`#/copy/${id}`}>Make another one like it</a>
                <a href={`#/remove/${id}`}>Remove it</a>
              </>
            )}
          </p>
        )}
        <Contents fields={ownForm.fields} />
        <form
          ref={form}
          className="flow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormContext value={shared}>
            <Parts fields={ownForm.fields} value={mine} />
          </FormContext>
          <SaveBar
            {...{ address, message, oldNames, discard }}
            isChanged={isDirty}
            faults={faults.filter((fault) => !isOwn(fault))}
            hasPage={entry.id !== undefined}
          />
        </form>
      </View>
      {entry.id && <Preview id={entry.id} {...{ entry, edited }} />}
    </div>
  );
}

/** Restores what was typed and not saved in this window. */
function openedWithDraft(address: string, opened: Entry) {
  const draft = drafts.read(address);
  const state = openedState(opened, draft);
  const words = wordsToSay();
  if (words || !draft) return { ...state, message: words };
  const labels = opened.form.fields
    .filter(({ name }) => !isSame(state.mine[name], opened.value[name]))
    .map(({ label }) => label);
  const when = `${formatDay(draft.when)} at ${formatTime(draft.when)}`;
  const message = `What you typed on ${when} and did not save is here again: ${labels.join(", ")}.`;
  return { ...state, message };
}

/** Address of a field of the form by its path in the value. */
function addressOf(path: FieldPath, language: string) {
  const [last, rest] = [path.at(-1), path.slice(0, -1)];
  if (last === "en" || last === "sourceText") return rest;
  return last === language ? [language, ...rest] : path;
}

/** Links to the fields of a long form. */
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

/** Returns a ref to the latest value, for work that began with an earlier one. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** Returns a ref to the form that Ctrl+S saves, wherever the focus is. */
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
