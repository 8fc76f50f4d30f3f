/** Returns the words of a text in one spelling, with a space before and after each. */
export function fold(text: string) {
  const words = text
    .replace(/['’‘`´]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    // Accents, the dot below as in ज़, and invisible characters.
    .replace(/[\u0300-\u036f\u093c]|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, "")
    // Both signs write the same nasal: हूँ, हूं.
    .replaceAll("\u0901", "\u0902")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

/** Pairs of a Devanagari letter and the Latin ones that people type for it. */
const letters =
  "क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n " +
  "प p फ f ब b भ bh म m य y र r ल l व v श s ष s स s ह h ं n ऋ ri ृ ri इ i ई i ि i ी i ऐ i ै i " +
  "उ u ऊ u ु u ू u औ u ौ u ए e े e ओ o ो o";
const latin = new Map(
  [...letters.matchAll(/(\S+) (\S+)/g)].map(([, from = "", to = ""]) => [from, to]),
);

/**
 * Returns a rough Latin spelling of folded words, the same for Hindi in either script: नींद and
 * 'neend' are both 'nind'. Spellings differ most in `a`, so it is left out.
 */
export function romanise(folded: string) {
  return folded
    .replace(/[\u0900-\u097f]/gu, (letter) => latin.get(letter) ?? "")
    .replaceAll("ph", "f")
    .replaceAll("sh", "s")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll("ei", "e")
    .replaceAll("z", "j")
    .replaceAll("w", "v")
    .replaceAll("a", "")
    .replace(/(\p{L})\1+/gu, "$1");
}

export function isHindi(text: string) {
  return /[\u0904-\u0939]/u.test(text);
}
