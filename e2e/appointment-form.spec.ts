import { personPath } from "../app/content/paths";
import { personValue } from "../app/content/slug";
import { sessionRequest } from "../app/forms/testing-answers";
import { bothForms, facts, practice, requestWords, therapists } from "./facts";
import { listenTo } from "./form";
import { expect, noon, test } from "./forms";
import { askForASession } from "./journeys";
import { longDay } from "./long-day";

const { fields } = requestWords;
const names = Object.keys(fields) as (keyof typeof fields)[];
const sections = Object.values(requestWords.sections).map(({ title }) => title);
const required = names.filter((name) => name !== "preferredTherapist");

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
});

test("each question has its own label", async ({ page, form }) => {
  for (const name of names) {
    const first = form.control(name).first();
    const isChoice = (await first.getAttribute("type")) === "radio";
    const named = isChoice ? page.locator(`fieldset:has([name="${name}"])`) : first;
    await expect(named).toHaveAccessibleName(
      new RegExp(`^${fields[name].label.replace(/\W/g, "\\$&")}`),
    );
  }
});

test("shows each error under its field and focuses a list of all", async ({ form }) => {
  await form.send.click();
  const summary = form.summary;
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  const messages = await form.messages();
  expect(Object.keys(messages)).toEqual(required);
  for (const name of required) {
    for (const choice of await form.control(name).all()) {
      await expect(choice, name).toHaveAttribute("aria-invalid", "true");
      await expect(choice, name).toHaveAccessibleDescription(new RegExp(messages[name] ?? "none"));
    }
  }
  await expect(form.control("preferredTherapist")).not.toHaveAttribute("aria-invalid");
  await expect(summary.getByRole("link")).toHaveText(required.map((name) => fields[name].label));
  await expect(summary.locator("strong")).toHaveText(sections);
});

test("the list counts what is wrong, and follows the typing", async ({ form }) => {
  const { fullName, privacyConsent, ...rest } = sessionRequest;
  await form.submit(rest);
  const summary = form.summary;
  await expect(summary).toHaveAccessibleName(
    `${bothForms.problem.numbers[0]} ${bothForms.problem.manyMissing}`,
  );
  await form.fill({ fullName });
  await expect(summary).toHaveAccessibleName(bothForms.problem.oneMissing);
  await form.fill({ email: "nobody" });
  await expect(summary).toHaveAccessibleName(
    `${bothForms.problem.numbers[0]} ${bothForms.problem.manyWrong}`,
  );
  await form.send.click();
  await expect(summary).toBeFocused();
  await form.fill({ email: rest.email, privacyConsent });
  await expect(summary).toHaveCount(0);
});

test("the list of errors scrolls to a field and its label on a phone", {
  tag: "@at-length",
}, async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await form.send.click();
  const summary = form.summary;
  await expect(summary).toBeFocused();
  for (const [index, name] of required.entries()) {
    await summary.getByRole("link").nth(index).press("Enter");
    const field = form.control(name).first();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    const isLabelClear = await field.evaluate((element) => {
      const label = element.closest(".field")?.querySelector("legend, label");
      const bar = document.querySelector("header");
      return (
        (label?.getBoundingClientRect().top ?? -1) >= (bar?.getBoundingClientRect().bottom ?? 0)
      );
    });
    expect(isLabelClear, name).toBe(true);
  }
});

test("an age under 18 shows a note about a parent, which is read out once", async ({
  page,
  form,
}) => {
  const region = page.locator("[aria-live=polite]").first();
  for (const [age, text] of [
    ["18", ""],
    [" 9 ", requestWords.minorNote],
    ["x", ""],
  ] as const) {
    await form.fill({ age });
    await expect(region, age).toHaveText(text);
  }
  const said = await listenTo(region);
  await form.fill({ age: "" });
  await form.control("age").pressSequentially("1");
  await expect(region).toHaveText(requestWords.minorNote);
  await form.control("age").pressSequentially("6");
  expect(await said()).toEqual([requestWords.minorNote]);
});

test("a person who sees other ages gets a note, and may be asked for", async ({ page, form }) => {
  const person = therapists.find(({ ages }) => ages && ages.min > 5);
  const note = page.getByText(requestWords.otherAges.split("{ages}")[0]?.split("{name}")[1] ?? "");
  const preferredTherapist = person ? personValue(person, therapists) : "";
  await form.fill({ age: String(person?.ages?.min), preferredTherapist });
  await expect(note).toHaveCount(0);
  await form.fill({ age: "5" });
  await expect(note).toBeVisible();
  await form.submit({ ...sessionRequest, age: "5", preferredTherapist });
  await expect(form.confirmation).toBeVisible();
});

test("a time outside the opening hours gets a note, and may be asked for", {
  tag: "@at-length",
}, async ({ page, form }) => {
  const note = page.getByText(requestWords.outsideHours);
  // A Wednesday and a Monday; the practice of the tests is closed on Mondays.
  expect(practice.hours.find(({ days }) => days.includes("Monday"))?.open).toBeUndefined();
  await form.fill({ preferredDate: "2026-11-18", preferredTime: "afternoon-1-3" });
  await expect(note).toHaveCount(0);
  await form.fill({ preferredDate: "2026-11-23" });
  await expect(note).toBeVisible();
  await form.submit({ ...sessionRequest, preferredDate: "", preferredTime: "afternoon-1-3" });
  await expect(form.confirmation).toBeVisible();
});

test("counts characters without surrounding space", {
  tag: "@at-length",
}, async ({ form }) => {
  await form.fill({ ...sessionRequest, primaryConcerns: "  Nineteen letters ok \n\n " });
  await expect(form.count).toHaveText(/^19 /);
  await expect(form.control("primaryConcerns")).toHaveAccessibleDescription(/19.*1000/);
  await form.send.click();
  await expect.poll(() => form.messages()).toHaveProperty("primaryConcerns");
  await form.fill({ primaryConcerns: "  Nineteen letters ok! \n\n " });
  await form.expectMessages({});
});

test("a valid request offers a copy and a calendar file, and empties the form", ({ page }) =>
  askForASession(page, facts));

test("warns before leaving if only a date is set, and clears it with the form", {
  tag: "@at-length",
}, async ({ page, form }) => {
  const questions = form.answerQuestions("stay");
  await form.fill({ preferredDate: "2026-11-20" });
  await form.wayOut.click({ noWaitAfter: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expect(form.date).toContainText(longDay("2026-11-20"));
  await page.getByRole("button", { name: bothForms.clear.button }).click();
  await page.getByRole("button", { name: bothForms.clear.confirm }).click();
  await expect(form.date).toHaveText(requestWords.date.choose);
});

test("a visitor from a therapist's page finds that person chosen", {
  tag: "@at-length",
}, async ({ page, form }) => {
  const questions = form.answerQuestions("go");
  const chosen = form.control("preferredTherapist").locator("option:checked");
  // The last is chosen after another, whose choice it replaces.
  const withInitial = therapists.find(({ name }) => /^\p{L}\. /u.test(name));
  for (const person of [withInitial, therapists.at(-1)]) {
    if (!person) throw new Error("Somebody in the practice of the tests has an initial.");
    await page.goto(personPath(person));
    await page.getByRole("main").locator("a[href='/appointments']").first().click();
    await expect(page).toHaveURL("/appointments");
    await expect(chosen).toHaveText(person.name);
  }
  await form.hydrate();
  await expect(chosen).toHaveText(therapists.at(-1)?.name ?? "");
  await form.leave();
  expect(questions).toEqual([]);
});

test("a line under the bar shows the way through the form, but not under reduced motion", {
  tag: ["@chromium", "@at-length"],
}, async ({ page, form }) => {
  await page.goto("/appointments");
  const line = () => form.part.evaluate((part) => getComputedStyle(part, "::before").animationName);
  expect(await line()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await line()).not.toBe("none");
});
