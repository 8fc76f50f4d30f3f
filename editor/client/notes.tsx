import { use, useState } from "react";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import { factOf } from "../facts";
import type { Field } from "../fields";
import { languageName } from "../in-english";
import { type Conflict, isSame } from "../merge";
import { summariseDiff } from "../plain-words";
import { plainPart, type Words } from "../words";
import { FormContext, idOf } from "./form-context";
import { focusOn } from "./places";
import { summaryOf } from "./summary";

type NotesProps = { field: Field; path: FieldPath; value: unknown; label: string };

/** Notes on a field: a sample value, an outdated translation, conflicts and faults. */
export function Notes({ field, path, value, label }: NotesProps) {
  const { entry, faults, conflicts } = use(FormContext);
  const { language = "" } = entry;
  const inOther = [language, ...path];
  const isHere = (at: FieldPath) => idOf(at) === idOf(path);
  const isBeside = (at: FieldPath) => idOf(at) === idOf(inOther);
  const isOwn = (at: FieldPath) => {
    return isSame(at, path) || (field.isWords && isSame(at.slice(0, -1), path));
  };
  return (
    <div id={`${idOf(path)}-notes`}>
      <MadeUp {...{ field, path, value, label }} />
      {field.isWords && <Outdated {...{ field, path, value, label }} />}
      {conflicts
        .filter((conflict) => isOwn(conflict.path) && conflict.path.at(-1) !== "sourceText")
        .map((conflict) => (
          <ChangedElsewhere key={idOf(conflict.path)} {...{ conflict, field, language }} />
        ))}
      {faults
        .filter((fault) => isHere(fault.path) || isBeside(fault.path))
        .map(({ message, path: at }) => (
          <p key={message} className="field-error">
            {label ? `“${label}”` : "This"} {isBeside(at) && `in ${languageName(language)} `}
            {message}.
          </p>
        ))}
    </div>
  );
}

/** Asks whether a fact that came with the site is right. */
function MadeUp({ field, path, value: words, label }: NotesProps) {
  const { entry, confirm } = use(FormContext);
  const [isPressed, setPressed] = useState(false);
  const plain = (part: unknown) => plainPart(field, part);
  const fact = factOf(path, plain(words));
  const saved = entry.unconfirmed?.find((one) => one.fact === fact);
  const isOpen = saved && isSame(plain(valueAt(entry.value, saved.path)), plain(words));
  const isConfirmed = isPressed && !saved && isSame(words, valueAt(entry.value, path));
  return (
    <>
      {isOpen && (
        <p className="field-note">
          This came with the website: change it, or say:{" "}
          <button
            type="button"
            aria-label={`This is right: ${label}`}
            onClick={() => {
              setPressed(true);
              confirm(fact, path);
              focusOn(idOf(path));
            }}
          >
            This is right
          </button>
        </p>
      )}
      <p role="status">{isConfirmed && "Confirmed, and saved."}</p>
    </>
  );
}

/** Note on a translation whose English has changed since. */
function Outdated({ path, value, label }: NotesProps) {
  const { entry, act } = use(FormContext);
  const { language = "", inEnglish = [] } = entry;
  const { en = "", [language]: own, sourceText: was = "" } = (value ?? {}) as Words;
  if (!own || was === en) return null;
  const name = languageName(language);
  return (
    <p className="field-note">
      The {name} is from older English words
      {was && ` (${was.length > 300 ? summariseDiff(was, `${en}`) : `“${was}”`})`}. Change it, or
      say:{" "}
      <button
        type="button"
        aria-label={`Keep the translation: ${label}, ${name}`}
        onClick={() => {
          act({ did: "typed", path: [...path, "sourceText"], value: en });
          focusOn(idOf([language, ...path]));
        }}
      >
        Keep the translation
      </button>
      .{inEnglish.includes(path.join(".")) && " Until then, pages show the English."}
    </p>
  );
}

type ChangedElsewhereProps = { conflict: Conflict; field: Field; language: string };

/** Note at a field that another window saved differently. */
function ChangedElsewhere({ conflict, field, language }: ChangedElsewhereProps) {
  const { act } = use(FormContext);
  const { path, theirs } = conflict;
  const isOther = path.at(-1) === language;
  const words = summaryOf(
    typeof theirs === "object" ? plainPart(field, theirs) : theirs,
    300,
    field.options,
  );
  return (
    <p className="field-note field-changed">
      {isOther && `${languageName(language)}: `}Elsewhere it was saved as: {words || "nothing"}.{" "}
      <button type="button" onClick={() => act({ did: "tookTheirs", conflict })}>
        Use the other version
      </button>
    </p>
  );
}
