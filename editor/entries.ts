import { isNeeded } from "../app/content/collections.ts";
import { placeIn } from "../app/content/translation.ts";
import { openContent, type Puts } from "./content-folder.ts";
import { pathOf } from "./facts.ts";
import type { Values } from "./fields.ts";
import { byPlace, type Entry, type Form, newId } from "./forms.ts";
import { guideOf } from "./guide.ts";
import { historyOf } from "./history.ts";
import { type Conflict, isSame, merge } from "./merge.ts";
import { removalOf } from "./removal.ts";
import { searchWords } from "./search.ts";
import { unconfirmedFacts } from "./unconfirmed-facts.ts";
import { withFields } from "./value.ts";
import { inEnglish } from "./words.ts";

/** Request for an entry by `id`, for a new one of the kind `one`, or for a `copy` of another. */
export type EntryRequest = { id?: string; one?: string; copy?: string };
export type Saved = Entry & {
  /** Fields that were also changed elsewhere. Their saved values are the ones typed here. */
  conflicts: readonly Conflict[];
  /** True if something that was changed elsewhere is saved with it. */
  isMerged: boolean;
};

type Change = EntryRequest & { base?: Values; mine: Values };

/** Opens the content: its entries can be read, checked, saved, removed and restored. */
export function entriesIn(root: string, now = () => new Date()) {
  const content = openContent(root, now);
  const { snapshot, today, savedValue, entryAt, put } = content;

  function groups() {
    const { forms, entries: all } = snapshot();
    const entries = all.filter(({ id }) => isNeeded(id));
    return [...new Set(forms.map(({ group }) => group))].map((label) => {
      const own = forms.filter(({ group }) => group === label);
      return {
        label,
        add: own.filter(({ isFolder }) => isFolder).map(({ one }) => one),
        entries: own
          .flatMap((form) => entries.filter((entry) => entry.form === form))
          .sort(byPlace)
          .map(({ id, title }) => ({ id, title })),
      };
    });
  }

  function read({ id = "", one, copy }: EntryRequest): Entry {
    const { raw, forms, placeOf, translations, language: own } = snapshot();
    const start = (form: Form, title: string, from: Values) => {
      return { form, title, language: own, value: startOf(form, raw, today(), from) };
    };
    const kind = forms.find((form) => form.isFolder && form.one === one);
    if (kind) return start(kind, `New ${one}`, {});
    const { form, title } = entryAt(copy ?? id);
    const saved = savedValue(copy ?? id);
    const value = saved?.fields ?? {};
    if (copy) return start(form, `New, like ${title}`, value);
    const { language } = placeOf(id);
    return {
      ...{ id, form, title, language, value },
      inEnglish: (translations[language ?? ""]?.inEnglish ?? [])
        .map(placeIn)
        .flatMap(({ file, field }) => (file === id ? [field] : [])),
      unconfirmed: Object.keys(saved?.unconfirmed ?? {}).flatMap((fact) => {
        const path = pathOf(inEnglish(form.fields, value), fact);
        return path ? [{ fact, path }] : [];
      }),
    };
  }

  /** Returns the faults of a change without saving it. */
  function check(asked: Change) {
    return { faults: content.check(changed(asked).puts) };
  }

  /** Saves what was typed, together with what was saved elsewhere in the meantime. */
  function save(asked: Change): Saved {
    const { id, puts, conflicts, isMerged } = changed(asked);
    put(puts);
    return { ...read({ id }), conflicts, isMerged };
  }

  function changed(asked: Change) {
    const { id, one, copy, base, mine } = asked;
    const { form, value } = read(asked);
    if (id === undefined || one !== undefined || copy !== undefined) {
      // A new entry gets its id here: a file is never named by a request.
      const target = newId(form, mine, Object.keys(snapshot().raw[form.name] ?? {}));
      const origin = copy === undefined ? undefined : savedValue(copy);
      const puts: Puts = new Map([[target, withFields(form.fields, origin, mine)]]);
      return { id: target, puts, conflicts: [], isMerged: false };
    }
    const merged = merge(base, mine, value);
    const puts: Puts = new Map([[id, withFields(form.fields, savedValue(id), merged.value)]]);
    return { id, puts, conflicts: merged.conflicts, isMerged: !isSame(base, value) };
  }

  const search = ({ words = "" }: { words?: string }) => searchWords(snapshot(), words);

  return {
    ...{ groups, search, read, check, save },
    ...historyOf(content),
    ...removalOf(content),
    ...guideOf(content),
    ...unconfirmedFacts(content),
  };
}

function lastOrder(things: unknown) {
  const all = Object.values((things ?? {}) as Record<string, Values>);
  return Math.max(0, ...all.map(({ order }) => Number(order ?? 0)));
}

/** Returns the initial values of an entry: last in order, and without a copy's addresses. */
function startOf({ name, fields }: Form, raw: Values, today: string, from: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name: field, copied, value, start, isWords }) => {
      const own = start === "today" ? today : isWords && start ? { en: start } : start;
      const first = field === "order" ? lastOrder(raw[name]) + 1 : (value ?? from[field] ?? own);
      return first === undefined || copied === false ? [] : [[field, first]];
    }),
  );
}
