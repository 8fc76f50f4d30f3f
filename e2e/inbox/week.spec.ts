import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { sessionRequest } from "../../app/forms/testing-answers";
import { referenceOf } from "../../contract/reference";
import { axeFindings } from "../checks/axe";
import { reflowFindings } from "../checks/layout";
import { requestWords, sendingWords } from "../facts";
import { faultsFor, messagesOn, test, unlock } from "./practice";

/** Checks a page on a desktop, for screen readers, and on the narrowest phone. */
async function look(page: Page) {
  expect(await faultsFor(page)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await reflowFindings(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

async function lookByNight(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not get there.");
}

function countDrafts() {
  return Object.keys(localStorage).filter((name) => name.startsWith("note ")).length;
}

test("a week of two people: sixty messages, a danger, a call that nobody takes, a goodbye @chromium @at-length", async ({
  page,
  inbox,
  openInbox,
  browser,
}) => {
  const { visitor } = inbox;
  const heading = page.getByRole("heading", { level: 1 });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) =>
    page.getByRole("link", { name, exact: typeof name === "string" });
  const note = page.getByLabel("Note", { exact: true });
  const rohan = randomUUID();
  await visitor.sendByScript("/appointments", { id: randomUUID(), values: sessionRequest });
  for (let number = 1; number <= 57; number += 1) {
    const email = `p${number}@example.org`;
    await visitor.write({ name: `Person ${number}`, email, phone: `90000 ${10_000 + number}` });
  }
  const message = `Hello. I want to end my life. ${"Wordwithoutend".repeat(20)}`;
  const email = "rohan@example.org";
  await visitor.write({ name: "Rohan", email, phone: "98111 22233", message }, rohan);
  await visitor.sendByScript("/appointments", {
    id: randomUUID(),
    values: {
      ...sessionRequest,
      fullName: "Mina",
      age: "16",
      primaryConcerns: "My uncle beats me every night.",
    },
  });

  await test.step("Monday: phrases of danger on top in red, with what to do, then by waiting time", async () => {
    await openInbox();
    await expect(heading).toHaveText("60 messages waiting");
    await expect(page).toHaveTitle("2 urgent (60) Inbox");
    await expect(messagesOn(page)).toHaveCount(30);
    await expect(messagesOn(page).nth(0)).toContainText("Asha RaoAlso wrote: beats me");
    await expect(messagesOn(page).nth(1)).toContainText("RohanContains: end my life");
    await expect(messagesOn(page).nth(2)).toContainText("MinaContains: beats meUnder 18");
    await expect(messagesOn(page).nth(3)).toContainText("Person 1");
    await look(page);
    await lookByNight(page);
    await button("Show more").click();
    await expect(messagesOn(page)).toHaveCount(60);

    await link("Mina").click();
    const danger = page.getByRole("region", { name: /^Contains: / });
    await expect(
      danger.getByRole("listitem").filter({ hasNot: page.getByRole("link") }),
    ).toHaveText([
      "Ring the person before you do anything else, and ask first whether they can talk.",
      "The emergency contact may be the one they fear.",
      "Tell Doctor Rao of anybody under 18, and report what the law names.",
      "Tell a colleague, and stay with it together.",
    ]);
    await look(page);
    await lookByNight(page);
    await page.goBack();

    await link("Rohan").click();
    const parts = danger.locator("em, a, li");
    await expect(parts.nth(0)).toHaveText("end my life");
    await expect(parts.nth(1)).toHaveAttribute("href", "tel:9811122233");
    await expect(parts.nth(1)).toHaveText("Call 98111 22233");
    const subject = sendingWords.reply.subject.replace("{reference}", referenceOf(rohan));
    const href = await parts.nth(2).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain(`?subject=${subject}&body=Good day, Rohan!`);
    await expect(parts.nth(3)).toContainText("Ring the person");
    await expect(danger).not.toContainText("emergency contact");
  });

  await test.step("Nobody picks up: it comes back on top at its time", async () => {
    await note.fill("Rang twice, nobody picked up.");
    const delhi = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });
    const tomorrow = delhi.format(Date.now() + 24 * 60 * 60 * 1000);
    await page.getByLabel("Call again at").fill(`${tomorrow}T10:00`);
    await button("Call again then").click();
    await expect(page.getByText(/^Call again at \d+ \w+ \d{4}, 10:00$/)).toBeVisible();
    await expect(page.getByText(/^\w+day, \d+ \w+ \d{4}, 10:00/)).toBeVisible();
    await expect(page.getByText("In progress: Rohan.")).toBeVisible();
    await look(page);
    await link("All messages").click();
    await expect(messagesOn(page).first()).toContainText("Asha Rao");
    await expect(link("Rohan")).toHaveCount(0);
    await link(/^In progress 1/).click();
    await expect(messagesOn(page)).toHaveText([/Rohan.*In progress: Meera/]);
    await page.route("**/inbox/api/status", async (route) => {
      const status = await (await route.fetch()).json();
      await route.fulfill({ json: { ...status, now: Date.parse(`${tomorrow}T10:30+05:30`) } });
    });
    await link(/^New/).click();
    await expect(messagesOn(page).first()).toContainText(/Rohan.*Call again now/);
    // A request under way finishes first.
    await page.unrouteAll({ behavior: "wait" });
  });

  let words = "";
  const other = await (await browser.newContext()).newPage();
  await test.step("Tuesday: a colleague comes, and takes something over on a phone", async () => {
    await link("People").click();
    await expect(page.getByText("The last person can’t be removed.")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Anil");
    await button("Make a passphrase").click();
    words = (await page.locator(".paper-words").textContent()) ?? "";
    await look(page);
    await button("They’re on paper").click();
    await expect(button("Remove for Anil")).toBeVisible();
    await look(page);

    await other.setViewportSize({ width: 320, height: 640 });
    await other.goto(`${inbox.origin}/inbox`);
    await unlock(other, { name: "anil", words });
    await other.getByRole("link", { name: "Mina" }).click();
    await other.getByRole("button", { name: "I have this one" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(other.getByText(/^In progress: Anil, /)).toBeVisible();
    // The page reloads with an unfinished note.
    await other.getByLabel("Note", { exact: true }).fill("She can talk after six");
    await expect.poll(() => other.evaluate(countDrafts)).toBe(1);
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain("after six");
    await other.reload();
    await unlock(other, { name: "Anil", words });
    await expect(other.getByLabel("Note", { exact: true })).toHaveValue("She can talk after six");
    await other.getByRole("button", { name: "Save the note only" }).click();
    await expect(other.getByRole("region", { name: "Notes" })).toContainText("after six");
    await expect.poll(() => other.evaluate(countDrafts)).toBe(0);
  });

  await test.step("Wednesday, by keyboard: an answer, and the next one", async () => {
    await link("Messages").click();
    await expect(link("Person 1")).toBeVisible();
    await tabTo(page, link(/^Asha Rao/).first());
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText("Asha Rao");
    await expect(heading).toBeFocused();
    await expect(page.getByText("Ravi Rao")).toBeHidden();
    await page.getByRole("heading", { name: requestWords.sections.emergency.title }).click();
    await expect(page.getByText("Ravi Rao")).toBeVisible();
    await expect(page.getByRole("region", { name: "From the same person" })).toContainText("Mina");
    await tabTo(page, note);
    await page.keyboard.type("Called back, Tuesday at ten.");
    await tabTo(page, button("Mark as answered"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Marked as answered: Asha Rao.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Marked as answered" })).toBeFocused();
    await expect(heading).toHaveText("Asha Rao");
    await look(page);
    await page.keyboard.press("Tab");
    await expect(link(/^Next: /)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading).not.toHaveText("Asha Rao");
    await link("All messages").click();
  });

  await test.step("Thursday: several at once, and found again", async () => {
    for (const name of ["Person 1", "Person 2", "Person 3"]) {
      await page.getByLabel(`Select ${name}`, { exact: true }).check();
    }
    await expect(page.getByText("3 selected")).toBeVisible();
    await look(page);
    await button("Put aside").click();
    await expect(page.getByText("Put aside: 3 messages.")).toBeVisible();
    await expect(link("Person 1")).toHaveCount(0);
    await button("Undo").click();
    await expect(link("Person 1")).toBeVisible();
    await page.getByLabel("Select Person 2", { exact: true }).check();
    await button("Delete").click();
    await expect(page.getByText("Deleted: Person 2.")).toBeVisible();
    await expect(link("Person 2")).toHaveCount(0);
    await look(page);

    const search = page.getByRole("searchbox");
    await search.fill("90000-10057");
    await expect(messagesOn(page)).toHaveText([/Person 57/]);
    await search.fill("person 5");
    await page.getByLabel("Select Person 57").check();
    await button("Select all 10").click();
    await expect(page.getByText("10 selected")).toBeVisible();
    await button("Clear").click();
    await search.fill("tuesday ASHA");
    await expect(messagesOn(page)).toHaveText([/Asha Rao.*Answered by Meera/]);
    await search.fill(referenceOf(rohan).toLowerCase());
    await expect(messagesOn(page)).toHaveText([/Rohan/]);
    await link("Rohan").click();
    await page.goBack();
    await expect(search).toHaveValue(referenceOf(rohan).toLowerCase());
    await expect(link("Rohan")).toBeFocused();
    await search.fill("");
    await link(/^In progress/).click();
    await expect(messagesOn(page)).toHaveText([/Mina.*In progress: Anil/]);
  });

  await test.step("Friday: somebody leaves, and opens nothing any more", async () => {
    await link("People").click();
    await button("Remove for Anil").click();
    await button("Yes, remove Anil").click();
    await expect(button("Yes, remove Anil")).toBeHidden();
    await look(page);
    await link("Records").click();
    await expect(page.getByRole("cell", { name: "Anil was removed" })).toBeVisible();
    await look(page);
    // Their page polls again when it becomes visible.
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(other.getByText("You’ve been signed out.")).toBeVisible();
    await other.getByLabel("Your name").fill("Anil");
    await other.getByLabel("Your six words").fill(words);
    await other.getByRole("button", { name: "Unlock" }).click();
    await expect(other.getByRole("alert")).toHaveText(
      "No one on the list of people has this name.",
    );
    await other.context().close();

    await link("Messages").click();
    await link(/^In progress/).click();
    await link("Mina").click();
    await expect(page.getByRole("region", { name: "Notes" })).toContainText(/Anil, .*after six/);
    await button("Take over from Anil").click();
    // Rohan's message in progress is listed below, because the addresses are the same.
    const facts = page.getByRole("article").locator(".message-head");
    await expect(facts.getByText(/^In progress: Meera, /)).toBeVisible();
  });
});
