import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { HttpError } from "../http/exchange.ts";
import { isId } from "../http/json.ts";
import { ageFile } from "../keys/ring.ts";
import { Outdated } from "../store/database.ts";
import { type EncryptedFile, messageStates, type Order } from "../store/messages.ts";
import type { Store } from "../store/store.ts";
import type { Rings } from "./key-ring.ts";
import { base64Of, type Call, read, shortText } from "./read.ts";

const pageSize = 200;
const openedAtOnce = 50;
const undoMs = 60 * 1000;
const yearMs = 366 * 24 * 60 * 60 * 1000;

const version = v.number();
const note = v.object({ keyId: shortText, encrypted: ageFile });
const idsSchema = v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(openedAtOnce)) });
const stateSchema = v.object({
  version,
  state: v.picklist(messageStates),
  callAt: v.optional(v.pipe(v.number(), v.integer(), v.check(isWithinAYear))),
  note: v.optional(note),
});
const versionSchema = v.object({ version });

export function createMessages(store: Store, rings: Rings) {
  return {
    /** Lists messages with their plaintext columns. The browser decrypts names and answers. */
    async list({ request: { query } }: Call) {
      const states = (query.get("state") ?? "new").split(",");
      if (!states.every((state) => messageStates.some((known) => known === state))) {
        throw new HttpError(400, "There is no such state.");
      }
      const order: Order = query.get("order") === "newest" ? "newest" : "oldest";
      const [received, id] = query.get("after")?.split("_") ?? [];
      const after = id === undefined ? undefined : { received: Number(received) || 0, id };
      const messages = await store.list(states, order, after, pageSize);
      const last = messages.length === pageSize ? messages.at(-1) : undefined;
      return { messages, next: last ? `${last.received}_${last.id}` : null };
    },

    async show({ id }: Call) {
      return { message: (await store.listed(id)) ?? null };
    },

    /** Returns encrypted messages. On a full disk, staff can read them though it can't be recorded. */
    async open({ holder, body }: Call) {
      const found = await store.open(read(idsSchema, body).ids.filter(isId));
      if (found.length > 0) {
        const done = { at: Date.now(), name: holder.name, what: "opened", count: found.length };
        await store.record(done).catch(() => undefined);
      }
      const messages = found.map((message) => ({
        ...inBase64(message),
        notes: message.notes.map(inBase64),
      }));
      return { messages };
    },

    /** Marks a message as opened, once a person has it on the screen. */
    async opened({ id }: Call) {
      await store.wasOpened(id);
    },

    /** Changes the state of the version that the person saw, and adds their note. */
    async change({ id, holder, body }: Call) {
      const { note, ...change } = read(stateSchema, body);
      const added = note && (await checkedNote(note));
      await unlessOutdated(id, () =>
        store.change({ id, ...change }, holder.name, Date.now(), added),
      );
    },

    async addNote({ id, body }: Call) {
      const added = { ...(await checkedNote(read(note, body))), messageId: id };
      await unlessOutdated(id, () => store.addNote(added));
    },

    async delete({ id, holder: { name }, body }: Call) {
      const now = Date.now();
      const at = now + undoMs;
      const { version } = read(versionSchema, body);
      await unlessOutdated(id, () => store.deleteAt(id, version, at));
      await store.record({ at: now, name, what: "deleted", count: 1 }).catch(() => undefined);
      return { undoUntil: at };
    },

    async restore({ id, holder: { name } }: Call) {
      await unlessOutdated(id, () => store.restore(id));
      await store.record({ at: Date.now(), name, what: "brought back", count: 1 });
    },
  };

  /** Says why a message was not as it was expected to be. */
  async function unlessOutdated(id: string, work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      if (!(await store.listed(id))) throw new HttpError(404, "This message is no longer here.");
      throw new HttpError(
        409,
        "A colleague has changed this message or added a note since you opened it. The page now shows the latest version.",
      );
    }
  }

  /** Returns a note's row. Refuses older keys, with which removed people could decrypt the note. */
  async function checkedNote({ keyId, encrypted }: v.InferOutput<typeof note>) {
    if ((await rings.newest())?.keys.at(-1)?.id !== keyId) {
      throw new HttpError(409, "The practice has a newer key. Please try again.");
    }
    return { id: randomUUID(), at: Date.now(), keyId, encrypted: Buffer.from(encrypted, "base64") };
  }
}

/** Undo restores times that may have passed in the meantime. */
function isWithinAYear(time: number) {
  return Math.abs(time - Date.now()) < yearMs;
}

function inBase64<File extends EncryptedFile>(file: File) {
  return { ...file, encrypted: base64Of(file.encrypted) };
}
