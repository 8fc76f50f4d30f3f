import type { Entry } from "../entries";
import { stored } from "./stored";

/** What is in the form, and of what it was made. */
export type Typed = Pick<Entry, "values" | "version"> & { from: Entry["values"] };

/** What was typed and not saved. */
export const drafts = stored<Typed & { title: string; when: string }>("draft");

/** Where something was typed and not saved, but not in the form that is open. */
export function Drafts({ except }: { except?: string }) {
  return drafts
    .addresses()
    .filter((address) => address !== except)
    .map((address) => (
      <p key={address}>
        {except ? "Typed elsewhere" : "Typed"}, and not saved yet:{" "}
        <a href={`#/${address}`}>{drafts.read(address)?.title}</a>
      </p>
    ));
}
