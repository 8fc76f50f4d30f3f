import { changedFields } from "./changes.ts";
import type { ContentFolder } from "./content-folder.ts";
import { detach, editsOf, namesIn, siteOf } from "./edits.ts";
import type { FieldFault } from "./forms.ts";
import { RequestError } from "./request-error.ts";

/** Places that name an entry, and people who could replace a person there. */
export type Removal = {
  title: string;
  named: Omit<FieldFault, "message">[];
  others: { value: string; title: string }[];
};

/** Removes entries with all that names them. */
export function removalOf(content: ContentFolder) {
  const { snapshot, savedValue, entryAt, check, put } = content;

  function without(id: string, instead?: string) {
    const site = siteOf(content);
    const edits = editsOf(site);
    edits.remove(id);
    detach(edits, site, { instead });
    return edits.puts;
  }

  /** Returns the places that name an entry, and the people who could replace a person there. */
  function removal({ id = "" }: { id?: string }): Removal {
    const { form, title } = entryAt(id);
    const named = [...without(id)].flatMap(([id, value]) => {
      const [entry, old] = [entryAt(id), savedValue(id)];
      if (!old || !value) return [];
      return changedFields(entry.form.fields, old, value).map((field) => {
        const path = field.split(".");
        return { id, title: entry.title, path, label: snapshot().labelAt(id, path) };
      });
    });
    const people = snapshot().entries.filter((other) => other.form === form && other.id !== id);
    const others = people.map(({ id, title }) => ({ value: id.split("/").at(-1) ?? "", title }));
    return { title, named, others: form.name === "therapists" ? others : [] };
  }

  /** Removes an entry. `instead` takes a person's places, and holds the same sessions. */
  function remove({ id = "", instead = "" }: { id?: string; instead?: string }) {
    if (!entryAt(id).form.isFolder) {
      throw new RequestError(404, { message: "This page is required and can't be removed." });
    }
    const isPerson = namesIn(siteOf(content), "therapists").includes(instead);
    const puts = without(id, isPerson ? instead : undefined);
    const faults = check(puts);
    if (faults.length > 0)
      throw new RequestError(422, { message: "It can't be removed yet:", faults });
    put(puts);
    return {};
  }

  return { removal, remove };
}
