import { randomUUID } from "node:crypto";

export const contactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "",
  message: "I have not slept well for weeks.",
};

export const sessionRequest = {
  fullName: "Asha Rao",
  email: "asha@example.org",
  phone: "98765 43210",
  age: "34",
  preferredDate: "2030-01-15",
  preferredTime: "morning-9-11",
  sessionType: "in-person",
  serviceType: "individual",
  preferredTherapist: "",
  primaryConcerns: "I have not slept well for weeks.",
  previousTherapy: "no",
  currentMedication: "prefer-not",
  emergencyName: "Ravi Rao",
  emergencyPhone: "98765 43211",
  emergencyRelation: "brother",
  privacyConsent: true,
  cancellationPolicy: true,
};

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
