import type { FormsFile } from "../../contract/forms-file.ts";
import type { Store } from "../store/store.ts";

/**
 * Gives a function that keeps what a version of the privacy notice says. It can be looked up for as
 * long as there is the database.
 */
export function createNotices(store: Pick<Store, "set">) {
  let kept: string | undefined;
  return async function keepNotice({ privacyNotice: { version, text } }: FormsFile) {
    if (version === kept) return;
    await store.set(`notice ${version}`, text);
    kept = version;
  };
}
