import { Refusal } from "./exchange.ts";

/** Reads an object only if spelled as our own scripts do: other spellings could repeat a name. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text);
    if (isObject(content) && JSON.stringify(content) === text) return content;
  } catch {
    // The text isn't JSON, or is nested too deep to be written again.
  }
  throw new Refusal(400, "unreadable");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Tells whether a text is the id of a message. */
export function isId(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}
