import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Store } from "../store/store.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";
import { readBackup, writeBackup } from "./backup-file.ts";

const start = Date.UTC(2026, 10, 17, 2, 30);
const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)("copies of an inbox on %s", async (name) => {
  const prepared = await prepareDatabase(name);
  const stores: Store[] = [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "copies-"));
    vi.useFakeTimers({ toFake: ["Date"], now: start });
  });
  afterEach(async () => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
    for (const store of stores.splice(0)) await store.close();
  });
  afterAll(() => prepared.stop());

  async function newStore(...ids: string[]) {
    const store = await openStore(prepared.environment());
    stores.push(store);
    for (const id of ids) await write(store, id);
    return store;
  }

  async function write(store: Store, id: string) {
    const about = { form: "contact", state: "new", score: 0, digest: "d", keyId: "k" } as const;
    await store.keep({ ...about, id, received: Date.now(), encrypted: Buffer.from(id) }, "new");
  }

  async function remove(store: Store, id: string) {
    await store.deleteAt(id, 1, Date.now());
    expect(await store.clean(Date.now())).toBe(1);
  }

  /** Makes one, a night after the last. */
  async function copy(store: Store) {
    vi.setSystemTime(Date.now() + dayMs);
    return (await writeBackup(store, folder)).file;
  }

  async function broughtBack(file: string, deleted: string[] | undefined) {
    const store = await newStore();
    const count = await readBackup(file, store, deleted);
    const ids = (await store.list(["new"], "oldest", undefined, 50)).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    return { store, ids };
  }

  test("deleted messages stay deleted after any restore", async () => {
    const store = await newStore("a", "b", "c", "d");
    const old = await copy(store);
    await remove(store, "a");
    await remove(store, "b");
    // The same messages were written again.
    await write(store, "b");
    await copy(store);
    const { store: restored, ids } = await broughtBack(old, ["c"]);
    expect(ids).toEqual(["b", "d"]);
    expect((await restored.deleted()).sort()).toEqual(["a", "c"]);
    // An older backup can be restored even if the newest is damaged.
    writeFileSync(join(folder, "inbox-2030-01-01-00-00-00.db"), "damaged");
    expect((await broughtBack(old, [])).ids).toEqual(["b", "c", "d"]);
    // Unless it should not have been deleted.
    expect((await broughtBack(old, undefined)).ids).toEqual(["a", "b", "c", "d"]);
  });

  test("have dates, the newest 14 stay, and nothing lies beside them", async () => {
    const store = await newStore("a");
    writeFileSync(join(folder, "something else.db"), "");
    for (let night = 1; night <= 16; night++) await copy(store);
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(15);
    expect(names[0]).toBe("inbox-2026-11-20-02-30-00.db");
    expect(names[13]).toBe("inbox-2026-12-03-02-30-00.db");
    expect((await broughtBack(join(folder, String(names[0])), [])).ids).toEqual(["a"]);
  });

  test("aren't made of an inbox that has lost most of its messages", async () => {
    const file = await copy(await newStore("a", "b", "c"));
    await expect(copy(await newStore("a"))).rejects.toThrow(
      "of 3 messages in the last backup, 2 are missing, and nobody deleted them",
    );
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([file]);
  });

  test("are made after somebody deleted all messages", async () => {
    const store = await newStore("a", "b", "c");
    await copy(store);
    for (const id of ["a", "b", "c"]) await remove(store, id);
    await copy(store);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("hold nothing of who is to get e-mails", async () => {
    const store = await newStore();
    await store.setRecipients(["practice@example.org"]);
    await write(store, "a");
    const { store: restored } = await broughtBack(await copy(store), []);
    expect(await restored.owed("practice@example.org")).toEqual([]);
  });
});
