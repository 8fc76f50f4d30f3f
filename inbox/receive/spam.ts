import type { Answers } from "../../contract/field.ts";

/** Score from which a message is put aside: it is stored and shown, but nobody is notified at once. */
export const spamThreshold = 5;

type Signs = {
  values: Answers;
  /** Value of a field that people don't see. */
  trap: string;
  /** Milliseconds from opening the form to sending it, if the page could tell. */
  elapsedMs?: number;
};

/** No sign alone but the trap puts a message aside: people are quick, too, and they send links. */
export function spamScore({ values, trap, elapsedMs }: Signs) {
  const text = Object.values(values).join("\n");
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const markup = /<a\s|\[url|\[link/i.test(text);
  return (
    (trap !== "" ? 5 : 0) +
    (elapsedMs !== undefined && elapsedMs < 2000 ? 3 : 0) +
    Math.min(links, 4) +
    (markup ? 3 : 0)
  );
}
