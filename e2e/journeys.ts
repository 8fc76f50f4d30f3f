import { expect, type Locator, type Page } from "@playwright/test";
import { contactMessage, sessionRequest } from "../app/forms/testing-answers";
import { timesOf } from "../app/lib/hours";
import type { Facts } from "./facts";
import { allowClipboard, copiedText, formOf, listenTo } from "./form";
import { longDay } from "./long-day";

/* Journeys of visitors. Each runs once per language, with that language's words. */

/** Asks for a session, keeps the answers as text and the day as a date. */
export async function askForASession(page: Page, facts: Facts) {
  const { practice, requestWords, bothForms, words } = facts;
  const { fields } = requestWords;
  const time = timesOf({ practice, forms: { appointment: requestWords } }).at(-1);
  const request = { ...sessionRequest, preferredTime: time?.value ?? "" };
  const form = formOf(page, facts);
  await allowClipboard(page.context());
  await page.goto(`${facts.base}/appointments`);
  await form.submit(request);
  await expect(form.confirmation).toBeFocused();
  await expect(page.getByRole("status")).toContainText(requestWords.sent.toast.title);
  await form.unfoldCopy();
  await form.confirmation.getByRole("button", { name: bothForms.sent.copy }).click();
  const lines = (await copiedText(page)).split("\n");
  expect(lines).toHaveLength(Object.keys(fields).length);
  for (const answer of [
    request.fullName,
    longDay(request.preferredDate, words.language),
    String(time?.label),
    String(fields.sessionType.choices?.["video-call"]),
  ]) {
    expect(
      lines.some((line) => line.endsWith(answer)),
      answer,
    ).toBe(true);
  }
  const calendar = form.confirmation.getByRole("link", { name: bothForms.sent.calendar });
  await expect(calendar).toHaveAttribute("download", /\.ics$/);
  await expect(calendar).toHaveAttribute("href", /^blob:/);

  await expect(form.control("primaryConcerns")).toHaveValue("");
  await expect(form.control("preferredTherapist")).toHaveValue("");
  await expect(form.date).toHaveText(requestWords.date.choose);
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
}

/** Sends an empty message, reads the errors, and sends a valid one. */
export async function writeAMessage(page: Page, facts: Facts) {
  const { fields, sent } = facts.contactWords;
  const form = formOf(page, facts);
  await page.goto(`${facts.base}/contact`);
  // The region must be the one of the first paint: assistive technology only watches that one.
  const region = page.getByRole("status");
  await expect(region).toBeEmpty();
  const said = await listenTo(region);
  await form.send.click();
  await form.expectMessages({
    name: String(fields.name.messages?.missing),
    email: String(fields.email.messages?.invalid),
    message: String(fields.message.messages?.missing),
  });
  // The focus moves to the first of them, and screen readers read it.
  await expect(page.locator("form [role=alert], form [aria-live]")).toHaveCount(0);
  const requests: string[] = [];
  page.on("request", (request) => {
    // The confirmation may be the first text that needs a font.
    if (request.resourceType() !== "font") requests.push(request.url());
  });
  await form.submit(contactMessage);
  await expect(region).toContainText(sent.toast.title);
  expect(requests).toEqual([]);
  expect(await said()).toEqual([expect.stringContaining(sent.toast.title + sent.toast.text)]);

  for (const name of ["name", "email", "phone", "message"] as const) {
    await expect(form.control(name)).toHaveValue("");
    await expect(form.control(name)).not.toHaveAttribute("aria-invalid");
  }
  await form.writeAnother();
  await form.fill({ email: "nobody", message: "x" });
  await expect(form.count).toHaveText(/\b1\b/);
  expect(await form.messages()).toEqual({});
}

/** Answers the finder's questions, looks at the last person, and finds the answers kept. */
export async function findATherapist(page: Page, facts: Facts) {
  const { sees, concerns, found, fits, also, title } = facts.pages.therapists.finder;
  const team = facts.therapists;
  const [sought, about] = ["individual", "home"] as const;
  const misses = (person: (typeof team)[number]) => {
    return Number(!person.sees.includes(sought)) + Number(!person.concerns.includes(about));
  };
  const count = team.filter((person) => misses(person) === 0).length;
  const words = [found.none, found.one][count] ?? found.some.replace("{count}", `${count}`);
  const bestFirst = team.toSorted((one, other) => misses(one) - misses(other));
  const phrases = [sees.answers[sought].phrase, concerns.answers[about].phrase];
  const label = [fits, phrases.join(" · ")].join(" ");

  await page.goto(`${facts.base}/therapists`);
  const finder = page.getByRole("form", { name: title });
  const people = page.getByRole("listitem").filter({ has: page.getByRole("article") });
  const names = people.getByRole("heading");
  const rest = page.getByRole("heading", { name: also });
  const expectBestFirst = async () => {
    await expect(finder.getByRole("status")).toHaveText(words);
    await expect(names).toHaveText(bestFirst.map(({ name }) => name));
    await expect(people.getByText(label)).toHaveCount(count);
    await expect(people.nth(count - 1)).toContainText(label);
    await expect(rest).toBeVisible();
    expect(await comesBefore(names.nth(count - 1), rest)).toBe(true);
    expect(await comesBefore(rest, names.nth(count))).toBe(true);
  };
  await finder.getByLabel(sees.answers[sought].label).check();
  await finder.getByLabel(concerns.answers[about].label).check();
  await expectBestFirst();
  await finder.getByRole("status").getByRole("link").click();
  await expect(names.first()).toBeInViewport();
  await names.last().getByRole("link").click();
  await expect(page).not.toHaveURL(`${facts.base}/therapists`);
  await page.goBack();
  await expect(finder.getByRole("radio", { checked: true })).toHaveCount(2);
  await expectBestFirst();
  await finder.getByRole("button").click();
  await expect(names).toHaveText(team.map(({ name }) => name));
  await expect(finder.getByRole("status")).toBeEmpty();
  await expect(rest).toBeHidden();
  await expect(people.getByText(fits).filter({ visible: true })).toHaveCount(0);
}

async function comesBefore(one: Locator, other: Locator) {
  const second = await other.elementHandle();
  return one.evaluate(
    (first, then) => Boolean(then && first.compareDocumentPosition(then) & 4),
    second,
  );
}
