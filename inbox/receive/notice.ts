import type { FormsFile } from "../../contract/forms-file.ts";
import type { Store } from "../store/store.ts";

/**
 * Returns a function that stores the text of a privacy notice by its version, so that the accepted
 * text can be looked up as long as the database exists.
 */
export function createNotices(store: Pick<Store, "set">) {
  let kept: string | undefined;
  return async function keepNotice({ privacyNotice: { version, text } }: FormsFile) {
    if (version === kept) return;
    await store.set(`notice ${version}`, text);
    kept = version;
  };
}
