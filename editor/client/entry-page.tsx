import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formatDay, formatTime } from "../../app/lib/dates";
import { formatRupees } from "../../app/lib/money";
import type { FieldFault } from "../entries";
import type { Field } from "../fields";
import type { Values } from "../forms";
import { ask, type Entry, type Refused } from "./api";
import { FormField } from "./field";
import { FormContext, type Path, summaryOf, valueAt, withValue } from "./form";
import { Titled, useAnswer } from "./pages";
import { type Question, QuestionDialog } from "./question-dialog";

type Asked = { id?: string; one?: string; copy?: string };
type Draft = { values: Values; version?: string; when: string };

/** One entry, or a new one: its form, and beside it the page that shows it. */
export function EntryPage({ asked, field }: { asked: Asked; field?: string }) {
  const query = new URLSearchParams(asked as Record<string, string>);
  const { answer, said } = useAnswer<Entry>(`entry?${query}`);
  if (!answer) return <Titled title="One moment …">{said && <p role="alert">{said}</p>}</Titled>;
  return <EntryForm asked={asked} opened={answer} field={field} />;
}

const savedWords = "Saved on this computer. The page shows it.";

/** A new entry gets an address of its own once it is saved, and says so there. */
let justSaved = "";

type EntryFormProps = { asked: Asked; opened: Entry; field?: string };

function EntryForm({ asked, opened, field }: EntryFormProps) {
  const draftName = `draft ${JSON.stringify(asked)}`;
  const [draft] = useState(
    () => JSON.parse(localStorage.getItem(draftName) ?? "null") as Draft | null,
  );
  const [entry, setEntry] = useState(opened);
  const [values, setValues] = useState(draft?.values ?? opened.values);
  const [version, setVersion] = useState(draft ? draft.version : opened.version);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [said, setSaid] = useState(() => {
    if (justSaved === opened.id) return savedWords;
    if (!draft) return "";
    return `What you typed on ${formatDay(draft.when)} at ${formatTime(draft.when)} and did not save is here again.`;
  });
  const [question, setQuestion] = useState<Question>();
  const [saves, setSaves] = useState(0);
  const wasRefused = useRef(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(entry.values);

  useEffect(() => {
    justSaved = "";
    if (field) showField(field.split("."));
  }, [field]);

  useEffect(() => {
    if (!isChanged) return localStorage.removeItem(draftName);
    const kept: Draft = { values, version, when: new Date().toISOString() };
    localStorage.setItem(draftName, JSON.stringify(kept));
  }, [draftName, isChanged, values, version]);

  // After a refusal, a message goes as soon as its field is right.
  const checkAgain = useEffectEvent(async () => {
    if (!wasRefused.current) return;
    const { faults } = await ask<{ faults: FieldFault[] }>("check", { ...asked, values });
    setFaults(faults);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the values that are checked again
  useEffect(() => {
    const timer = setTimeout(checkAgain, 400);
    return () => clearTimeout(timer);
  }, [values]);

  async function save(known = version, isSure = false) {
    const doubt = !isSure && doubtfulPrice(entry.form.fields, entry.values, values);
    if (doubt) {
      const yes = { label: "Yes, save it", act: () => save(known, true) };
      return setQuestion({ title: "Really?", text: doubt, answers: [yes] });
    }
    try {
      const saved = await ask<Entry>("save", { ...asked, values, version: known });
      wasRefused.current = false;
      localStorage.removeItem(draftName);
      take(saved);
      setSaid(savedWords);
      if (asked.id) return;
      justSaved = saved.id ?? "";
      location.hash = `#/entry/${saved.id}`;
    } catch (refused) {
      refuse(refused as Refused);
    }
  }

  function take(saved: Entry) {
    setEntry(saved);
    setValues(saved.values);
    setVersion(saved.version);
    setFaults([]);
    setSaves(saves + 1);
  }

  function refuse({
    status,
    said = "",
    faults = [],
    named,
    values: theirs,
    version: newer,
  }: Refused) {
    wasRefused.current = faults.length > 0;
    setFaults(faults);
    const own = faults.filter(({ id }) => id === entry.id || !asked.id);
    setSaid(
      said ||
        `Nothing was saved: ${faults.length === 1 ? "one thing does" : `${faults.length} things do`} not fit yet.`,
    );
    if (own[0]) showField(own[0].path.map(String));
    if (status !== 409) return;
    if (named) {
      const places = named.map(({ title, label }) => `${title} (${label})`).join(", ");
      setSaid("");
      return setQuestion({
        title: `Remove ${entry.title}?`,
        text: `${entry.title} is named in: ${places}.`,
        answers: [{ label: "Remove, and take them off these, too", act: () => remove(true) }],
      });
    }
    setSaid("Nothing was saved yet.");
    setQuestion({
      title: "This was changed since you opened it",
      rows: entry.form.fields
        .filter(
          ({ name }) =>
            name !== "updated" && JSON.stringify(theirs?.[name]) !== JSON.stringify(values[name]),
        )
        .map(({ name, label }) => [label, summaryOf(theirs?.[name]), summaryOf(values[name])]),
      answers: [
        { label: "Save yours over it", act: () => save(newer) },
        {
          label: "Take what is there now",
          act: async () => take(await ask<Entry>(`entry?id=${entry.id}`)),
        },
      ],
    });
  }

  async function remove(everywhere: boolean) {
    try {
      await ask("remove", { id: entry.id, everywhere });
      localStorage.removeItem(draftName);
      location.hash = "#/";
    } catch (refused) {
      refuse(refused as Refused);
    }
  }

  const elsewhere = faults.filter(({ id }) => asked.id && id !== entry.id);
  const form = {
    ...{
      values,
      faults: faults.filter((fault) => !elsewhere.includes(fault)),
      samples: entry.samples,
    },
    folder: entry.form.name,
    set: (path: Path, value: unknown) => setValues((all) => withValue(all, path, value)),
    confirm: async (path: readonly string[]) => {
      const { samples } = await ask<Entry>("confirm", { id: entry.id, path });
      setEntry({ ...entry, samples });
      setSaves(saves + 1);
    },
  };
  return (
    <div className="desk">
      <Titled title={asked.id ? entry.title : `New ${entry.one}`}>
        <form
          className="flow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormContext value={form}>
            {entry.form.fields.map((part) => (
              <FormField key={part.name} field={part} path={[part.name]} />
            ))}
          </FormContext>
          <div className="save-bar">
            <div role="status">
              {said}{" "}
              {elsewhere.map(({ id, title, path, label, message }) => (
                <a key={id + path.join()} href={`#/entry/${id}?${path.join(".")}`}>
                  {title}: {label} {message}
                </a>
              ))}
            </div>
            <button className="button" type="submit">
              Save on this computer
            </button>
            {isChanged && (
              <button
                type="button"
                onClick={() => {
                  take(entry);
                  setSaid("It is as it was saved last.");
                }}
              >
                Discard what is not saved
              </button>
            )}
            <p className="field-hint">
              Nobody else sees it yet. When you are done: <code>npm run save</code>, then put the
              site online.
            </p>
          </div>
        </form>
        {entry.id && (
          <p className="cluster">
            <a href={`#/history/${entry.id}`}>History</a>
            {entry.form.isFolder && (
              <>
                <a href={`#/copy/${entry.id}`}>Make another one like it</a>
                <button
                  type="button"
                  onClick={() => {
                    const yes = { label: "Remove", act: () => remove(false) };
                    const text = "History can bring it back.";
                    setQuestion({ title: `Remove ${entry.title}?`, text, answers: [yes] });
                  }}
                >
                  Remove this {entry.one}
                </button>
              </>
            )}
          </p>
        )}
      </Titled>
      {entry.page && (
        <iframe
          key={saves}
          className="page-beside"
          src={entry.page}
          title="The page, as it is saved"
        />
      )}
      <QuestionDialog question={question} close={() => setQuestion(undefined)} />
    </div>
  );
}

/** Opens what a field is in, and goes there; to what it is in, if it is not there itself. */
function showField(path: readonly string[]) {
  requestAnimationFrame(() => {
    const ids = path.map((_, index) => path.slice(0, path.length - index).join("."));
    const found = ids.map((id) => document.getElementById(id)).find(Boolean);
    for (let place = found?.parentElement; place; place = place.parentElement) {
      if (place instanceof HTMLDetailsElement) place.open = true;
    }
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  });
}

/** A price that is more than half up or down is most often one digit too many, or too few. */
function doubtfulPrice(fields: readonly Field[], before: Values, after: Values) {
  for (const { kind, name, label } of fields) {
    const [old, now] = [valueAt(before, [name]), valueAt(after, [name])].map(Number);
    if (kind !== "money" || !old || !now || (now <= old * 1.5 && now >= old * 0.5)) continue;
    return `${label}: from ${formatRupees(old)} to ${formatRupees(now)}.`;
  }
}
