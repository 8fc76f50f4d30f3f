import { use } from "react";
import { valueAt } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";
import { formatDay, formatTime } from "../in-english";
import { whatDiffers } from "../plain-words";
import { FormContext, idOf, type Path } from "./form-context";
import { isIn, isSame } from "./merge";
import { focusOn } from "./places";
import { StillSaid } from "./still-said";
import { summaryOf } from "./summary";

type EarlierProps = { field: Field; path: Path };

/** What it was until it was last saved, to be put back alone. */
export function Earlier({ field, path }: EarlierProps) {
  const { entry, values, stillSaid, set } = use(FormContext);
  const { before } = entry;
  const [then, saved, now] = [before?.values, entry.values, values].map((all) => {
    return valueAt(all, path);
  });
  const isLong = typeof then === "string" && typeof saved === "string" && then.length > 300;
  const yesOrNo = then === true ? "yes" : "no";
  const summary = summaryOf(then, 300, field.options) || "empty";
  const inShort = field.kind === "yes-no" ? yesOrNo : summary;
  // English words that stood in for those of the other language are no words of it.
  const isStandIn = path[0] === entry.language && then === valueAt(before?.values, path.slice(1));
  const isKnown = before && !isStandIn && !isPicture.test(`${then}`);
  if (!isKnown || isSame(then, saved) || !isSame(saved, now)) return null;
  if (!isInPlace(before.values, entry.values, path)) return null;
  if (!isInPlace(entry.values, values, path)) return null;
  return (
    <p id={`${idOf(path)}-earlier`}>
      {isLong ? "Changed on" : "Until"} {formatDay(before.when)}, {formatTime(before.when)}:{" "}
      {isLong ? whatDiffers(`${then}`, `${saved}`) : inShort}{" "}
      <button
        type="button"
        aria-describedby={`${idOf(path)}-earlier`}
        onClick={() => {
          set(path, then);
          focusOn(idOf(path));
        }}
      >
        Put it back
      </button>{" "}
      <StillSaid names={stillSaid.filter((name) => String(then).includes(name))} />
    </p>
  );
}

/** One that no page shows any more is gone; History has it. */
const isPicture = /\.(svg|jpe?g|png|webp|avif)$/;

/** Unless another entry of a list stood in its place then: one came, went or moved. */
function isInPlace(then: unknown, saved: unknown, path: Path) {
  return path.every((key, index) => {
    if (typeof key === "string") return true;
    const [all, others] = [then, saved].map((one) => {
      return (valueAt(one, path.slice(0, index)) ?? []) as readonly unknown[];
    });
    const [was, is] = [all?.[key], others?.[key]];
    const isOther = all?.length !== others?.length && !sharesPart(was, is);
    return isSame(was, is) || (!isOther && !isIn(others ?? [], was));
  });
}

/** Entries that a list had until now, or until it was last saved, to be put back one by one. */
export function useTakenOut(path: Path) {
  const { entry, values, set } = use(FormContext);
  const { before, language = "" } = entry;
  const now = (valueAt(values, path) ?? []) as readonly unknown[];
  const gone = [entry.values, before?.values].flatMap((all) => {
    const then = (valueAt(all, path) ?? []) as readonly unknown[];
    const added = now.filter((one) => !isIn(then, one));
    return then.flatMap((old, place) => {
      const isChanged = added.some((one) => one === now[place] || sharesPart(one, old));
      return isIn(now, old) || isChanged ? [] : [{ old, place, all }];
    });
  });
  return gone
    .filter(({ old }, index) => gone.findIndex((one) => isSame(one.old, old)) === index)
    .map(({ old, place: was, all }) => {
      const place = Math.min(was, now.length);
      function putBack() {
        for (const at of [path, [language, ...path]]) {
          const list = valueAt(values, at) as unknown[] | undefined;
          if (list) set(at, list.toSpliced(place, 0, valueAt(all, [...at, was])));
        }
        focusOn(`${idOf(path)}.${place}-Place`);
      }
      return { summary: summaryOf(old), place, putBack };
    });
}

/** Of two entries with several fields, whether one is as it is in the other. */
function sharesPart(one: unknown, other: unknown) {
  if (typeof one !== "object") return false;
  return Object.entries(one ?? {}).some(([key, part]) => isSame(part, valueAt(other, [key])));
}

export function TakenOut({ summary, putBack }: ReturnType<typeof useTakenOut>[number]) {
  return (
    <li>
      <p>
        Taken out: {summary}{" "}
        <button type="button" aria-label={`Put it back: ${summary}`} onClick={putBack}>
          Put it back
        </button>
      </p>
    </li>
  );
}
