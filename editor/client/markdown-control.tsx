import { type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from "react";
import { languageName } from "../in-english";
import { type ControlProps, LongControl } from "./controls";
import { FormContext } from "./form-context";
import { PhotoInput, pictureAt } from "./picture-controls";
import { lineAt, select } from "./places";

type Mark = {
  before: string;
  after?: string;
  /** If set, the mark needs lines of its own. */
  isBlock?: boolean;
};

/** Marks that buttons put around the selection. Without one, `words` are there to be typed over. */
const marks: Readonly<Record<string, Mark & { words: string }>> = {
  Heading: { before: "## ", words: "Heading", isBlock: true },
  Bold: { before: "**", words: "bold words", after: "**" },
  List: { before: "- ", words: "First entry", isBlock: true },
};

/** Text box for Markdown, with buttons for its marks. The page next to it shows the result. */
export function MarkdownControl(props: ControlProps) {
  const { attributes } = props;
  const { entry } = use(FormContext);
  const [isLinking, setIsLinking] = useState(false);
  const box = () => document.getElementById(attributes.id) as HTMLTextAreaElement;

  function selected() {
    const { value, selectionStart, selectionEnd } = box();
    return value.slice(selectionStart, selectionEnd);
  }

  /** Marks the selection or the line of the cursor. Without either, adds words to be typed over. */
  function mark({ words, ...mark }: (typeof marks)[string]) {
    const { start, end } = lineAt(box());
    if (mark.isBlock && selected() === "") box().setSelectionRange(start, end);
    const own = selected().replace(/^(#+|-) /, "");
    insert(mark, own || words, own !== "");
  }

  /**
   * Inserts words between marks at the cursor. Sample words stay selected, to be typed over. A
   * block comes after the line of the cursor, or before it if the cursor is at its start.
   */
  function insert({ before, after = "", isBlock }: Mark, words: string, isOwn = true) {
    const { value, selectionStart, selectionEnd } = box();
    const line = lineAt(box());
    const isWithin = isBlock && selectionStart === selectionEnd && selectionStart > line.start;
    const [from, to] = isWithin ? [line.end, line.end] : [selectionStart, selectionEnd];
    const gap = (there: number) => (isBlock ? "\n".repeat(Math.max(0, 2 - there)) : "");
    const space = from === to && /\S/.test(value[from - 1] ?? "") ? " " : "";
    const above = from === 0 ? "" : gap(from - value.slice(0, from).search(/\n*$/));
    const head = isBlock ? above : space;
    const tail = gap(value.slice(to).search(/[^\n]|$/));
    const chosen = words.replaceAll("\n", before === "- " ? "\n- " : "\n");
    type(box(), from, to, head + before + chosen + after + tail);
    const start = from + head.length + before.length;
    const end = start + chosen.length;
    // Puts the cursor after the mark, so that typing goes on outside it.
    if (isOwn) select(box(), end + after.length, end + after.length);
    else select(box(), start, end);
  }

  return (
    <>
      <div className="field">
        <div className="cluster marks">
          {Object.entries(marks).map(([label, own]) => (
            <button key={label} type="button" onClick={() => mark(own)}>
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
            questions={[{ label: "Its words", value: selected() }, { label: "Its web address" }]}
            done={([words = "", address = ""]) => {
              insert({ before: "[", after: `](${addressFrom(address)})` }, words);
            }}
            close={() => setIsLinking(false)}
          />
        )}
        <LongControl {...props} onKeyDown={goOnWithList} />
      </div>
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

/** Adds `https://` to an address that is typed without it. Pages of the site stay as they are. */
function addressFrom(text: string) {
  return /^(\w+:|\/|#)/.test(text) ? text : `https://${text}`;
}

/** Inserts text as if typed, so that Ctrl+Z undoes it. No newer API does that. */
function type(box: HTMLTextAreaElement, start: number, end: number, text: string) {
  box.focus();
  box.setSelectionRange(start, end);
  document.execCommand("insertText", false, text);
}

/** Begins the next entry of a list on Enter, or ends the list after an empty entry. */
function goOnWithList(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const { start } = lineAt(event.currentTarget);
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
  lang?: string | undefined;
  questions: readonly { label: string; value?: string; mayBeEmpty?: boolean }[];
  children?: ReactNode;
  done: (answers: readonly string[]) => void;
  close: () => void;
};

/** Asks for the details of a link or picture before it is put into a text. */
function Questions({ title, lang, questions, children, done, close }: QuestionsProps) {
  const box = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const all = inputsIn(box.current);
    (all.find(({ value }) => value === "") ?? all.at(-1))?.focus();
  }, []);

  function answer() {
    const all = inputsIn(box.current);
    if (!all.every((input) => input.reportValidity())) return;
    // Brackets have a special meaning in Markdown links.
    done(all.map(({ value }) => value.trim().replace(/[[\]]/g, "")));
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

function inputsIn(box: HTMLElement | null) {
  return [...(box?.querySelectorAll("input") ?? [])];
}

type TextPictureProps = {
  lang?: string | undefined;
  put: (name: string, shows: string, caption: string) => void;
};

/** Asks for a picture at the cursor, with its description and caption. */
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
