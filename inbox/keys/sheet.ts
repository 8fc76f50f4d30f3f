/** Before what stands on a sheet, for the program age. */
export const sheetPrefix = "AGE-SECRET-KEY-1";

/** A private key as it stands on paper: in groups of four, which an eye can follow. */
export function writeSheet(privateKey: string) {
  return privateKey.slice(sheetPrefix.length).match(/.{1,4}/g) ?? [];
}
