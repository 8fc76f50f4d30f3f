import type { Entry } from "../entries";

/** What is in the form, and of what it was made. */
export type Typed = Pick<Entry, "values" | "version"> & { from: Entry["values"] };

/** What was typed and not saved, which this browser keeps by the address of the form. */
type Draft = Typed & { title: string; when: string };

const start = "draft ";

export function readDraft(address: string): Draft | null {
  return JSON.parse(localStorage.getItem(start + address) ?? "null");
}

export function keepDraft(address: string, draft: Draft) {
  localStorage.setItem(start + address, JSON.stringify(draft));
}

export function dropDraft(address: string) {
  localStorage.removeItem(start + address);
}

/** Where something was typed and not saved, but not in the form that is open. */
export function Drafts({ except }: { except?: string }) {
  const addresses = Object.keys(localStorage)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
  return addresses
    .filter((address) => address !== except)
    .map((address) => (
      <p key={address}>
        {except ? "Typed elsewhere" : "Typed"}, and not saved yet:{" "}
        <a href={`#/${address}`}>{readDraft(address)?.title}</a>
      </p>
    ));
}
