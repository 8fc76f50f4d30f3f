import { type ComponentType, memo, use, useState } from "react";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";
import { languageName } from "../in-english";
import { isSame } from "../merge";
import { plainPart, type Words } from "../words";
import {
  ChoiceControl,
  ChoicesControl,
  type ControlProps,
  LongControl,
  TextControl,
  YesNoControl,
} from "./controls";
import { FormContext, idOf } from "./form-context";
import { LayoutControl } from "./layout-control";
import { MarkdownControl } from "./markdown-control";
import { Notes } from "./notes";
import { CropControl, PictureControl } from "./picture-controls";
import { focusOn } from "./places";
import { summaryOf } from "./summary";

type FieldProps = {
  field: Field;
  path: FieldPath;
  value: unknown;
  /** Picture in the same group, if any. */
  picture: unknown;
  /** Name of a list entry, which has no label of its own. */
  label?: string | undefined;
};

/** Controls by kind. A hidden field has none. */
const controls: Record<Exclude<Field["kind"], "hidden">, ComponentType<ControlProps>> = {
  text: TextControl,
  number: TextControl,
  money: TextControl,
  date: TextControl,
  time: TextControl,
  long: LongControl,
  markdown: MarkdownControl,
  choice: ChoiceControl,
  layout: LayoutControl,
  choices: ChoicesControl,
  "yes-no": YesNoControl,
  picture: PictureControl,
  crop: CropControl,
  object: ({ field, path, value }) => <Parts fields={field.fields} path={path} value={value} />,
  list: List,
};

/** Kinds with several controls. They are rendered as a group with a legend. */
const groups: readonly string[] = ["object", "list", "choices", "layout", "picture", "crop"];

/**
 * Field of any kind, with its label, hint and notes. It renders only when its own value changes.
 */
export const FormField = memo(
  ShownField,
  ({ path: before, ...old }, { path: after, ...now }) =>
    isSame(before, after) && isShallow(old, now),
);

function isShallow(old: Omit<FieldProps, "path">, now: Omit<FieldProps, "path">) {
  const { field, value, picture, label } = old;
  const isSameField = field === now.field && label === now.label;
  return isSameField && value === now.value && picture === now.picture;
}

function ShownField({ field, path, value, picture, label = field.label }: FieldProps) {
  const { entry, faults, act } = use(FormContext);
  const { kind, hint, optional, isWords } = field;
  const id = idOf(path);
  // A drawing fits its window, so only photos are moved in it.
  const hasCrop = /\.(?!svg)\w+$/.test(`${picture}`);
  if (kind === "hidden" || (kind === "crop" && !hasCrop)) return null;

  // A photo needs a description. A drawing is decoration.
  const isDescribed = field.name === "pictureShows" && hasCrop;
  const mayBeEmpty = optional && kind !== "yes-no" && !isDescribed;
  const isGroup = groups.includes(kind);
  const Box = isGroup && label ? "fieldset" : "div";
  const Name = isGroup ? "legend" : "label";
  const Control = controls[kind];
  const set = (next: unknown) => act({ did: "typed", path, value: next });
  const controlAt = (
    at: FieldPath,
    own: Pick<ControlProps, "value" | "set">,
    attributes: object = {},
  ) => (
    <Control
      {...{ field, path, picture, ...own }}
      attributes={{
        id: idOf(at),
        className: "control",
        "aria-describedby": `${id}-hint ${id}-notes`,
        "aria-invalid": faults.some((fault) => idOf(fault.path) === idOf(at)) || undefined,
        ...attributes,
      }}
    />
  );
  const { language = "" } = entry;
  const english = isWords ? valueAt(value, ["en"]) : value;
  const own = {
    value: english,
    set: (next: unknown) => set(isWords ? wordsWith(value, next, typeof path.at(-1)) : next),
  };
  const other = {
    value: valueAt(value, [language]),
    set: (next: unknown) => set(translatedWith(value, language, next)),
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
      {isWords && language ? (
        <div
          className="both"
          data-long={kind === "markdown" || String(english ?? "").length > 80 || undefined}
        >
          <div className="field">{controlAt(path, own)}</div>
          <div className="field">
            {controlAt([language, ...path], other, {
              lang: language,
              "aria-label": `${label}, ${languageName(language)}`,
              placeholder: `in ${languageName(language)}`,
            })}
          </div>
        </div>
      ) : (
        controlAt(path, own)
      )}
      <Count field={field} value={english} />
      <Notes {...{ field, path, value, label }} />
    </Box>
  );
}

/** Changes English words, and keeps their translation. Drops a field without any words. */
function wordsWith(words: unknown, en: unknown, kindOfKey: string) {
  const isEmpty = en === "" && Object.keys(words ?? {}).length < 2;
  return isEmpty && kindOfKey !== "number" ? undefined : { ...(words as Words), en };
}

/** Changes a translation, and notes the current English words as its source. */
function translatedWith(words: unknown, language: string, text: unknown): Words {
  const en = valueAt(words, ["en"]) ?? "";
  return text === "" ? { en } : { en, [language]: text, sourceText: String(en) };
}

type PartsProps = {
  fields?: readonly Field[] | undefined;
  path?: FieldPath;
  value: unknown;
};

export function Parts({ fields = [], path = [], value }: PartsProps) {
  const isAsked = ({ only }: Field) => {
    return !only || [valueAt(value, [only.name])].flat().includes(only.value);
  };
  return fields
    .filter(isAsked)
    .map((part) => (
      <FormField
        key={part.name}
        field={part}
        path={[...path, part.name]}
        value={valueAt(value, [part.name])}
        picture={valueAt(value, ["picture"])}
      />
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

/** Entries that can be added, ordered and removed. */
function List({ field, path, value, set }: ControlProps) {
  const { removed, isUnfolded, act } = use(FormContext);
  const id = idOf(path);
  const entries = (value ?? []) as readonly unknown[];
  // Each entry keeps its key while it moves, so that it stays open or closed; new ones stand open,
  // and have keys above those that came.
  const [came] = useState(isUnfolded ? 0 : entries.length);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const places = [...entries.keys()];
  const known = keys.length === entries.length ? keys : places;
  const [message, setMessage] = useState("");
  const item = field.item as Field;
  const nameOf = (entry: unknown) => {
    const parts = item.fields?.map((part) => {
      const own = plainPart(part, valueAt(entry, [part.name]));
      return own === true ? part.label : summaryOf(own, 80, part.options);
    });
    return summaryOf(parts ?? plainPart(item, entry));
  };

  function move(from: number, to: number, button: string) {
    if (to < 0 || to >= entries.length) return;
    const order = places.toSpliced(from, 1).toSpliced(to, 0, from);
    const pressedAt = document.activeElement?.getBoundingClientRect().top;
    setKeys(order.map((place) => known[place] ?? 0));
    set(order.map((place) => entries[place]));
    setMessage(`${nameOf(entries[from])}: now in place ${to + 1} of ${entries.length}.`);
    focusOn(`${id}.${to}-${button}`, pressedAt);
  }

  function remove(index: number) {
    setKeys(known.toSpliced(index, 1));
    act({ did: "removed", path, index });
    setMessage("");
    focusOn(`${id}-back`);
  }

  function putBack(index: number) {
    setKeys(known.toSpliced(index, 0, Math.max(came, ...known) + 1));
    act({ did: "undone" });
    focusOn(`${id}.${index}-Remove`);
  }

  function add() {
    setKeys([...known, Math.max(came, ...known) + 1]);
    const starts = item.fields?.flatMap(({ name, start }) => (start ? [[name, start]] : []));
    set([...entries, item.isWords ? { en: "" } : starts ? Object.fromEntries(starts) : ""]);
    const [first] = item.fields ?? [];
    focusOn(idOf([...path, entries.length, ...(first ? [first.name] : [])]));
  }

  const buttons = {
    Up: (index: number) => move(index, index - 1, "Up"),
    Down: (index: number) => move(index, index + 1, "Down"),
    Remove: remove,
  };
  /** Index at which a button has no effect. It can still be focused. */
  const ends: Readonly<Record<string, number>> = { Up: 0, Down: entries.length - 1 };
  const items = entries.map((entry, index) => {
    const name = nameOf(entry) || `entry ${index + 1}`;
    const control = (
      <FormField
        field={item}
        label={item.fields ? "" : `${field.label}, ${index + 1}`}
        path={[...path, index]}
        value={entry}
        picture={undefined}
      />
    );
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
  if (removed && isSame(removed.path, path)) {
    const { index, entry } = removed;
    const control = (
      <li key="removed">
        <p>
          Removed: {nameOf(entry)}{" "}
          <button id={`${id}-back`} type="button" onClick={() => putBack(index)}>
            Restore it
          </button>
        </p>
      </li>
    );
    items.splice(index, 0, control);
  }
  return (
    <>
      <ol className="list">{items}</ol>
      <button id={`${id}-add`} type="button" onClick={add}>
        Add to {field.label.toLowerCase()}
      </button>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}
