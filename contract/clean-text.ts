/**
 * Characters that nobody sees, which come with pasted text: the soft hyphen, bidi controls,
 * zero-width characters. A joiner after a letter without case, a vowel sign or an emoji is captured:
 * Indian scripts spell with joiners. Safari before 16.4 can't parse a lookbehind.
 */
const invisible =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d])|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Removes invisible characters, and the space around a text. */
export function cleanText(text: string) {
  return text.replace(invisible, "$1").trim();
}

/** Replaces the typographic hyphens of other programs in phone numbers. */
export function cleanPhone(text: string) {
  return cleanText(text).replace(/[\u2010\u2011]/g, "-");
}
