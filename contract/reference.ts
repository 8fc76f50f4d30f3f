/** Nothing that looks or sounds like another when it is read out. */
const signs = "AEFHJKMPQRTUWXY2346789";

/** What visitor and practice call a message by on the phone: six signs, each once, made from its id. */
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
