import type { Form } from "../../app/forms/form";
import { decode, HttpError, type InboxRequest, json } from "../http/exchange.ts";
import { refusedTexts } from "../site.ts";
import { checkSubmission } from "./check-submission.ts";
import type { Receiver } from "./receiver.ts";
import { spamScore } from "./spam.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export function isId(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}

/** What the form's script sends: 64 kB is some ten times the longest that the rules allow. */
export const bodyLimit = 64 * 1024;

export async function receiveJson(form: Form, request: InboxRequest, receiver: Receiver) {
  const body = await request.readBody(bodyLimit);
  const { id, values, spent, website = "" } = readObject(decode(body, request.headers));
  if (!isId(id) || !isObject(values)) throw malformed();

  const { answers, errors } = checkSubmission(form, values);
  if (errors) return json(422, { errors });

  const score = spamScore({
    values: answers,
    trap: typeof website === "string" ? website : "",
    ...(typeof spent === "number" ? { spent } : {}),
  });
  await receiver.keep({ id, form, values: answers, score }, request);
  return { ...json(201, { id }), id };
}

/** Also for what staff send. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text);
    // Scripts of ours write it in one way. In another, a name may stand twice, and one be ignored.
    if (isObject(content) && JSON.stringify(content) === text) return content;
  } catch {
    // It is no JSON, or nested too deep to be written again.
  }
  throw malformed();
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function malformed() {
  return new HttpError(400, refusedTexts.unreadable);
}
