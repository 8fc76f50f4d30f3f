/** +91 11 0155 0199 → tel:+911101550199 */
export function telHref(number: string) {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** Opens an e-mail with its beginning written. */
export function letterHref(address: string, subject: string, text: string) {
  // RFC 6068 wants lines of a mail to end with both characters.
  const body = encode(text.replaceAll("\n", "\r\n"));
  return `mailto:${address}?subject=${encode(subject)}&body=${body}`;
}

/** Half of an emoji, with which a text that was cut elsewhere may end, cannot be encoded. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
