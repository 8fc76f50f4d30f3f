import { delivers } from "../content/delivery";
import { notDelivered } from "../content/forms";
import { sendingTexts as text } from "../content/sending";

/** What goes along with the answers of a form that delivers. */
export type Sending = {
  /** One for each filling-in: however often it is sent, it arrives once. */
  id: string;
  /** What stands in the field that people do not see. */
  website: string;
};

/** Says in words for visitors why something did not arrive, or what is wrong with which field. */
export class NotDelivered extends Error {
  constructor(
    message: string,
    readonly errors: Readonly<Record<string, string>> = {},
    /** Whether this filling-in has arrived before, with other answers. */
    readonly isTaken = false,
  ) {
    super(message);
  }
}

/**
 * The one place from which a submission leaves the browser. Nothing leaves it unless the site was
 * built for the inbox. Rejects when it did not arrive.
 */
export function deliverTo(path: string) {
  return async (values: object, sending?: Sending) => {
    if (delivers) await post(path, { ...sending, values });
  };
}

const limitMs = 15_000;

async function post(path: string, content: object) {
  const body = JSON.stringify({ ...content, spent: Math.round(performance.now()) });
  const ask = () =>
    fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      // Safari has this since 2022; without it, the browser's own limit holds.
      signal: AbortSignal.timeout?.(limitMs),
    });
  let response: Response;
  try {
    // A connection may have gone stale, or a server may just start again: one quiet retry.
    response = await ask().then((first) => (first.status < 500 ? first : ask()), ask);
  } catch {
    throw new NotDelivered(withHelp(navigator.onLine ? text.noAnswer : text.offline));
  }
  if (response.ok) return;
  // What stands between us and the inbox may answer in its own way.
  const { message, errors } = await response.json().catch(() => ({}));
  const isTaken = response.status === 409;
  const reason = isTaken ? text.sentBefore : message;
  throw new NotDelivered(reason ? withHelp(reason) : notDelivered, errors, isTaken);
}

function withHelp(reason: string) {
  return `${reason} ${text.kept}`;
}
