/** Prefix that the `age` tool needs before the text of a sheet. */
export const sheetPrefix = "AGE-SECRET-KEY-1";

/** Splits a private key into groups of four, which are easy to read on paper. */
export function writeSheet(privateKey: string) {
  return privateKey.slice(sheetPrefix.length).match(/.{1,4}/g) ?? [];
}
