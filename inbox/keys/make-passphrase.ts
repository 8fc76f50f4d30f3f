import { wordlist } from "@scure/bip39/wordlists/english.js";
import { wordCount } from "./lock.ts";

/** Six of 2,048 words: short, and different within their first four letters. */
export function makePassphrase() {
  // As many numbers as words fit into 16 bits without a rest, so that each word is as likely.
  const numbers = crypto.getRandomValues(new Uint16Array(wordCount));
  return Array.from(numbers, (number) => wordlist[number % wordlist.length]).join(" ");
}
