import { createHash } from "node:crypto";
import { privacyNotice } from "../site.ts";
import type { Store } from "../store/store.ts";

const text = JSON.stringify(privacyNotice);

/** Of the privacy notice as it is now: kept with each message, because it may change. */
export const noticeVersion = createHash("sha256").update(text).digest("hex").slice(0, 8);

/** What a version said can be looked up for as long as there is the database. */
export function keepNotice(store: Pick<Store, "set">) {
  return store.set(`notice ${noticeVersion}`, text);
}
