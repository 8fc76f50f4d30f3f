import { randomUUID } from "node:crypto";
import type { Answers } from "../../contract/field.ts";
import { contactMessage } from "./answers.ts";

type Headers = Record<string, string>;

/** Body that a form's script sends. */
type ScriptPost = { id?: string; values: Answers; elapsedMs?: number; website?: string };

export type Visitor = ReturnType<typeof createVisitor>;

/** Acts as a visitor who sends a form, with our script or without it. */
export function createVisitor(origin: string) {
  async function post(path: string, body: BodyInit, headers: Record<string, string>) {
    const response = await fetch(origin + path, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Posts the fields of a form as its script does, and is answered in JSON. */
  async function sendByScript(path: string, post: ScriptPost, headers: Headers = {}) {
    const answer = await sendPlain(path, fieldsOf(post), {
      Accept: "application/json",
      ...headers,
    });
    return { ...answer, json: JSON.parse(answer.text || "null") };
  }

  /** Posts the fields of a form as a browser without scripts does. */
  function sendPlain(path: string, fields: Record<string, string>, headers: Headers = {}) {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    return post(path, new URLSearchParams(fields), { ...type, ...headers });
  }

  return {
    post,
    sendByScript,
    sendPlain,
    write: (values: Answers = {}, id: string = randomUUID()) =>
      sendByScript("/contact", { id, values: { ...contactMessage, ...values }, elapsedMs: 60_000 }),
  };
}

/** Returns the fields of a post. A box that isn't ticked is no field. */
function fieldsOf({ values, ...others }: ScriptPost): Record<string, string> {
  const all: [string, unknown][] = Object.entries({ ...others, ...values });
  const sent = all.filter(([, value]) => value !== false);
  return Object.fromEntries(
    sent.map(([name, value]) => [name, value === true ? "on" : `${value}`]),
  );
}
