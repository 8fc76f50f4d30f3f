/** Signs that neither look nor sound like another. */
const signs = "AEFHJKMPQRTUWXY2346789";

/** Returns the reference of a message for the phone: six different signs, made from its id. */
export function referenceOf(id: string) {
  let number = Number.parseInt(id.slice(-12), 16);
  const left = [...signs];
  const chosen = Array.from({ length: 6 }, () => {
    const place = number % left.length;
    number = Math.floor(number / left.length);
    return left.splice(place, 1);
  });
  return chosen.join("");
}
