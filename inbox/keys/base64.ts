/** Encodes base64 as the API has it. Browsers of 2024 have no `Uint8Array.prototype.toBase64` yet. */
export function toBase64(bytes: Uint8Array) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
