import { identityToRecipient } from "age-encryption";

const prefix = "AGE-SECRET-KEY-1";
const letters = 58;

/** A private key as it stands on paper: in groups of four, which an eye can follow. */
export function writeSheet(privateKey: string) {
  return privateKey.slice(prefix.length).match(/.{1,4}/g) ?? [];
}

/** The private key that somebody has typed from paper; throws words that say what to look for. */
export async function readSheet(typed: string) {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/^AGESECRETKEY1/, "");
  const wrong = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/.exec(text)?.[0];
  if (wrong) throw new Error(`‘${wrong}’ does not occur on a sheet. Please look again.`);
  if (text.length !== letters) {
    throw new Error(`A sheet has ${letters} letters and digits; here are ${text.length}.`);
  }
  const privateKey = prefix + text;
  await identityToRecipient(privateKey).catch(() => {
    throw new Error("A letter or digit is not as it stands on the sheet. Please look again.");
  });
  return privateKey;
}
