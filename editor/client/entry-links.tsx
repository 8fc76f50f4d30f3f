import type { Entry, FieldFault } from "../entries";
import { ask, isSure, openView, type Refused } from "./api";
import { drafts } from "./drafts";
import { searchFor } from "./places";

type EntryLinksProps = { id: string; entry: Entry; refuse: (refused: Refused) => void };

/** What else can be done with an entry than to change its fields. */
export function EntryLinks({ id, entry: { form, title }, refuse }: EntryLinksProps) {
  async function remove() {
    try {
      const named = await ask<FieldFault[]>(`named?${new URLSearchParams({ id })}`);
      // Of `Team, People 2`, what is known.
      const places = named.map((place) => {
        return `${place.title} (${place.label.replace(/,.*| \d+$/, "")})`;
      });
      const text = places.length > 0 ? [`${title} is taken off these, too:`, ...places] : [];
      const question = [...text, "In History, this can be taken back."].join("\n");
      if (!(await isSure(`Remove ${title}?`, question, "Remove"))) return;
      const { stillSaid = [] } = await ask<Entry>("remove", { id });
      drafts.drop(`entry/${id}`);
      const next = stillSaid.length > 0 ? searchFor(stillSaid) : "#/history";
      openView(next, `${title} is removed. In History, this can be taken back.`);
    } catch (refused) {
      refuse(refused as Refused);
    }
  }

  return (
    <p className="cluster">
      <a href={`#/history/${id}`}>History</a>
      {form.isFolder && (
        <>
          <a href={`#/copy/${id}`}>Make another one like it</a>
          <button type="button" onClick={remove}>
            Remove this {form.one}
          </button>
        </>
      )}
    </p>
  );
}
