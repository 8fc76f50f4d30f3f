import type { Entry } from "../entries";

/** What is in the form, and of what it was made. */
export type Typed = Pick<Entry, "values" | "version"> & { from: Entry["values"] };

type Draft = Typed & { title: string; when: string };

const start = "draft ";

/** What was typed and not saved, which this browser keeps by the address of its form. */
export const drafts = {
  read: (address: string): Draft | null => {
    return JSON.parse(localStorage.getItem(start + address) ?? "null");
  },
  keep: (address: string, draft: Draft) => {
    localStorage.setItem(start + address, JSON.stringify(draft));
  },
  drop: (address: string) => localStorage.removeItem(start + address),
};

/** Where something was typed and not saved, but not in the form that is open. */
export function Drafts({ except }: { except?: string }) {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(start) && name !== start + except)
    .map((name) => name.slice(start.length))
    .map((address) => (
      <p key={address}>
        {except ? "Typed elsewhere" : "Typed"}, and not saved yet:{" "}
        <a href={`#/${address}`}>{drafts.read(address)?.title}</a>
      </p>
    ));
}
