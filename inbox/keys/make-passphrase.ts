import { wordlist } from "@scure/bip39/wordlists/english.js";
import { wordCount } from "./lock.ts";

/** Six of 2,048 words: short, and different within their first four letters. */
export function makePassphrase() {
  // 65,536 is a multiple of the list's 2,048 words, so every word is equally likely.
  const numbers = crypto.getRandomValues(new Uint16Array(wordCount));
  return Array.from(numbers, (number) => wordlist[number % wordlist.length]).join(" ");
}
