import type { Holder, LinkedRing } from "./ring.ts";

/** A change of the list of people and keys, in words. */
export type RingChange = { at: number; name: string; what: string };

/** Words all changes, the newest first, from the signed rings themselves: nobody can forge the text. */
export function changesOf(rings: readonly LinkedRing[]): RingChange[] {
  return rings
    .map((after, index) => {
      const before = rings[index - 1];
      const maker = (before ?? after).holders.find(({ id }) => id === after.by);
      return { at: after.at, name: maker?.name ?? "", what: inWords(before, after) };
    })
    .reverse();
}

function inWords(before: LinkedRing | undefined, after: LinkedRing) {
  if (!before) return "The inbox was set up";
  const added = without(after.holders, before.holders);
  const removed = without(before.holders, after.holders);
  const changes = [
    ...added.map((holder) => {
      if (holder.kind === "sheet") return "";
      const isSame = [...removed, ...before.holders].some(({ name }) => name === holder.name);
      return isSame ? `New words for ${holder.name}` : `${holder.name} was added`;
    }),
    ...removed
      .filter(({ kind, name }) => kind === "person" && added.every((one) => one.name !== name))
      .map(({ name }) => `${name} was removed`),
    added.some(({ kind }) => kind === "sheet") ? "Two new recovery sheets" : "",
  ].filter(Boolean);
  return changes.join(", ") || "The practice has a new key";
}

/** Returns the holders whose keys the others don't have. */
function without(holders: readonly Holder[], others: readonly Holder[]) {
  return holders.filter(({ publicKey }) => others.every((one) => one.publicKey !== publicKey));
}
