import { expect, type Page } from "@playwright/test";
import { axeFindings } from "../checks/axe";
import { findPostgres, startPostgres } from "../machine/postgres";
import { test as base } from "../site";
import { type RunningInbox, runInbox } from "./running-inbox";

/** What `setUp` of the inbox's own tests gives to its first person. */
export const meera = { name: "Meera", words: "six words that were made up" };

type Fixtures = {
  database: "SQLite" | "PostgreSQL";
  inbox: RunningInbox;
  practice: Awaited<ReturnType<RunningInbox["setUp"]>>;
  /** Opens the inbox of a practice that is set up, at a place of it, as its first person. */
  openInbox: (place?: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  database: [
    process.env.TEST_DATABASE === "PostgreSQL" ? "PostgreSQL" : "SQLite",
    { option: true },
  ],
  inbox: async ({ database }, use) => {
    const isPostgres = database === "PostgreSQL";
    const postgres = isPostgres ? await startPostgres(findPostgres() ?? "") : undefined;
    const inbox = await runInbox(
      postgres && {
        INBOX_DB: await postgres.createDatabase("inbox"),
        INBOX_SECRET: "a secret of more than thirty-two letters",
      },
    );
    await use(inbox);
    await inbox.remove();
    await postgres?.stop();
  },
  practice: async ({ inbox }, use) => use(await inbox.setUp()),
  openInbox: async ({ page, inbox, practice }, use) => {
    expect(practice.holders).toHaveLength(3);
    await use(async (place = "") => {
      await page.goto(`${inbox.origin}/inbox${place}`);
      await unlock(page);
    });
  },
});

export async function unlock(page: Page, { name, words } = meera) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your six words").fill(words);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Lock" })).toBeVisible();
}

/** The messages of a list, one under the other. */
export function messagesOn(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading") });
}

/** What axe finds. It judges the document, which is the same in Firefox, whose tabs crash under it. */
export async function faultsFor(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const engine = page.context().browser()?.browserType().name();
  return engine === "firefox" ? [] : axeFindings(page);
}
