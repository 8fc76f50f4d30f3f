import { type Answers, emptyAnswers, type Form } from "../../app/forms/form";
import { referenceOf } from "../../contract/reference";
import {
  asHttpError,
  decode,
  HttpError,
  type InboxRequest,
  type InboxResponse,
} from "../http/exchange.ts";
import { type Sign, toUuid } from "../keys/sign.ts";
import { refusedTexts } from "../site.ts";
import { checkSubmission } from "./check-submission.ts";
import { bodyLimit } from "./json.ts";
import type { Receiver } from "./receiver.ts";
import { sentUrl } from "./sent.ts";
import { spamScore } from "./spam.ts";
import type { Pages } from "./visitors.ts";

const hourMs = 60 * 60 * 1000;

/** The field that people do not see. */
const trap = "website";

type Parts = { pages: Pages; receiver: Receiver; sign: Sign };

/** What browsers send without our script: it comes back until it is right, and is kept then. */
export async function receivePlain(
  form: Form,
  request: InboxRequest,
  { pages, receiver, sign }: Parts,
) {
  const fields = readFields(decode(await request.readBody(bodyLimit), request.headers));
  const given = readAnswers(form, fields);
  const { answers, errors } = checkSubmission(form, given);
  if (errors) return page(422, await pages.formPage(form, { answers: given, errors }));

  try {
    const id = await idOf(answers);
    const score = spamScore({ values: answers, trap: fields.get(trap) ?? "" });
    await receiver.keep({ id, form, values: answers, score }, request);
    return { status: 303, headers: { Location: sentUrl(form, referenceOf(id), sign) }, id };
  } catch (error) {
    const { status, message, headers, cause } = asHttpError(error, refusedTexts.notKept);
    const body = await pages.formPage(form, { answers: given, notice: message });
    return { ...page(status, body, headers), error: cause };
  }

  /**
   * Whoever presses twice, or goes back and sends the same again, has sent one message: the same
   * answers have the same id for an hour, and keep it in the next one.
   */
  async function idOf(answers: Answers) {
    const hour = Math.floor(Date.now() / hourMs);
    const [before = "", now = ""] = [hour - 1, hour].map((time) => {
      return toUuid(sign("id", `${form.name}\n${time}\n${JSON.stringify(answers)}`));
    });
    return (await receiver.isKnown(before)) ? before : now;
  }
}

export function page(
  status: number,
  body: string,
  headers?: InboxResponse["headers"],
): InboxResponse {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers }, body };
}

/** Each name once: with two answers to one question, we would have to guess. */
function readFields(text: string) {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new HttpError(400, refusedTexts.notOurs);
    fields.set(name, value);
  }
  return fields;
}

/** A box that is not ticked and a choice that was not made are not sent at all. */
function readAnswers(form: Form, fields: ReadonlyMap<string, string>): Answers {
  const boxes = form.fields.flatMap(({ name, kind }) => (kind === "checkbox" ? [`${name}`] : []));
  const sent = [...fields].filter(([name]) => name !== trap);
  const answers = sent.map(([name, text]) => {
    return [name, boxes.includes(name) ? text !== "" : text.replaceAll("\r\n", "\n")];
  });
  return { ...emptyAnswers(form), ...Object.fromEntries(answers) };
}
