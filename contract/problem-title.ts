import { cleanText } from "./clean-text.ts";

type ProblemTexts = Readonly<
  Record<"oneMissing" | "manyMissing" | "oneWrong" | "manyWrong", string>
> & { numbers: readonly string[] };

/** Five answers are missing; or need another look, where some are there. `wrong` are those answers. */
export function problemTitle(
  { oneMissing, manyMissing, oneWrong, manyWrong, numbers }: ProblemTexts,
  wrong: readonly unknown[],
) {
  const areMissing = wrong.every(isEmpty);
  const count = wrong.length;
  if (count === 1) return areMissing ? oneMissing : oneWrong;
  return `${numbers[count - 2] ?? count} ${areMissing ? manyMissing : manyWrong}`;
}

function isEmpty(value: unknown) {
  return typeof value === "string" ? cleanText(value) === "" : !value;
}
