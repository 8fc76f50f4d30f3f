import type { LinkedRing, SignedRing } from "../keys/ring.ts";
import { sha256Of } from "../keys/signature.ts";
import { api } from "./api.ts";

/*
 * The lists of people and keys that this device has followed. They hold names, public keys and encrypted
 * ones: nothing that opens anything. Private windows forget them, as Safari does after seven days
 * without a visit; a person's own signature on the server then says where to begin.
 */

const place = "inbox rings";

export function knownRings(): SignedRing[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]");
  } catch {
    return [];
  }
}

export function rememberRings(rings: readonly LinkedRing[]) {
  try {
    localStorage.setItem(place, JSON.stringify(rings.map(({ signed }) => signed)));
  } catch {
    // No room, or none for us.
  }
}

/** A new inbox begins at this address. */
export function forgetRings() {
  localStorage.removeItem(place);
}

/**
 * Hands in the lists that the server lacks, after a backup was restored. They prove themselves. What it
 * doesn't take, it has taken back, or has others in its place: following them decides.
 */
export async function handBackRings(known: readonly SignedRing[] = knownRings()) {
  if (known.length === 0) return;
  const { keyRing } = await api.state();
  const newest = known.findIndex(({ ring }) => sha256Of(ring) === keyRing);
  if (newest < 0) return;
  try {
    for (const ring of known.slice(newest + 1)) await api.addKeyRing(ring);
  } catch {
    // Said when the list is followed.
  }
}
