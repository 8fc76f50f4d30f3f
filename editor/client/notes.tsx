import { use, useState } from "react";
import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";
import { languageName } from "../in-english";
import { whatDiffers } from "../plain-words";
import { FormContext, idOf } from "./form-context";
import { isSame } from "./merge";
import { focusOn } from "./places";
import { summaryOf } from "./summary";

type NotesProps = { field: Field; path: FieldPath };

/** What came with the site, what has changed since, and what is wrong. */
export function Notes({ field, path }: NotesProps) {
  const { entry, faults } = use(FormContext);
  const { kind, label, isWords } = field;
  const { language = "" } = entry;
  const inOther = [language, ...path];
  const isHere = (at: FieldPath) => idOf(at) === idOf(path);
  const isBeside = (at: FieldPath) => idOf(at) === idOf(inOther);
  return (
    <div id={`${idOf(path)}-notes`}>
      <MadeUp {...{ field, path }} />
      {isWords && <Outdated path={path} />}
      {kind !== "object" &&
        [path, inOther].map((at) => (
          <ChangedElsewhere key={idOf(at)} path={at} options={field.options} />
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

/** Whether it is right, if it came with the site. */
function MadeUp({ field: { label }, path }: NotesProps) {
  const { entry, values, confirm } = use(FormContext);
  /** Where it shows since it was confirmed. */
  const [page, setPage] = useState("");
  const [value, saved] = [values, entry.values].map((all) => valueAt(all, path));
  // Entries of a list may have moved since.
  const isEntry = typeof path.at(-1) === "number";
  const sample = entry.samples?.find(({ path: own, value: made }) => {
    const [one, other] = [own, path].map((all) => (isEntry ? all.slice(0, -1) : all).join());
    return one === other && isSame(made, value);
  });
  const isConfirmed = page !== "" && !sample && isSame(value, saved);
  return (
    <>
      {sample && (
        <p className="field-note">
          Made up: change it, or confirm it.{" "}
          {sample.isWithheld && `Until then, it is kept off ${sample.page}. `}
          <button
            type="button"
            aria-label={`This is right: ${label}`}
            onClick={() => {
              setPage(sample.page);
              confirm(sample.path);
              focusOn(idOf(path));
            }}
          >
            This is right
          </button>
        </p>
      )}
      <p role="status">
        {isConfirmed && (
          <>
            Confirmed, and saved. It is on <PageLink page={page} />.
          </>
        )}
      </p>
    </>
  );
}

/** Of one page, its address, which shows it beside the form; of several, what they are called. */
function PageLink({ page }: { page: string }) {
  if (!page.startsWith("/")) return page;
  return (
    <a href={page} target="page">
      {page}
    </a>
  );
}

/** Words of the other language at which nobody has looked since the English ones changed. */
function Outdated({ path }: { path: FieldPath }) {
  const { entry, values, set } = use(FormContext);
  const { language = "", outdated = {}, inEnglish = [] } = entry;
  const id = path.join(".");
  const [now, saved] = [values, entry.values].map((all) => String(valueAt(all, path) ?? ""));
  const [other, savedOther] = [values, entry.values].map((all) => {
    return valueAt(all, [language, ...path]);
  });
  const was = outdated[id] ?? saved ?? "";
  if (was === now || !other || !isSame(other, savedOther)) return null;
  return (
    <p className="field-note">
      The {languageName(language)} is from older English words
      {was && ` (${was.length > 300 ? whatDiffers(was, `${now}`) : `“${was}”`})`}. Change it, or
      tick:{" "}
      <label>
        <input
          type="checkbox"
          checked={valueAt(values, ["fits", id]) === true}
          onChange={({ target }) => set(["fits", id], target.checked || undefined)}
        />{" "}
        it still fits
      </label>
      .{inEnglish.includes(id) && " Until then, pages show the English."}
    </p>
  );
}

type ChangedElsewhereProps = { path: FieldPath; options: Field["options"] };

/** What another window has saved meanwhile, where it is not the same. */
function ChangedElsewhere({ path, options }: ChangedElsewhereProps) {
  const { values, from, newer } = use(FormContext);
  const [there, here, before] = [newer?.values, values, from].map((all) => valueAt(all, path));
  if (!newer || isSame(there, here) || isSame(there, before)) return null;
  return (
    <p className="field-note field-changed">
      Changed since you opened it. Now: {summaryOf(there, 300, options)}
    </p>
  );
}
