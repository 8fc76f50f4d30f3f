import type { SessionRequest } from "./appointment/schema";
import type { ContactMessage } from "./contact/schema";

export type Submission =
  | { form: "contact"; values: ContactMessage }
  | { form: "appointment"; values: SessionRequest };

/** Until this is true, visitors are told to pass on themselves what they wrote. */
export const isWired: boolean = false;

/**
 * The one place from which a submission leaves the browser. Nothing leaves it yet: whoever wires
 * real delivery in sends the submission here, rejects when it did not arrive, sets `isWired`, and
 * rewrites the first lines of the privacy notice.
 */
export async function deliver(_submission: Submission): Promise<void> {}
