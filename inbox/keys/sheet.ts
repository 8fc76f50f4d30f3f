import { identityToRecipient } from "age-encryption";

/** Prefix that the `age` tool needs before the text of a sheet. */
const sheetPrefix = "AGE-SECRET-KEY-1";

/** Splits a private key into groups of four, which are easy to read on paper. */
export function writeSheet(privateKey: string) {
  return privateKey.slice(sheetPrefix.length).match(/.{1,4}/g) ?? [];
}

const letters = 58;

/** Reads a private key typed from paper. Throws an error that says which part to check. */
export async function readSheet(typed: string) {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/^AGESECRETKEY1/, "");
  const sign = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/.exec(text)?.[0];
  if (sign) throw new Error(`‘${sign}’ doesn’t occur on a sheet. Please look again.`);
  if (text.length !== letters) {
    throw new Error(`A sheet has ${letters} letters and digits. You typed ${text.length}.`);
  }
  const privateKey = sheetPrefix + text;
  await identityToRecipient(privateKey).catch(() => {
    throw new Error("One of the letters or digits isn’t as it is on the sheet. Please look again.");
  });
  return privateKey;
}
