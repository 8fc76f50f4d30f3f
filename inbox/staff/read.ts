import * as v from "valibot";
import { HttpError, type InboxRequest } from "../http/exchange.ts";
import type { Holder } from "../keys/ring.ts";

/** A session of a person or a recovery sheet; without a holder, one of the set-up. */
export type Session = { tokenHash: string; holder?: Holder };

export type Body = Record<string, unknown>;

/** A request as routes get it. They return the answer, which is sent as JSON. */
export type Call = {
  request: InboxRequest;
  /** The value of `:id` in the path. */
  id: string;
  body: Body;
  session: Session | undefined;
  holder: Holder;
  /** Cookies that the answer sets. */
  cookies: string[];
};

export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));

/** Reads what staff's pages send. Whatever else comes is a fault of a page, or an attack. */
export function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output as v.InferOutput<Schema>;
  const name = issues[0] && v.getDotPath(issues[0]);
  throw new HttpError(400, `${name ? `‘${name}’` : "This"} is missing or wrong.`);
}

export function base64Of(bytes: Uint8Array) {
  return Buffer.from(bytes).toString("base64");
}
