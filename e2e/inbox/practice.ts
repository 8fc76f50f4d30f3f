import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeKeyPair } from "../../inbox/keys/lock";
import { writeRing } from "../../inbox/keys/practice-key";
import type { LinkedRing, SignedRing } from "../../inbox/keys/ring";
import { startBuilt } from "../../inbox/testing/built-inbox";
import { databases, prepareDatabase } from "../../inbox/testing/databases";
import { newHolder, type Practice, setUp } from "../../inbox/testing/staff";
import { createVisitor } from "../../inbox/testing/visitor";
import { axeFindings } from "../checks/axe";
import { findFreePort } from "../environment/free-port";
import { test as base } from "../site";
import { inboxBuild, sites } from "../sites";

/** The first person that `setUp` of the inbox's own tests makes. */
export const meera = { name: "Meera", words: "six words that were made up" };

type Fixtures = {
  database: (typeof databases)[number];
  inbox: Awaited<ReturnType<typeof runInbox>>;
  practice: Practice;
  /** Opens the inbox of a practice that is set up, at a place of it, as its first person. */
  openInbox: (place?: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  database: [databases[0] ?? "SQLite", { option: true }],
  inbox: async ({ database }, use) => {
    const prepared = await prepareDatabase(database);
    const inbox = await runInbox(prepared.environment());
    await use(inbox);
    await inbox.remove();
    await prepared.stop();
  },
  practice: async ({ inbox }, use) => use(await setUp(inbox.origin, inbox.setupCode)),
  openInbox: async ({ page, inbox, practice }, use) => {
    expect(practice.holders).toHaveLength(3);
    await use(async (place = "") => {
      await page.goto(`${inbox.origin}/inbox${place}`);
      await unlock(page);
    });
  },
});

/** Starts the real server, as `npm run inbox` would build it, on its own database. */
async function runInbox(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const port = String(await findFreePort());
  const data = join(folder, "data");
  const settings = {
    INBOX_DATA: data,
    INBOX_PORT: port,
    INBOX_SITE: sites.delivering,
    INBOX_PAGES: inboxBuild.pages,
    ...environment,
  };
  const start = () => startBuilt({ folder: inboxBuild.server }, settings);
  let server = await start();

  return {
    /** Browsers accept a secure cookie without TLS from this host name only. */
    origin: `http://localhost:${port}`,
    setupCode: server.setupCode,
    databaseFile: join(data, "inbox.db"),
    visitor: createVisitor(server.origin),
    async restart() {
      await server.end();
      server = await start();
    },
    async remove() {
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}

export async function unlock(page: Page, { name, words } = meera) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your six words").fill(words);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
}

/** Sends a change of the ring in Meera's name, as her browser would. */
export async function change(
  { staff, me, practice }: Practice,
  next: Partial<Parameters<typeof writeRing>[0]>,
) {
  const before = (await staff.rings()).at(-1) as LinkedRing;
  const { holders } = before;
  return writeRing({ before, by: me, holders, keys: [practice], made: [], ...next });
}

/** Adds a person in Meera's name, with the same passphrase as hers. */
export async function addPerson(practice: Practice, name: string) {
  const keys = await makeKeyPair();
  const holder = await newHolder(keys, { kind: "person", name, madeBy: practice.me.id });
  const holders = [...((await practice.staff.rings()).at(-1)?.holders ?? []), holder];
  const { status } = await put(practice, await change(practice, { holders, made: [keys] }));
  expect(status).toBe(200);
  return { keys, holder, by: { id: holder.id, privateKey: keys.privateKey } };
}

/** Sends a list to the server, as any browser may. */
export const put = ({ staff }: Practice, ring: SignedRing) => staff.call("PUT", "/key-ring", ring);

/** Returns the messages of a list, from top to bottom. */
export function messagesOn(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading") });
}

/** Returns axe's findings in Chromium. Firefox's tabs crash under axe. */
export async function faultsFor(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const engine = page.context().browser()?.browserType().name();
  return engine === "firefox" ? [] : axeFindings(page);
}
