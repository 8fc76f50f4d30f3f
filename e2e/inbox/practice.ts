import { expect, type Page } from "@playwright/test";
import { test as base } from "../site";
import { type RunningInbox, runInbox } from "./running-inbox";

/** What `setUp` of the inbox's own tests gives to its first person. */
export const meera = { name: "Meera", words: "six words that were made up here" };

type Fixtures = { inbox: RunningInbox; practice: Awaited<ReturnType<RunningInbox["setUp"]>> };

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  inbox: async ({}, use) => {
    const inbox = await runInbox();
    await use(inbox);
    await inbox.remove();
  },
  practice: async ({ inbox }, use) => use(await inbox.setUp()),
});

export async function unlock(page: Page, { name, words } = meera) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your six words").fill(words);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Lock" })).toBeVisible();
}
