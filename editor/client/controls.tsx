import { type AriaAttributes, type PointerEvent, use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { valueAt } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";
import { languageName } from "../in-english";
import { ask, type Refused } from "./api";
import { FormContext, type Path } from "./form-context";
import { select } from "./places";

export type ControlProps = {
  field: Field;
  path: Path;
  value: unknown;
  set: (value: unknown) => void;
  /** Its id, and what describes it. */
  attributes: AriaAttributes & { id: string; className: string; lang?: string };
};

/** Of what stands in the same group. */
export function beside(path: Path, name: string) {
  return [...path.slice(0, -1), name];
}

/** Digits become a number; anything else stays as it is typed, for the schema to refuse. */
function numberFrom(text: string) {
  const digits = text.replace(/[\s,₹]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

export function TextControl({ field: { kind }, value, set, attributes }: ControlProps) {
  const isNumber = kind === "number" || kind === "money";
  return (
    <input
      {...attributes}
      type={kind === "date" || kind === "time" ? kind : "text"}
      inputMode={isNumber ? "numeric" : undefined}
      value={String(value ?? "")}
      onChange={({ target }) => set(isNumber ? numberFrom(target.value) : target.value)}
    />
  );
}

export function LongControl({ value, set, attributes }: ControlProps) {
  return (
    <textarea
      {...attributes}
      value={String(value ?? "")}
      onChange={({ target }) => set(target.value)}
    />
  );
}

export function ChoiceControl({ field, value, set, attributes }: ControlProps) {
  return (
    <select {...attributes} value={`${value ?? ""}`} onChange={({ target }) => set(target.value)}>
      <option value="">Choose …</option>
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function ChoicesControl({ field: { options = [] }, value, set }: ControlProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div className="choices">
      {options.map(({ value: own, label }) => (
        <label key={own} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(own)}
            onChange={({ target: { checked } }) => {
              // The others keep their order, which a team may have chosen.
              set(checked ? [...chosen, own] : chosen.filter((one) => one !== own));
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function YesNoControl({ value, set, attributes }: ControlProps) {
  return (
    <span className="cluster">
      <input
        {...attributes}
        className=""
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked || undefined)}
      />
      Yes
    </span>
  );
}

const anAddress = "https://www.example.org";

/** What a button puts before and after what is selected, and the words to type over if nothing is. */
const marks = {
  Heading: ["\n\n## ", "Heading", "\n\n"],
  Bold: ["**", "bold words", "**"],
  List: ["\n\n- ", "First\nSecond", "\n\n"],
  Link: ["[", "words of the link", `](${anAddress})`],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Long text as it is written, with buttons for its marks. The page beside it shows the result. */
export function MarkdownControl(props: ControlProps) {
  const { set, attributes } = props;
  const { entry } = use(FormContext);

  /**
   * Leaves selected what is to be typed over. What has lines of its own comes
   * after the line in which the cursor is.
   */
  function insert(before: string, words: string, after: string) {
    const box = document.getElementById(attributes.id) as HTMLTextAreaElement;
    const { value } = box;
    let { selectionStart, selectionEnd } = box;
    if (before.startsWith("\n") && selectionStart === selectionEnd) {
      selectionEnd += value.slice(selectionEnd).search(/$/m);
      selectionStart = selectionEnd;
    }
    const line = before.endsWith("- ") ? "\n- " : "\n";
    const chosen = (value.slice(selectionStart, selectionEnd) || words).replaceAll("\n", line);
    const head = (value.slice(0, selectionStart) + before).replace(/\n{3,}/g, "\n\n");
    const tail = (after + value.slice(selectionEnd)).replace(/\n{3,}/g, "\n\n");
    flushSync(() => set(head + chosen + tail));
    // The words of a link are there, if some were selected: then, its address is typed.
    const hasWords = selectionEnd > selectionStart && after.includes(anAddress);
    const start = head.length + (hasWords ? chosen.length + "](".length : 0);
    select(box, start, start + (hasWords ? anAddress : chosen).length);
  }

  return (
    <>
      <div className="cluster">
        {Object.entries(marks).map(([label, [before, words, after]]) => (
          <button key={label} type="button" onClick={() => insert(before, words, after)}>
            {label}
          </button>
        ))}
      </div>
      <LongControl {...props} />
      {entry.form.name === "articles" && (
        <TextPicture
          lang={attributes.lang}
          put={(name, shows, caption) => insert("\n\n![", shows, `](${name})\n${caption}\n\n`)}
        />
      )}
    </>
  );
}

type TextPictureProps = {
  lang?: string;
  put: (name: string, shows: string, caption: string) => void;
};

/** A picture for the place where the cursor is, and what is to be said of it. */
function TextPicture({ lang, put }: TextPictureProps) {
  const { form } = use(FormContext).entry;
  const [name, setName] = useState("");
  const shows = useRef<HTMLInputElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  const where = lang ? `the text, ${languageName(lang)}` : "the text";
  if (!name) {
    return <PhotoInput label={`A picture in ${where}, where the cursor is`} onPhoto={setName} />;
  }

  function putIn() {
    if (!shows.current?.reportValidity()) return;
    put(name, shows.current.value.replace(/[[\]]/g, ""), caption.current?.value ?? "");
    setName("");
  }

  return (
    <fieldset
      className="field group"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        putIn();
      }}
    >
      <legend>A picture in {where}</legend>
      <img src={`/editor/${pictureAt(form.name, name)}`} alt="" />
      <label>
        What it shows, for people who cannot see it
        <input ref={shows} className="control" lang={lang} required />
      </label>
      <label>
        Caption <span className="field-optional">(may be empty)</span>
        <input ref={caption} className="control" lang={lang} />
      </label>
      <p className="cluster">
        <button type="button" onClick={putIn}>
          Put it where the cursor was
        </button>
        <button type="button" onClick={() => setName("")}>
          Leave it out
        </button>
      </p>
    </fieldset>
  );
}

type PhotoInputProps = { label: string; onPhoto: (name: string) => void };

/** Chooses a photo of this computer, or takes one that is dropped; it is saved with the entry. */
function PhotoInput({ label, onPhoto }: PhotoInputProps) {
  const { form } = use(FormContext).entry;
  const [said, setSaid] = useState("");

  async function add(file?: File) {
    if (!file) return;
    setSaid("One moment …");
    try {
      const { name } = await ask<{ name: string }>(pictureAt(form.name, file.name), file);
      onPhoto(name);
      setSaid("");
    } catch (refused) {
      setSaid((refused as Refused).said ?? "");
    }
  }

  return (
    <label
      className="photo-input"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files[0]);
      }}
    >
      {label}: choose one, or drop it here
      <input type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
      <span role="alert">{said}</span>
    </label>
  );
}

function pictureAt(folder: string, name: string) {
  return `picture?${new URLSearchParams({ folder, name })}`;
}

export function PictureControl({ field, path, value, set }: ControlProps) {
  const { entry, set: setAt } = use(FormContext);
  const source = `/editor/${pictureAt(entry.form.name, `${value}`)}`;
  return (
    <>
      {value && <img src={source} alt={`Now: ${value}`} />}
      <PhotoInput
        label={value ? "Another picture" : "A picture"}
        onPhoto={(name) => {
          set(name);
          if (field.name === "picture") setAt(beside(path, "keepInView"), "50% 50%");
        }}
      />
    </>
  );
}

/** The shapes in which pages show a picture, width to height. */
const portrait = { "In the window of its page": 4 / 5 };
const wide = { "On cards and its page": 16 / 10, "Where the page is shared": 4 / 5 };
const landscape = { "On cards and pages": 4 / 3, "Where the page is shared": 4 / 5 };

/** The photo in its real windows, where it is dragged, or moved by the two sliders. */
export function WindowControl({ path, value, set }: ControlProps) {
  const { entry, values } = use(FormContext);
  const picture = String(valueAt(values, beside(path, "picture")));
  const start = useRef({ clientX: 0, clientY: 0, x: 50, y: 50 });
  const place = String(value ?? "50% 50%")
    .split("% ")
    .map((part) => Number.parseInt(part, 10));
  const [x = 50, y = 50] = place;

  function moveTo(...parts: readonly number[]) {
    set(parts.map((part) => `${Math.round(Math.min(100, Math.max(0, part)))}%`).join(" "));
  }

  function drag({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLImageElement>) {
    if (buttons === 0) return;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = currentTarget;
    const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
    const share = (moved: number, hidden: number) => (hidden > 1 ? (moved / hidden) * 100 : 0);
    const from = start.current;
    moveTo(
      from.x - share(clientX - from.clientX, naturalWidth * scale - clientWidth),
      from.y - share(clientY - from.clientY, naturalHeight * scale - clientHeight),
    );
  }

  const isPortrait = entry.form.name === "therapists";
  const shapes = isPortrait ? portrait : entry.form.name === "articles" ? wide : landscape;
  const slider = (label: string, at: number, move: (to: number) => void) => (
    <label>
      {label}
      <input type="range" value={at} onChange={({ target }) => move(Number(target.value))} />
    </label>
  );
  return (
    <>
      <div className="cluster">
        {Object.entries(shapes).map(([label, ratio]) => (
          <figure key={label}>
            <span className={isPortrait ? "arch" : undefined}>
              <img
                className="window"
                src={`/editor/${pictureAt(entry.form.name, picture)}`}
                alt=""
                draggable={false}
                style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
                onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
                  currentTarget.setPointerCapture(pointerId);
                  start.current = { clientX, clientY, x, y };
                }}
                onPointerMove={drag}
              />
            </span>
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      {slider("From left to right", x, (to) => moveTo(to, y))}
      {slider("From top to bottom", y, (to) => moveTo(x, to))}
    </>
  );
}
