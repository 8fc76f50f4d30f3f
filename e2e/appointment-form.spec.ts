import { formatLongDay } from "../app/lib/dates";
import { bothForms, practice, requestWords, therapists } from "./facts";
import {
  allowClipboard,
  answerQuestions,
  confirmation,
  control,
  copiedText,
  countOf,
  emptyRequestMessages,
  expect,
  expectMessages,
  type Field,
  fill,
  hydrate,
  leave,
  listenTo,
  messages,
  noon,
  send,
  sessionRequest,
  submit,
  summaryOf,
  test,
  wayOut,
} from "./forms";

const { labels, sections } = requestWords;
const names = Object.keys(labels) as (keyof typeof labels)[];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
});

test("the questions stand in their order, each with its label and control", async ({ page }) => {
  const form = page.locator("form");
  await expect(form.getByRole("heading", { level: 2 })).toHaveText(Object.values(sections));
  const inPage = await form
    .locator("[name]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
  expect([...new Set(inPage)]).toEqual(names);
  for (const name of names) {
    const first = control(page, name).first();
    const isChoice = (await first.getAttribute("type")) === "radio";
    const named = isChoice ? page.locator(`fieldset:has([name="${name}"])`) : first;
    await expect(named).toHaveAccessibleName(new RegExp(`^${labels[name].replace(/\W/g, "\\$&")}`));
  }
  for (const [name, attribute, value] of [
    ["fullName", "autocomplete", "name"],
    ["email", "type", "email"],
    ["phone", "autocomplete", "tel"],
    ["age", "inputmode", "numeric"],
    ["primaryConcerns", "autocomplete", "off"],
    ["emergencyName", "autocomplete", "off"],
    ["emergencyPhone", "autocomplete", "off"],
  ] as const) {
    await expect(control(page, name)).toHaveAttribute(attribute, value);
  }
  await expect(form.getByText(bothForms.optional)).toHaveCount(1);
  await expect(control(page, "preferredTherapist").locator("option")).toHaveCount(
    Object.keys(therapists).length + 2,
  );
});

test("each message stands under its field, and the focus goes to a list of them", async ({
  page,
}) => {
  await send(page).click();
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  expect(await messages(page)).toEqual(emptyRequestMessages);
  for (const [name, text] of Object.entries(emptyRequestMessages)) {
    for (const choice of await control(page, name as Field).all()) {
      await expect(choice, name).toHaveAttribute("aria-invalid", "true");
      await expect(choice, name).toHaveAccessibleDescription(new RegExp(text));
    }
  }
  await expect(control(page, "preferredTherapist")).not.toHaveAttribute("aria-invalid");
  const wrong = names.filter((name) => name in emptyRequestMessages);
  await expect(summary.getByRole("link")).toHaveText(wrong.map((name) => labels[name]));
  await expect(summary.locator("strong")).toHaveText(Object.values(sections));
});

test("the list counts what is wrong, and follows the typing", async ({ page }) => {
  const { fullName, privacyConsent, ...rest } = sessionRequest;
  await submit(page, rest);
  const summary = summaryOf(page);
  await expect(summary).toHaveAccessibleName(`Two ${bothForms.problem.manyMissing}`);
  await fill(page, { fullName });
  await expect(summary).toHaveAccessibleName(bothForms.problem.oneMissing);
  await fill(page, { email: "nobody" });
  await expect(summary).toHaveAccessibleName(`Two ${bothForms.problem.manyWrong}`);
  await send(page).click();
  await expect(summary).toBeFocused();
  await fill(page, { email: rest.email, privacyConsent });
  await expect(summary).toHaveCount(0);
});

test("the list leads to each field with its label in view, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await send(page).click();
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  for (const [index, name] of Object.keys(emptyRequestMessages).entries()) {
    await summary.getByRole("link").nth(index).press("Enter");
    const field = control(page, name as Field).first();
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

test("an age under 18 shows a note about a parent, which is read out once", async ({ page }) => {
  const region = page.locator("[aria-live=polite]").first();
  for (const [age, text] of [
    ["18", ""],
    [" 9 ", requestWords.minorNote],
    ["x", ""],
  ] as const) {
    await fill(page, { age });
    await expect(region, age).toHaveText(text);
  }
  const said = await listenTo(region);
  await fill(page, { age: "" });
  await control(page, "age").pressSequentially("1");
  await expect(region).toHaveText(requestWords.minorNote);
  await control(page, "age").pressSequentially("6");
  expect(await said()).toEqual([requestWords.minorNote]);
});

test("a time outside the opening hours gets a note, and may be asked for", async ({ page }) => {
  const note = page.getByText(requestWords.outsideHours);
  // A Wednesday and a Monday; the practice of the tests is closed on Mondays.
  expect(practice.hours.find(({ days }) => days.includes("Monday"))?.open).toBeUndefined();
  await fill(page, { preferredDate: "2026-11-18", preferredTime: "midday-11-1" });
  await expect(note).toHaveCount(0);
  await fill(page, { preferredDate: "2026-11-23" });
  await expect(note).toBeVisible();
  await submit(page, { ...sessionRequest, preferredDate: undefined, preferredTime: "midday-11-1" });
  await expect(confirmation(page)).toBeVisible();
});

test("the text is counted as it is judged: without the space around it", async ({ page }) => {
  await fill(page, { ...sessionRequest, primaryConcerns: "  Nineteen letters ok \n\n " });
  await expect(countOf(page)).toHaveText(/^19 /);
  await expect(control(page, "primaryConcerns")).toHaveAccessibleDescription(/19 of 1000/);
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("primaryConcerns");
  await fill(page, { primaryConcerns: "  Nineteen letters ok! \n\n " });
  await expectMessages(page, {});
});

test("the privacy notice opens in place, in both languages", async ({ page }) => {
  const hindi = page.locator(".privacy-notice [lang=hi]").filter({ hasText: "हम" }).last();
  await expect(hindi).toBeHidden();
  await page.getByText(requestWords.privacyNotice.button).click();
  await expect(hindi).toBeVisible();
  await expect(page).toHaveURL("/appointments");
});

test("a valid request is thanked for, can be kept as text, and leaves an empty form", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await submit(page, sessionRequest);
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole("status")).toContainText(requestWords.sent.toast.title);
  await confirmation(page).getByRole("button", { name: bothForms.sent.copy }).click();
  const lines = (await copiedText(page)).split("\n");
  expect(lines).toHaveLength(names.length);
  for (const answer of ["Asha Rao", formatLongDay("2026-11-20"), "Evening, 4 to 6", "Video call"]) {
    expect(
      lines.some((line) => line.endsWith(answer)),
      answer,
    ).toBe(true);
  }
  const calendar = confirmation(page).getByRole("link", { name: bothForms.sent.calendar });
  await expect(calendar).toHaveAttribute("download", /\.ics$/);
  await expect(calendar).toHaveAttribute("href", /^blob:/);

  for (const name of ["fullName", "email", "age", "primaryConcerns", "emergencyName"] as const) {
    await expect(control(page, name)).toHaveValue("");
  }
  await expect(control(page, "preferredTherapist")).toHaveValue("");
  await expect(control(page, "preferredDate")).toHaveText(requestWords.date.choose);
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await fill(page, { email: "nobody", preferredTime: "morning-9-11" });
  expect(await messages(page)).toEqual({});
});

test("clearing takes the date and choices, and leaving asks for a date alone", async ({ page }) => {
  const questions = answerQuestions(page, "stay");
  await fill(page, { preferredDate: "2026-11-20" });
  await wayOut(page).click({ noWaitAfter: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expect(control(page, "preferredDate")).toContainText(formatLongDay("2026-11-20"));
  await fill(page, sessionRequest);
  await page.getByRole("button", { name: bothForms.clear.button }).click();
  await page.getByRole("button", { name: bothForms.clear.confirm }).click();
  await expect(control(page, "preferredDate")).toHaveText(requestWords.date.choose);
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
});

test("whoever comes from a therapist's page finds that person chosen", async ({ page }) => {
  const questions = answerQuestions(page, "go");
  const last = page.getByRole("main").locator("a[href^='/therapists/']").last();
  await page.goto("/therapists");
  const name = (await last.textContent()) ?? "";
  await last.click();
  await page.getByRole("main").locator("a[href='/appointments']").first().click();
  await expect(page).toHaveURL("/appointments");
  const choice = control(page, "preferredTherapist");
  await expect(choice.locator("option:checked")).toHaveText(name);
  await hydrate(page);
  await expect(choice.locator("option:checked")).toHaveText(name);
  await leave(page);
  expect(questions).toEqual([]);
});
