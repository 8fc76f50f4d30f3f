import { type ComponentType, use, useState } from "react";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";
import { languageName } from "../in-english";
import {
  ChoiceControl,
  ChoicesControl,
  type ControlProps,
  LongControl,
  TextControl,
  YesNoControl,
} from "./controls";
import { FormContext, idOf } from "./form-context";
import { MarkdownControl } from "./markdown-control";
import { Notes } from "./notes";
import { beside, PictureControl, WindowControl } from "./picture-controls";
import { focusOn } from "./places";
import { summaryOf } from "./summary";

type FieldProps = { field: Field; path: FieldPath };

/** The control of each kind that is seen. */
const controls: Record<Exclude<Field["kind"], "hidden">, ComponentType<ControlProps>> = {
  text: TextControl,
  number: TextControl,
  money: TextControl,
  date: TextControl,
  time: TextControl,
  long: LongControl,
  markdown: MarkdownControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  "yes-no": YesNoControl,
  picture: PictureControl,
  window: WindowControl,
  object: ({ field, path }) => <Parts fields={field.fields} path={path} />,
  list: List,
};

/** What is made of several controls, and so is a group with a legend. */
const groups: readonly string[] = ["object", "list", "choices", "picture", "window"];

/** A field of whatever kind its schema says, with all that is to be said of it. */
export function FormField({ field, path }: FieldProps) {
  const { entry, values, set, faults } = use(FormContext);
  const { kind, label, hint, optional } = field;
  const id = idOf(path);
  // A drawing is made for its window.
  const hasWindow = /\.(?!svg)\w+$/.test(`${valueAt(values, beside(path, "picture"))}`);
  if (kind === "hidden" || (kind === "window" && !hasWindow)) return null;

  // What a photo shows has to be said; a drawing only adorns.
  const isDescribed = field.name === "pictureShows" && hasWindow;
  const mayBeEmpty = optional && kind !== "yes-no" && !isDescribed;
  const isGroup = groups.includes(kind);
  const Box = isGroup && label ? "fieldset" : "div";
  const Name = isGroup ? "legend" : "label";
  const Control = controls[kind];
  const controlAt = (at: FieldPath, own: object = {}) => (
    <Control
      {...{ field, path, value: valueAt(values, at) }}
      attributes={{
        id: idOf(at),
        className: "control",
        "aria-describedby": `${id}-hint ${id}-notes`,
        "aria-invalid": faults.some((fault) => idOf(fault.path) === idOf(at)) || undefined,
        ...own,
      }}
      set={(next) => set(at, next)}
    />
  );
  const { language = "" } = entry;
  const isLong = kind === "markdown" || String(valueAt(values, path) ?? "").length > 80;
  const other = field.isWords &&
    language && {
      lang: language,
      "aria-label": `${label}, ${languageName(language)}`,
      placeholder: `in ${languageName(language)}`,
    };
  return (
    <Box
      className={Box === "fieldset" ? "field group" : "field"}
      {...(isGroup && { id, tabIndex: -1 })}
    >
      {label && (
        <Name htmlFor={isGroup ? undefined : id}>
          {label} {mayBeEmpty && <span className="field-optional">(may be empty)</span>}
        </Name>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {other ? (
        <div className="both" data-long={isLong || undefined}>
          <div className="field">{controlAt(path)}</div>
          <div className="field">{controlAt([language, ...path], other)}</div>
        </div>
      ) : (
        controlAt(path)
      )}
      <Count field={field} value={valueAt(values, path)} />
      <Notes field={field} path={path} />
    </Box>
  );
}

export function Parts({
  fields = [],
  path = [],
}: {
  fields?: readonly Field[] | undefined;
  path?: FieldPath;
}) {
  return fields.map((part) => (
    <FormField key={part.name} field={part} path={[...path, part.name]} />
  ));
}

function Count({ field, value }: { field: Field; value: unknown }) {
  const { most, least, kind, countsWords } = field;
  if (!most) return null;
  const text = String(value ?? "").trim();
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isList = Array.isArray(value);
  const count = isList ? value.length : countsWords ? words.length : text.length;
  const unit = kind === "list" ? "entries" : countsWords ? "words" : "characters";
  return (
    <p className="field-count" data-over={count > most || (least && count < least) || undefined}>
      {count} {least && least !== most ? `(${least} to ${most} ${unit})` : `of ${most} ${unit}`}
    </p>
  );
}

/** An entry that was in a list, in both languages, and how many are left. */
type Removed = { index: number; parts: unknown[]; key: number; left: number };

/** Entries that can be added, ordered and removed. */
function List({ field, path }: ControlProps) {
  const { entry, values, set } = use(FormContext);
  const { language = "" } = entry;
  const id = idOf(path);
  const entries = (valueAt(values, path) ?? []) as readonly unknown[];
  // Each entry keeps its key while it moves, so that it stays open or closed; new ones stand open,
  // and have keys above those that came.
  const [came] = useState(entries.length);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const places = [...entries.keys()];
  const known = keys.length === entries.length ? keys : places;
  const [said, setSaid] = useState("");
  const item = field.item as Field;
  /** The last one. */
  const [removed, setRemoved] = useState<Removed>();
  const paths = [path, [language, ...path]];

  /** Gives the list those entries that stood in these places, and their words in the other language. */
  function arrange(places: readonly number[], words: string) {
    setKeys(places.map((place) => known[place] ?? 0));
    for (const at of paths) {
      const all = valueAt(values, at);
      const moved = places.map((place) => valueAt(all, [place]));
      if (all) set(at, moved);
    }
    setSaid(words);
    setRemoved(undefined);
  }

  function move(from: number, to: number, button: string) {
    if (to < 0 || to >= entries.length) return;
    const words = `${summaryOf(entries[from])}: now in place ${to + 1} of ${entries.length}.`;
    const pressedAt = document.activeElement?.getBoundingClientRect().top;
    arrange(places.toSpliced(from, 1).toSpliced(to, 0, from), words);
    focusOn(`${id}.${to}-${button}`, pressedAt);
  }

  function remove(index: number) {
    const parts = paths.map((at) => valueAt(values, [...at, index]));
    arrange(places.toSpliced(index, 1), "");
    setRemoved({ index, parts, key: known[index] ?? 0, left: entries.length - 1 });
    focusOn(`${id}-back`);
  }

  function putBack({ index, parts, key }: Removed) {
    setKeys(known.toSpliced(index, 0, key));
    for (const [which, at] of paths.entries()) {
      const all = valueAt(values, at);
      if (Array.isArray(all)) set(at, all.toSpliced(index, 0, parts[which]));
    }
    focusOn(`${id}.${index}-Remove`);
  }

  function add() {
    setKeys([...known, Math.max(came, ...known) + 1]);
    set(path, [...entries, item.fields ? {} : ""]);
    const [first] = item.fields ?? [];
    focusOn(idOf([...path, entries.length, ...(first ? [first.name] : [])]));
  }

  const buttons = {
    Up: (index: number) => move(index, index - 1, "Up"),
    Down: (index: number) => move(index, index + 1, "Down"),
    Remove: remove,
  };
  /** Where a button can do nothing; it keeps the focus all the same. */
  const ends: Readonly<Record<string, number>> = { Up: 0, Down: entries.length - 1 };
  const items = entries.map((entry, index) => {
    const parts = item.fields?.map(({ name, label }) => {
      const part = valueAt(entry, [name]);
      return part === true ? label : part;
    });
    const name = summaryOf(parts ?? entry) || `entry ${index + 1}`;
    const label = `${field.label}, ${index + 1}`;
    const part = { ...item, label: item.fields ? "" : label };
    const control = <FormField field={part} path={[...path, index]} />;
    return (
      <li key={known[index]}>
        <span className="list-number">{index + 1}</span>
        {item.fields ? (
          <details open={(known[index] ?? 0) >= came}>
            <summary>{name}</summary>
            {control}
          </details>
        ) : (
          control
        )}
        <span className="cluster">
          {Object.entries(buttons).map(([label, act]) => (
            <button
              key={label}
              id={`${id}.${index}-${label}`}
              type="button"
              aria-label={`${label}: ${name}`}
              aria-disabled={index === ends[label]}
              onClick={() => act(index)}
            >
              {label}
            </button>
          ))}
        </span>
      </li>
    );
  });
  if (removed?.left === entries.length) {
    const [entry] = removed.parts;
    const control = (
      <li key="removed">
        <p>
          Taken out: {summaryOf(entry)}{" "}
          <button id={`${id}-back`} type="button" onClick={() => putBack(removed)}>
            Put it back
          </button>
        </p>
      </li>
    );
    items.splice(removed.index, 0, control);
  }
  return (
    <>
      <ol className="list">{items}</ol>
      <button id={`${id}-add`} type="button" onClick={add}>
        Add to {field.label.toLowerCase()}
      </button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
