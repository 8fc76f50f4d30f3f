import { checkAnswers, emptyAnswers } from "../../contract/check.ts";
import type { Answers, Errors } from "../../contract/field.ts";
import { postNames } from "../../contract/forms-file.ts";
import {
  decode,
  type HttpError,
  type InboxRequest,
  type InboxResponse,
  json,
  Refusal,
  toRefusal,
  typeOf,
} from "../http/exchange.ts";
import { isId } from "../http/json.ts";
import { isFromElsewhere } from "../http/origin.ts";
import { type Sign, toUuid } from "../keys/sign.ts";
import { fieldsOf, type SiteForm } from "../site.ts";
import { errorPage, formPage, notUrgentPage, sentPage } from "./pages.ts";
import type { Receiver } from "./receiver.ts";
import { readSentUrl, sentUrl } from "./sent.ts";
import { spamScore } from "./spam.ts";

const hourMs = 60 * 60 * 1000;

/** 64 kB are some ten times the longest answers that the rules allow. */
const bodyLimit = 64 * 1024;

/** `folder` holds the built pages, `url` is our own origin. */
type Parts = { url: string; folder: string; receiver: Receiver; sign: Sign };

/** Responses to a post, as JSON or as pages. */
type Responses = {
  kept: (id: string) => Promise<InboxResponse>;
  urgent: (id: string) => Promise<InboxResponse>;
  urgentRefused: (error: Refusal) => Promise<InboxResponse>;
  wrong: (given: Answers, errors: Errors) => Promise<InboxResponse>;
  /** `given` are the answers to show again, if they could be read. */
  refused: (error: Refusal, given: Answers | undefined) => Promise<InboxResponse>;
};

/**
 * Handles the post of a form, from its script or from the browser itself: both send the form's
 * fields. The response is JSON if the request accepts JSON, and otherwise the page of the form.
 */
export async function receivePost(to: SiteForm, request: InboxRequest, parts: Parts) {
  const { form } = to;
  const { receiver, sign } = parts;
  const responses = responsesTo(to, request, parts);
  let given: Answers | undefined;
  return orRefuse(receive, (refusal) => responses.refused(refusal, given));

  async function receive() {
    const fields = await readFields(request, parts);
    given = readAnswers(to, fields);
    const id = fields.get(postNames.id);
    if (!isOurs(to, fields) || !(id === undefined || isId(id))) throw new Refusal(400, "notOurs");

    const { answers, errors } = checkAnswers(fieldsOf(form), given);
    if (errors) return await responses.wrong(given, errors);

    const elapsedMs = fields.get(postNames.elapsedMs);
    const score = spamScore({
      values: answers,
      trap: fields.get(postNames.trap) ?? "",
      ...(elapsedMs && { elapsedMs: Number(elapsedMs) }),
    });
    const message = { id: id ?? (await idOf(answers)), to, values: answers, score };
    await receiver.keep(message, request);
    return { ...(await responses.kept(message.id)), id: message.id };
  }

  /**
   * Derives an id from the answers of a post without one. Equal answers get the same id in this hour
   * and the next, so that two clicks, or Back and another click, send one message.
   */
  async function idOf(answers: Answers) {
    const hour = Math.floor(Date.now() / hourMs);
    const [before = "", now = ""] = [hour - 1, hour].map((time) => {
      return toUuid(sign("id", `${form.name}\n${time}\n${JSON.stringify(answers)}`));
    });
    return (await receiver.findDigest(before)) === undefined ? now : before;
  }
}

/** Shows the confirmation page, to which a browser without scripts is redirected. */
export async function showSent(to: SiteForm, { query }: InboxRequest, { sign, folder }: Parts) {
  const id = readSentUrl(to.form, query, sign);
  return id
    ? page(200, await sentPage(to, folder, id, sign("urgent", id)))
    : { status: 303, headers: { Location: to.form.url } };
}

/**
 * Takes a visitor's word that what was sent is urgent. The answer is the same for a forged proof: it
 * tells nobody which messages there are.
 */
export async function receiveUrgent(to: SiteForm, request: InboxRequest, parts: Parts) {
  const responses = responsesTo(to, request, parts);
  return orRefuse(async () => {
    const fields = await readFields(request, parts);
    const id = fields.get(postNames.id);
    if (!isId(id)) throw new Refusal(400, "notOurs");
    await parts.receiver.callUrgent(id, fields.get("proof") ?? "", request);
    return { ...(await responses.urgent(id)), id };
  }, responses.urgentRefused);
}

/** Answers any error: after one of the database, the visitor learns that nothing was stored. */
async function orRefuse(
  receive: () => Promise<InboxResponse>,
  refused: (error: Refusal) => Promise<InboxResponse>,
) {
  try {
    return await receive();
  } catch (error) {
    const refusal = toRefusal(error, "notKept");
    return { ...(await refused(refusal)), error: refusal.cause };
  }
}

function responsesTo(to: SiteForm, request: InboxRequest, parts: Parts) {
  const asksForJson = /\bapplication\/json\b/i.test(request.headers.accept ?? "");
  return asksForJson ? jsonResponses(to, parts) : pageResponses(to, parts);
}

function jsonResponses({ language }: SiteForm, { sign }: Parts): Responses {
  const refused = async ({ status, code, headers }: Refusal) =>
    json(status, { message: language.refused[code] }, headers);
  return {
    kept: async (id) => json(201, { id, proof: sign("urgent", id) }),
    urgent: async (id) => json(200, { id }),
    urgentRefused: refused,
    wrong: async (_given, errors) => json(422, { errors }),
    refused,
  };
}

function pageResponses(to: SiteForm, { folder, sign }: Parts): Responses {
  return {
    kept: async (id) => {
      return { status: 303, headers: { Location: sentUrl(to.form, id, sign) } };
    },
    urgent: async (id) => page(200, await sentPage(to, folder, id)),
    urgentRefused: async ({ status, headers }) =>
      page(status, await notUrgentPage(to, folder), headers),
    wrong: async (answers, errors) => page(422, await formPage(to, folder, { answers, errors })),
    refused: async ({ status, code, headers }, answers) => {
      const notice = to.language.refused[code];
      const body = answers
        ? await formPage(to, folder, { answers, notice })
        : await errorPage(to, folder, notice);
      return page(status, body, headers);
    },
  };
}

function page(status: number, body: string, headers?: HttpError["headers"]): InboxResponse {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers }, body };
}

/** Reads each name once: of two answers to one question, we would have to guess. */
async function readFields(request: InboxRequest, { url }: Parts) {
  if (isFromElsewhere(request, url)) throw new Refusal(403, "fromElsewhere");
  const body = await request.readBody(bodyLimit);
  if (typeOf(request.headers) !== "application/x-www-form-urlencoded") {
    throw new Refusal(415, "unreadable");
  }
  const text = decode(body, request.headers);
  if (!isWellFormed(text)) throw new Refusal(400, "unreadable");
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new Refusal(400, "notOurs");
    fields.set(name, value);
  }
  return fields;
}

/** True if all escapes are UTF-8, as browsers write them. Others would decode to wrong characters. */
function isWellFormed(text: string) {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** True if a post has no other fields than the form. */
function isOurs({ form }: SiteForm, fields: ReadonlyMap<string, string>) {
  const known = new Set([...Object.values(postNames), ...fieldsOf(form).map(({ name }) => name)]);
  return [...fields.keys()].every((name) => known.has(name));
}

/** A box that is not ticked and a choice that was not made are not sent at all. */
function readAnswers({ form }: SiteForm, sent: ReadonlyMap<string, string>): Answers {
  const fields = fieldsOf(form);
  const answers = fields.flatMap(({ name, kind }) => {
    const text = sent.get(name);
    if (text === undefined) return [];
    return [[name, kind === "checkbox" ? text !== "" : text.replaceAll("\r\n", "\n")] as const];
  });
  return { ...emptyAnswers(fields), ...Object.fromEntries(answers) };
}
