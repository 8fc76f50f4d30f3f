import { factsOf, fill } from "../app/content/placeholders.ts";
import type { Content } from "../app/content/schemas/content.ts";
import { type FieldPath, textsIn, valueAt, withValue } from "../app/content/schemas/value-at.ts";
import type { ContentFolder } from "./content-folder.ts";
import { factOf, pathOf } from "./facts.ts";
import type { Field, Values } from "./fields.ts";
import { asOnPages } from "./in-english.ts";
import { RequestError } from "./request-error.ts";
import { findUnconfirmed } from "./unconfirmed.ts";
import { type Value, withFields } from "./value.ts";

/** Name of a fact, and the entry that has it. */
type Fact = { id: string; fact: string };

export type UnconfirmedFact = Fact & {
  title: string;
  path: FieldPath;
  label: string;
  text: string;
  /** True if the schema lets it be empty. */
  isOptional: boolean;
};

/** Facts that came with the project: lists, confirms and empties them. */
export function unconfirmedFacts({ folder, snapshot, savedValue, entryAt, put }: ContentFolder) {
  /** Confirms facts that came with the project. */
  function confirm(facts: readonly Fact[]) {
    const puts = new Map<string, Value>();
    for (const { id, fact } of facts) {
      const value = puts.get(id) ?? savedValue(id);
      if (!value) continue;
      const { [fact]: _, ...unconfirmed } = value.unconfirmed;
      puts.set(id, { ...value, unconfirmed });
    }
    put(puts);
    return {};
  }

  /** Empties a field that came with the project, or removes an entry of a list. */
  function leaveOut({ id, fact }: Fact) {
    const [{ form, values }, value] = [entryAt(id), savedValue(id)];
    const path = pathOf(values, fact);
    if (!path) throw new RequestError(404, { message: "This field is empty already." });
    const fields = withoutPart(value?.fields, path) as Values;
    put(new Map([[id, withFields(form.fields, value, fields)]]));
    return {};
  }

  /** Facts that came with the project and that nobody has confirmed, as pages show them. */
  function unconfirmed(): UnconfirmedFact[] {
    const { raw, known, entryAt, labelAt } = snapshot();
    const facts = factsOf(raw as unknown as Content);
    return findUnconfirmed(folder, snapshot()).flatMap(({ id, path }) => {
      const entry = entryAt(id);
      if (!entry) return [];
      const value = valueAt(entry.values, path);
      const texts = textsIn(fill(value, facts))
        // An icon is chosen by a name that no page shows.
        .filter(({ path }) => path.at(-1) !== "icon")
        .map(({ text }) => asOnPages(known.names[text] ?? text));
      return {
        ...{ id, path, title: entry.title, label: labelAt(id, path) },
        fact: factOf(path, value),
        text: texts.join(" · "),
        isOptional: mayBeEmpty(entry.form.fields, entry.values, path),
      };
    });
  }

  return { unconfirmed, confirm, leaveOut };
}

/** Returns a value without a field, or without an entry of a list. */
function withoutPart(value: unknown, path: FieldPath) {
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (typeof key !== "number") return withValue(value, path, undefined);
  return withValue(value, parent, (valueAt(value, parent) as unknown[]).toSpliced(key, 1));
}

function mayBeEmpty(fields: readonly Field[], values: Values, path: FieldPath) {
  const isEntry = typeof path.at(-1) === "number";
  const whole = isEntry ? path.slice(0, -1) : path;
  let place: Field | undefined = { name: "", label: "", optional: false, kind: "object", fields };
  for (const key of whole) {
    place = typeof key === "number" ? place?.item : place?.fields?.find(({ name }) => name === key);
  }
  if (!place || !isEntry) return place?.optional ?? false;
  return (valueAt(values, whole) as unknown[]).length > (place.optional ? 0 : (place.least ?? 1));
}
