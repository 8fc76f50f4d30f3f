import {
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
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

type LongControlProps = ControlProps & Pick<ComponentProps<"textarea">, "onKeyDown">;

export function LongControl({ value, set, attributes, onKeyDown }: LongControlProps) {
  return (
    <textarea
      {...{ ...attributes, onKeyDown }}
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

type Mark = {
  before: string;
  after?: string;
  /** Whether it stands in lines of its own. */
  isBlock?: boolean;
};

/** What a button puts before and after what is selected, and the words to type over if nothing is. */
const marks: Readonly<Record<string, Mark & { words: string }>> = {
  Heading: { before: "## ", words: "Heading", isBlock: true },
  Bold: { before: "**", words: "bold words", after: "**" },
  List: { before: "- ", words: "First entry", isBlock: true },
};

/** Long text as it is written, with buttons for its marks. The page beside it shows the result. */
export function MarkdownControl(props: ControlProps) {
  const { attributes } = props;
  const { entry } = use(FormContext);
  const [isLinking, setIsLinking] = useState(false);
  const box = () => document.getElementById(attributes.id) as HTMLTextAreaElement;

  function selected() {
    const { value, selectionStart, selectionEnd } = box();
    return value.slice(selectionStart, selectionEnd);
  }

  /**
   * Puts words between marks where the cursor is, and leaves them selected, to be typed over. What
   * has lines of its own comes after the line of the cursor, or before it if it is at its start.
   */
  function insert({ before, after = "", isBlock }: Mark, words: string) {
    const { value, selectionStart, selectionEnd } = box();
    const isAtStart = selectionStart === 0 || value[selectionStart - 1] === "\n";
    const isWithin = isBlock && selectionStart === selectionEnd && !isAtStart;
    const rest = isWithin ? value.slice(selectionEnd).search(/$/m) : 0;
    const [from, to] = [isWithin ? selectionEnd + rest : selectionStart, selectionEnd + rest];
    const gap = (there: number) => (isBlock ? "\n".repeat(Math.max(0, 2 - there)) : "");
    const head = from === 0 ? "" : gap(from - value.slice(0, from).search(/\n*$/));
    const tail = gap(value.slice(to).search(/[^\n]|$/));
    const chosen = words.replaceAll("\n", before === "- " ? "\n- " : "\n");
    type(box(), from, to, head + before + chosen + after + tail);
    const start = from + head.length + before.length;
    select(box(), start, start + chosen.length);
  }

  return (
    <>
      <div className="cluster">
        {Object.entries(marks).map(([label, { words, ...mark }]) => (
          <button key={label} type="button" onClick={() => insert(mark, selected() || words)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => setIsLinking(true)}>
          Link
        </button>
      </div>
      {isLinking && (
        <Questions
          title="A link where the cursor is"
          lang={attributes.lang}
          questions={[
            { label: "Its words", value: selected() },
            { label: "Its web address", value: "https://" },
          ]}
          done={([words = "", address]) => insert({ before: "[", after: `](${address})` }, words)}
          close={() => setIsLinking(false)}
        />
      )}
      <LongControl {...props} onKeyDown={goOnWithList} />
      {entry.form.name === "articles" && (
        <TextPicture
          lang={attributes.lang}
          put={(name, shows, caption) => {
            const mark = { before: "![", after: `](${name})\n${caption}`.trim(), isBlock: true };
            insert(mark, shows);
          }}
        />
      )}
    </>
  );
}

/** Types for the person, so that Ctrl+Z takes it back. There is no newer way that does. */
function type(box: HTMLTextAreaElement, start: number, end: number, text: string) {
  box.focus();
  box.setSelectionRange(start, end);
  document.execCommand("insertText", false, text);
}

/** In a list, Enter begins the next entry; in an empty one, it ends the list. */
function goOnWithList(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const line = value.slice(start, selectionStart);
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !line.startsWith("- ")) return;
  event.preventDefault();
  const isEmpty = line === "- ";
  type(
    event.currentTarget,
    isEmpty ? start : selectionStart,
    selectionEnd,
    isEmpty ? "\n" : "\n- ",
  );
}

type QuestionsProps = {
  title: string;
  lang?: string;
  questions: readonly { label: string; value?: string; mayBeEmpty?: boolean }[];
  children?: ReactNode;
  done: (answers: readonly string[]) => void;
  close: () => void;
};

/** What is asked before something is put into a text. */
function Questions({ title, lang, questions, children, done, close }: QuestionsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const inputs = () => [...(box.current?.querySelectorAll("input") ?? [])];

  useEffect(() => {
    const all = [...(box.current?.querySelectorAll("input") ?? [])];
    (all.find(({ value }) => value === "") ?? all.at(-1))?.focus();
  }, []);

  function answer() {
    if (!inputs().every((input) => input.reportValidity())) return;
    // Brackets have a meaning of their own there.
    done(inputs().map(({ value }) => value.trim().replace(/[[\]]/g, "")));
    close();
  }

  return (
    <fieldset
      ref={box}
      className="field group"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        answer();
      }}
    >
      <legend>{title}</legend>
      {children}
      {questions.map(({ label, value, mayBeEmpty }) => (
        <label key={label}>
          {label} {mayBeEmpty && <span className="field-optional">(may be empty)</span>}
          <input className="control" lang={lang} defaultValue={value} required={!mayBeEmpty} />
        </label>
      ))}
      <p className="cluster">
        <button type="button" onClick={answer}>
          Put it where the cursor was
        </button>
        <button type="button" onClick={close}>
          Leave it out
        </button>
      </p>
    </fieldset>
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
  const title = `A picture in the text${lang ? `, ${languageName(lang)}` : ""}`;
  if (!name) return <PhotoInput label={`${title}, where the cursor is`} onPhoto={setName} />;
  return (
    <Questions
      {...{ title, lang }}
      questions={[
        { label: "What it shows, for people who cannot see it" },
        { label: "Caption", mayBeEmpty: true },
      ]}
      done={([shows = "", caption = ""]) => put(name, shows, caption)}
      close={() => setName("")}
    >
      <img src={`/editor/${pictureAt(form.name, name)}`} alt="" />
    </Questions>
  );
}

type PhotoInputProps = { label: string; onPhoto: (name: string) => void };

/** Chooses a photo of this computer, or takes one that is dropped; it is saved with the entry. */
function PhotoInput({ label, onPhoto }: PhotoInputProps) {
  const { form } = use(FormContext).entry;
  const [said, setSaid] = useState("");
  const message = useRef<HTMLElement>(null);
  useEffect(() => {
    if (said) message.current?.scrollIntoView({ block: "nearest" });
  }, [said]);

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
      <span ref={message} role="alert">
        {said}
      </span>
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
  const [ratio, setRatio] = useState(0);

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
  // Where a photo has the shape of its window, nothing is to be moved.
  const ratios = Object.values<number>(shapes);
  const slider = (label: string, at: number, move: (to: number) => void) => (
    <label>
      {label}
      <input type="range" value={at} onChange={({ target }) => move(Number(target.value))} />
    </label>
  );
  return (
    <>
      <div className="cluster">
        {Object.entries(shapes).map(([label, shape]) => (
          <figure key={label}>
            <span className={isPortrait ? "arch" : undefined}>
              <img
                className="window"
                src={`/editor/${pictureAt(entry.form.name, picture)}`}
                alt=""
                draggable={false}
                style={{ aspectRatio: shape, objectPosition: `${x}% ${y}%` }}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                  setRatio(naturalWidth / naturalHeight);
                }}
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
      {ratios.some((shape) => ratio > shape) &&
        slider("From left to right", x, (to) => moveTo(to, y))}
      {ratios.some((shape) => ratio < shape) &&
        slider("From top to bottom", y, (to) => moveTo(x, to))}
    </>
  );
}
