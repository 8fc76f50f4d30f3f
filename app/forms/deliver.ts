import type { SessionRequest } from "./appointment/schema";
import type { ContactMessage } from "./contact/schema";

export type Submission =
  | { form: "contact"; values: ContactMessage }
  | { form: "appointment"; values: SessionRequest };

/**
 * The one place from which a submission leaves the browser. Nothing leaves it yet: whoever wires
 * real delivery in sends the submission here, rejects when it did not arrive, and builds
 * with `delivers` in `app/content/delivery.ts`, from which the words of all pages follow.
 */
export async function deliver(_submission: Submission): Promise<void> {}
