import type { Answers } from "../../../app/forms/form";
import type { Listed } from "../api.ts";

/** What somebody of the practice wrote about an answer; sealed like the message. */
export type Note = { initials: string; text: string; at: number };

/** A message as it was opened; without values, it could not be. */
export type Opened = Listed & { values: Answers | undefined; note: Note | undefined };
