import { type FieldPath, valueAt } from "../../app/content/schemas/value-at";
import { formatRupees } from "../../app/lib/money";
import type { Field } from "../fields";

/** A price that is more than half up or down is most often one digit too many, or too few. */
export function suspiciousPriceChange(
  fields: readonly Field[],
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): { text: string; path: FieldPath } | undefined {
  for (const { kind, name, label, fields: parts = [] } of fields) {
    const [old, now] = [valueAt(before, [name]), valueAt(after, [name])];
    const at = [...path, name];
    const isPrice = kind === "money" && typeof old === "number" && typeof now === "number";
    if (isPrice && (now > old * 1.5 || now < old * 0.5)) {
      return { text: `${label}: from ${formatRupees(old)} to ${formatRupees(now)}.`, path: at };
    }
    const within = suspiciousPriceChange(parts, old, now, at);
    if (within) return within;
  }
  return undefined;
}
