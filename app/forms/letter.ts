import { mailHref } from "../lib/links";
import type { FormProps } from "./form";

/**
 * Chromium on Windows does nothing at all with a link of more than 2,048 characters (2026), and
 * mail programs may add to it.
 */
export const longestHref = 1900;

export type Letter = { href: string; holdsAll: boolean };

type Sender = {
  practice: Pick<FormProps["practice"], "email">;
  texts: Pick<FormProps["texts"], "sent">;
};

/** An e-mail to us with the visitor's text in it, or if that is too long, a request to paste it. */
export function letterWith({ practice, texts }: Sender, subject: string, text: string): Letter {
  const href = letterHref(practice.email, subject, text);
  if (href.length <= longestHref) return { href, holdsAll: true };
  return { href: letterHref(practice.email, subject, texts.sent.pasteHere), holdsAll: false };
}

export function letterHref(address: string, subject: string, text: string) {
  // RFC 6068 wants lines of a mail to end with both characters.
  const body = encode(text.replaceAll("\n", "\r\n"));
  return `${mailHref(address)}?subject=${encode(subject)}&body=${body}`;
}

/** Half of an emoji, with which a text that was cut elsewhere may end, cannot be encoded. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
