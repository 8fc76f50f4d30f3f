import { identityToRecipient } from "age-encryption";
import { staff } from "../../app/content/staff";
import { fillIn } from "../../app/lib/fill-in";
import { sheetPrefix } from "./sheet.ts";

const words = staff.errors;
const letters = 58;

/** The private key that somebody has typed from paper; throws words that say what to look for. */
export async function readSheet(typed: string) {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/^AGESECRETKEY1/, "");
  const sign = /[^QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]/.exec(text)?.[0];
  if (sign) throw new Error(fillIn(words.sheetSign, { sign }));
  if (text.length !== letters) {
    throw new Error(fillIn(words.sheetLength, { expected: letters, count: text.length }));
  }
  const privateKey = sheetPrefix + text;
  await identityToRecipient(privateKey).catch(() => {
    throw new Error(words.sheetTypo);
  });
  return privateKey;
}
