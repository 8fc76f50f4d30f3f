import { randomUUID } from "node:crypto";
import { contactMessage } from "../../app/forms/testing-answers.ts";

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody who fills in a form, with our script or without it. */
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

  async function sendJson(path: string, content: unknown, headers: Record<string, string> = {}) {
    const body = typeof content === "string" ? content : JSON.stringify(content);
    const answer = await post(path, body, { "Content-Type": "application/json", ...headers });
    return { ...answer, json: JSON.parse(answer.text || "null") };
  }

  return {
    post,
    sendJson,
    write: (values: object = {}, id: string = randomUUID()) =>
      sendJson("/contact", { id, values: { ...contactMessage, ...values }, spent: 60_000 }),
    sendPlain: (path: string, values: Record<string, string>) =>
      post(path, new URLSearchParams(values), {
        "Content-Type": "application/x-www-form-urlencoded",
      }),
  };
}
