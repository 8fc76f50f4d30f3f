import type { Answers, Errors, FormProps } from "./form";

/** Says in words for visitors why something did not arrive, or what is wrong with which field. */
export class NotDelivered extends Error {
  constructor(
    message: string,
    readonly errors: Errors = {},
    /** True if a message with this id and other answers has arrived before. */
    readonly isTaken = false,
  ) {
    super(message);
  }
}

type Submission = {
  id: string;
  /** Content of the hidden field, which only robots fill in. */
  website: string;
  values: Answers;
};

const limitMs = 15_000;
const pauseMs = 2000;

/** Sends a submission to the inbox. Returns the proof with which its sender can call it urgent. */
export async function post({ url, texts, sending: text }: FormProps, submission: Submission) {
  if (!text) throw new Error("A form that delivers needs the words of sending.");
  const withHelp = (reason: string) => `${reason} ${text.kept}`;
  const response = await ask(url, fieldsOf(submission));
  if (!response) throw new NotDelivered(withHelp(navigator.onLine ? text.noAnswer : text.offline));
  // A proxy may answer in the inbox's place, with JSON or without.
  const answer = await response.json().catch(() => undefined);
  const { id, proof, message, errors } = answer ?? {};
  if (response.status === 201 && isJson(response) && id === submission.id)
    return typeof proof === "string" ? proof : undefined;
  if (response.ok) throw new NotDelivered(withHelp(text.noAnswer));
  const isTaken = response.status === 409;
  const reason = isTaken ? text.sentBefore : message;
  throw new NotDelivered(reason ? withHelp(reason) : texts.notDelivered, errors, isTaken);
}

/** Tells the inbox that what was sent is urgent. Returns whether it has answered so. */
export async function postUrgent(url: string, sent: { id: string; proof: string }) {
  const response = await ask(`${url}/urgent`, new URLSearchParams(sent));
  const answer = await response?.json().catch(() => undefined);
  return response?.status === 200 && answer?.id === sent.id;
}

async function ask(url: string, body: URLSearchParams) {
  const askOnce = () =>
    fetch(url, {
      method: "POST",
      // Without this header, the inbox responds with a page.
      headers: { Accept: "application/json" },
      body,
      // A redirect is never the inbox's, and its target would get a GET without the message.
      redirect: "error",
      // Safari has this since 2022; without it, the browser's own limit holds.
      signal: AbortSignal.timeout?.(limitMs),
    }).catch(() => undefined);
  let response = await askOnce();
  // Retries twice: the connection may be stale, or the server may be restarting.
  for (let retries = 2; retries > 0 && !(response && response.status < 500); retries--) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    response = await askOnce();
  }
  return response;
}

/** Returns the fields that the browser itself would send, and what only a script knows. */
function fieldsOf({ values, ...others }: Submission) {
  const fields = new URLSearchParams({ ...others, elapsedMs: `${Math.round(performance.now())}` });
  for (const [name, answer] of Object.entries(values)) {
    if (answer !== false) fields.set(name, answer === true ? "on" : answer);
  }
  return fields;
}

function isJson({ headers }: Response) {
  return /^application\/json\b/i.test(headers.get("Content-Type") ?? "");
}
