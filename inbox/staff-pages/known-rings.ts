import type { LinkedRing, SignedRing } from "../keys/ring.ts";
import { sha256Of } from "../keys/signature.ts";
import { api } from "./api.ts";

/*
 * Stores the key rings that this device has followed: names, public keys and encrypted keys, but no
 * secret. Private windows forget them, as Safari does after seven days without a visit. The check
 * then begins with the ring that the person signed last.
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
    // The storage is full, or blocked.
  }
}

/** A new inbox begins at this address. */
export function forgetRings() {
  localStorage.removeItem(place);
}

/**
 * Sends the key rings that the server lacks after a backup was restored. Their signatures prove them.
 * The server refuses rings that were revoked or replaced, which the later check decides about.
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
