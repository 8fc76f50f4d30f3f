import { join } from "node:path";
import * as v from "valibot";
import { HttpError } from "../http/exchange.ts";
import {
  followsRule,
  type Holder,
  IllegalStep,
  type LinkedRing,
  link,
  type SignedRing,
  step,
} from "../keys/ring.ts";
import { isSigned, sha256Of } from "../keys/signature.ts";
import { oweKeys } from "../store/bell.ts";
import { Outdated, required, type Statement, sql } from "../store/database.ts";
import { addKeyRing } from "../store/key-rings.ts";
import { readRings, writeRings } from "../store/rings-file.ts";
import { setSetting } from "../store/settings.ts";
import type { Store } from "../store/store.ts";
import { type Body, read, shortText } from "./read.ts";

const signedSchema = v.object({
  ring: v.pipe(v.string(), v.maxLength(400_000)),
  signature: shortText,
  seen: v.record(v.string(), v.string()),
});
const seenSchema = v.object({ hash: shortText, signature: shortText });

type Chain = readonly LinkedRing[];
export type Rings = ReturnType<typeof createRings>;

/**
 * Holds the key rings that this server follows. Its own file overrules the database, from which it
 * only accepts a new ring that a holder on the last one has signed.
 */
export function createRings(store: Store, folder: string, print: (line: string) => void) {
  let followed: Chain = [];

  /** Returns all key rings so far. Empty before the set-up has begun. */
  async function all(): Promise<Chain> {
    const last = followed.at(-1);
    const newest = await store.keyRings(last?.number ?? 1);
    const isAsBefore = newest.length === 1 && newest[0]?.ring === last?.signed.ring;
    if (!isAsBefore) followed = await reconcile();
    return followed;
  }

  /** Compares the key rings in the database with the file, and adds those that either lacks. */
  async function reconcile(): Promise<Chain> {
    const stored = await store.keyRings(1);
    const file = readRings(folder);
    if (!file) {
      if (await store.setting("set up")) tryToKeep({ rings: stored, cut: [] });
      return link(stored);
    }
    const { rings, cut } = file;
    const leadsOn = rings.every((kept, index) => kept.ring === stored[index]?.ring);
    const chain = leadsOn ? extend(link(rings), stored, cut) : link(rings);
    if (chain.length > rings.length) tryToKeep({ rings: chain.map(signedOf), cut });
    const common = chain.findIndex(({ signed }, index) => signed.ring !== stored[index]?.ring);
    if (common >= 0 || stored.length > chain.length) {
      const after = common >= 0 ? common : chain.length;
      await store.replaceKeyRings(after, chain.slice(after));
      const isForeign = stored.length > after;
      if (isForeign) {
        await store.run(setSetting("list put back", String(Date.now())), oweKeys(chain.length));
      }
      print(
        `The list of people and keys in the database was ${isForeign ? "not one that this server follows" : "older than the server’s own"}. List ${chain.length} was put back.`,
      );
    }
    return chain;
  }

  /** Reports a file that can't be written: on a full disk, people still have to sign in. */
  function tryToKeep(kept: Parameters<typeof writeRings>[1]) {
    try {
      writeRings(folder, kept);
    } catch (error) {
      print(`${join(folder, "rings")} can’t be written: ${(error as Error).message}.`);
    }
  }

  /** Returns the current key ring: the holders, and the keys that messages are encrypted to. */
  async function newest() {
    return (await all()).at(-1);
  }

  return {
    all,
    newest,

    /** Repairs file and database at the start. Throws if the file is of another inbox. */
    async ensureFits() {
      if (readRings(folder) && !(await store.setting("set up"))) {
        throw new Error(
          `${join(folder, "rings")} has the people of an inbox that was set up, and this database has none: restore a backup, or remove that file to set up another inbox.`,
        );
      }
      await all();
    },

    async findHolder(isThis: (holder: Holder) => boolean) {
      return (await newest())?.holders.find(isThis);
    },

    /** Keys that messages are encrypted to: the sheets, too, in case nobody can open the practice's. */
    async encryptionKeys() {
      const ring = await newest();
      const key = ring?.keys.at(-1);
      if (!ring || !key) return;
      const sheets = ring.holders.filter(({ kind }) => kind === "sheet");
      return { id: key.id, publicKeys: [key, ...sheets].map(({ publicKey }) => publicKey) };
    },

    /** The lists, and the one that this holder has signed last. */
    async show({ id }: Holder) {
      return { rings: (await all()).map(signedOf), seen: (await store.seen(id)) ?? null };
    },

    /**
     * Accepts a ring from any browser: its signature proves it. After a restored backup, browsers send
     * the rings that are missing.
     */
    async add(body: Body) {
      const signed = read(signedSchema, body);
      const chain = await all();
      const hash = sha256Of(signed.ring);
      if (chain.some((ring) => ring.hash === hash)) return;
      if (readRings(folder)?.cut.includes(hash)) {
        throw new HttpError(409, "This list of people was revoked on the server.");
      }
      const next = take(chain, signed);
      await runOrConflict(store, addKeyRing(next));
      await all();
    },

    /** Stores the newest ring that a holder has followed, with their signature. Never an older one. */
    async see({ id, signKey }: Holder, body: Body) {
      const seen = read(seenSchema, body);
      const hashes = (await all()).map(({ hash }) => hash);
      const before = (await store.seen(id))?.hash ?? "";
      const isNewer = hashes.includes(seen.hash, Math.max(hashes.indexOf(before), 0));
      if (!isNewer || !isSigned(signKey, "seen", seen.hash, seen.signature)) {
        throw new HttpError(400, "This isn’t your signature of the list.");
      }
      await store.setSeen(id, seen);
    },

    /** The keys of the first person, for trial: they can be replaced until the set-up is complete. */
    async start(body: Body) {
      const first = take([], read(signedSchema, body));
      await runOrConflict(store, [
        required(
          sql`SELECT 1 AS free WHERE NOT EXISTS (SELECT 1 FROM setting WHERE name = 'set up')`,
        ),
        sql`DELETE FROM key_ring`,
        sql`DELETE FROM message WHERE state = 'test'`,
        ...addKeyRing(first),
      ]);
    },

    /** Ends the trial: this server follows no other list from now on. */
    async keep() {
      writeRings(folder, { rings: (await all()).map(signedOf), cut: [] });
    },
  };
}

/** Adds the rings in the database that continue the chain, up to the first that doesn't. */
function extend(chain: Chain, stored: readonly SignedRing[], cut: readonly string[]) {
  const rings = [...chain];
  for (const signed of stored.slice(chain.length)) {
    try {
      const next = step(rings, signed);
      if (cut.includes(next.hash)) break;
      rings.push(next);
    } catch {
      break;
    }
  }
  return rings;
}

function take(chain: Chain, signed: SignedRing) {
  try {
    return step(chain, signed);
  } catch (error) {
    if (!(error instanceof IllegalStep))
      throw new HttpError(400, "This isn’t a valid list of people.");
    throw error.rule === followsRule ? outdated() : new HttpError(400, error.message);
  }
}

function signedOf({ signed }: LinkedRing) {
  return signed;
}

async function runOrConflict(store: Store, statements: Statement[]) {
  try {
    await store.run(...statements);
  } catch (error) {
    throw error instanceof Outdated ? outdated() : error;
  }
}

function outdated() {
  return new HttpError(
    409,
    "A colleague has changed the list of people since you loaded it. Please look again.",
  );
}
