import { check } from "./check.ts";
import { type Answer, type Ask, decode, Refusal } from "./exchange.ts";
import type { Form, Values } from "./forms.ts";
import type { Hidden, Pages } from "./pages.ts";
import type { Receiver } from "./receive.ts";
import { bodyLimit, isId } from "./receive-json.ts";
import { isSame, type Sign, toUuid } from "./sign.ts";
import { spamScore } from "./spam.ts";

/** A page of answers may stay open over night; after that they are shown once more. */
const tokenMs = 24 * 60 * 60 * 1000;
const control = ["id", "issued", "token", "change", "website"];

type Parts = { pages: Pages; receiver: Receiver; sign: Sign };

/** What browsers send without our script: check, show the answers, and only then keep them. */
export async function receivePlain(form: Form, ask: Ask, { pages, receiver, sign }: Parts) {
  const fields = readFields(decode(await ask.readBody(bodyLimit), ask.headers));
  const values = readValues(form, fields);
  const checked = check(form, values);
  if (checked.errors) {
    return page(422, await pages.formPage(form, { values, errors: checked.errors }));
  }
  if (fields.has("change")) return page(200, await pages.formPage(form, { values }));

  try {
    await receiver.ensureOpen(ask);
    const token = readToken(fields);
    const isSigned = token !== undefined && isSame(token.token, signed(token.id, token.issued));
    if (!isSigned || Date.now() - Number(token.issued) > tokenMs) {
      // A page that was open for too long keeps its id, so that its answers still come once.
      const id = isSigned ? token.id : idOfToday(checked.values);
      return page(200, await showAnswers(id, checked.values));
    }
    const score = spamScore({ values: checked.values, trap: fields.get("website") ?? "" });
    await receiver.keep({ id: token.id, form, values: checked.values, score }, ask);
    return { status: 303, headers: { Location: `${form.path}/sent` }, id: token.id };
  } catch (error) {
    const { status, message, headers } = error instanceof Refusal ? error : notKept();
    const answer = page(status, await pages.formPage(form, { values, notice: message }));
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }

  async function showAnswers(id: string, answers: Values) {
    const issued = String(Date.now());
    const hidden: Hidden = { id, issued, token: signed(id, issued) };
    return pages.checkPage(form, { values: answers, hidden });
  }

  /** Whoever goes back to the form and sends the same again that day has sent one message. */
  function idOfToday(answers: Values) {
    const day = new Date().toISOString().slice(0, 10);
    return toUuid(sign("id", `${form.name}\n${day}\n${JSON.stringify(answers)}`));
  }

  /** Only the answers that were shown can be sent with it. */
  function signed(id: string, issued: string) {
    const answers = checked.errors ? "" : JSON.stringify(checked.values);
    return sign("token", `${form.name}\n${id}\n${issued}\n${answers}`);
  }
}

export function notKept() {
  return new Refusal(503, "This did not reach us. Please try again, or call or write instead.");
}

export function page(status: number, body: string): Answer {
  return { status, headers: { "Content-Type": "text/html; charset=utf-8" }, body };
}

/** Each name once: with two answers to one question, we would have to guess. */
function readFields(text: string) {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) {
      throw new Refusal(400, "This does not come from our form. Please open the page again.");
    }
    fields.set(name, value);
  }
  return fields;
}

/** A box that is not ticked and a choice that was not made are not sent at all. */
function readValues({ empty }: Form, fields: ReadonlyMap<string, string>): Values {
  const sent = [...fields].filter(([name]) => !control.includes(name));
  const answers = sent.map(([name, text]) => {
    return [name, typeof empty[name] === "boolean" ? text !== "" : text.replaceAll("\r\n", "\n")];
  });
  return { ...empty, ...Object.fromEntries(answers) };
}

function readToken(fields: ReadonlyMap<string, string>): Hidden | undefined {
  const [id = "", issued = "", token = ""] = ["id", "issued", "token"].map((name) =>
    fields.get(name),
  );
  return isId(id) && /^\d{1,16}$/.test(issued) ? { id, issued, token } : undefined;
}
