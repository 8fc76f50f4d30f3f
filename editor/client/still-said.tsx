import { useEffect, useState } from "react";
import type { Entry } from "../entries";
import { ask, type Found } from "./api";
import { searchFor } from "./places";
import { stored } from "./stored";

const kept = stored<readonly string[]>("still said");

/** Names of an entry that are others now, for as long as they still stand somewhere. */
export function useStillSaid(address: string, saved: Entry) {
  const [names, setNames] = useState(() => kept.read(address) ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is saved, a name may have gone
  useEffect(() => {
    async function look() {
      for (const name of kept.read(address) ?? []) {
        const places = await ask<Found>(`search?${new URLSearchParams({ words: name })}`);
        const isGone = places.every(({ rank }) => rank >= 3);
        if (isGone) setNames((names) => names.filter((other) => other !== name));
      }
    }
    look();
  }, [address, saved]);

  useEffect(() => {
    if (names.length > 0) kept.keep(address, names);
    else kept.drop(address);
  }, [address, names]);

  const add = (others: readonly string[]) => setNames([...new Set([...names, ...others])]);
  return { names, add };
}

/** The way to where they stand. */
export function StillSaid({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return <a href={searchFor(names)}>Where it still says {names.join(", ")}</a>;
}
