import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeKeyPair } from "../keys/lock.ts";
import { makePracticeKey, openKeys, writeRing } from "../keys/practice-key.ts";
import { messageStates } from "../store/messages.ts";
import { connectSqlite, filesOf } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";
import {
  type BuiltInbox,
  buildInbox,
  placesIn,
  runBuilt,
  startBuilt,
} from "../testing/built-inbox.ts";
import { writeTestSite } from "../testing/inbox.ts";
import { createStaff, newHolder, setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

let built: BuiltInbox;
let folder: string;

beforeAll(async () => {
  built = await buildInbox();
  folder = await mkdtemp(join(tmpdir(), "crash-"));
  await writeTestSite(join(folder, "site"));
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true });
});

const environment = (name: string) => placesIn(folder, name);

describe("The command line", () => {
  test("checks, copies and restores an inbox, which a sheet opens", async () => {
    const settings = await environment("commands");
    const server = await startBuilt(built, settings);
    expect((await runBuilt(built, "check", [], settings)).text).toContain("The inbox isn't set up");
    const practice = await setUp(server.origin, server.setupCode);
    const { json } = await createVisitor(server.origin).write({ message: "From end to end." });

    const checked = await runBuilt(built, "check", [], settings);
    expect(checked.status).toBe(1);
    expect(checked.text).toContain("There is no backup yet");
    expect(checked.text).not.toContain("isn't set up");
    const copies = join(folder, "copies");
    // The command reads its settings from a file, including those with special characters.
    const file = join(folder, "inbox.env");
    const lines = Object.entries({ ...settings, INBOX_SMTP: "" }).map((line) => line.join("="));
    await writeFile(file, ["# &", ...lines, 'INBOX_PAGES="/a&b; #c"', ""].join("\n"));
    const copied = await runBuilt(built, "backup", [copies], { INBOX_ENV: file });
    expect(copied.text).toMatch(/^1 messages/);
    const [name = "", ...others] = await readdir(copies);
    const copy = join(copies, name);
    expect(others).toEqual([]);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect((await runBuilt(built, "check", [], settings)).text).not.toContain("backup");
    await expect(startBuilt(built, settings)).rejects.toThrow("Another inbox is running");
    const modes = (await readdir(settings.INBOX_DATA)).map(async (name) => {
      return (await stat(join(settings.INBOX_DATA, name))).mode & 0o777;
    });
    expect(new Set(await Promise.all(modes))).toEqual(new Set([0o600]));
    await server.end();

    const elsewhere = await environment("elsewhere");
    const restored = await runBuilt(built, "restore", [copy], elsewhere);
    expect(restored.text).toMatch(/^1 messages restored/);
    // A restore writes nothing next to the backup, which may be on a read-only medium.
    expect(await readdir(copies)).toEqual([name]);
    const another = await startBuilt(built, elsewhere);
    const staff = createStaff(another.origin);
    await staff.signIn(practice.sheet, practice.sheet.privateKey);
    const [key] = (await openKeys(await staff.rings(), practice.sheet.privateKey)).keys;
    expect(await staff.read(key?.privateKey ?? "")).toMatchObject([
      { id: json.id, content: { form: "contact", values: { message: "From end to end." } } },
    ]);
    await another.end();

    // A message deleted after the last backup stays deleted when that backup is restored.
    const database = join(settings.INBOX_DATA, "inbox.db");
    const last = createStore(connectSqlite(database));
    await last.deleteAt(json.id, 1, 0);
    await last.clean(Date.now());
    await last.close();
    await (await startBuilt(built, settings)).end();
    for (const lost of filesOf(database)) await rm(lost);
    const again = await runBuilt(built, "restore", [copy], settings);
    expect(again.text).toMatch(/^0 messages restored/);
  });

  test.each(messageStates)("reports a message from the future that is %s", async (state) => {
    const settings = await environment(`future-${state}`);
    const store = createStore(connectSqlite(join(settings.INBOX_DATA, "inbox.db")));
    const received = Date.now() + 24 * 60 * 60 * 1000;
    const message = {
      id: "one",
      form: "contact",
      received,
      state,
      score: 0,
      keyId: "",
      digest: "",
    };
    await store.keep({ ...message, encrypted: Buffer.from("encrypted") });
    await store.close();
    const checked = await runBuilt(built, "check", [], settings);
    expect(checked.text).toContain("a message was received in the future");
  });

  test("withdraws lists of people permanently", async () => {
    const settings = await environment("key-ring");
    const server = await startBuilt(built, settings);
    const practice = await setUp(server.origin, server.setupCode);
    const { staff, person, me, holders, practice: key } = practice;
    const [, ...sheets] = holders;
    const impostor = await makeKeyPair();
    const mallory = await newHolder(impostor, { kind: "person", name: "Mallory", madeBy: me.id });
    const keys = [key, await makePracticeKey()];
    const before = (await staff.rings()).at(-1);
    const made = [impostor];
    const next = await writeRing({ before, by: me, holders: [mallory, ...sheets], keys, made });
    expect((await staff.call("PUT", "/key-ring", next)).status).toBe(200);
    expect((await staff.call("GET", "/messages")).status).toBe(401);

    const listed = (await runBuilt(built, "key-ring", [], settings)).text;
    expect(listed).toMatch(/^2 .* Mallory was added, Meera was removed \(Meera\)$/m);
    expect(listed).toMatch(/^ {3}People: Mallory\. The list: (\w{4} ?){4}$/m);
    expect((await runBuilt(built, "key-ring", ["9"], settings)).text).toContain(
      "There is no list 9",
    );
    const cut = (await runBuilt(built, "key-ring", ["1"], settings)).text;
    expect(cut).toMatch(/^List 1 counts again: Meera\./);
    expect((await staff.signIn("Meera", person.privateKey)).status).toBe(200);
    expect(await staff.rings()).toEqual([before]);
    const refused = await staff.call("PUT", "/key-ring", next);
    expect(refused.json.message).toContain("This list of people was revoked");
    expect(await staff.rings()).toEqual([before]);
    await server.end();
  });
});
