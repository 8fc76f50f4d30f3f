import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import {
  allowClipboard,
  confirmation,
  expect,
  expectMessages,
  fillRequest,
  messages,
  noon,
  type RequestField,
  requestControl,
  requestLabels,
  send,
  sessionRequest,
  summaryOf,
  test,
  wake,
} from "./forms";

const names = Object.keys(requestLabels) as RequestField[];

const afterEmptySubmit = {
  fullName: "Name must be at least 2 characters",
  email: "Invalid email address",
  phone: "Invalid phone number",
  age: "Age must be a number",
  preferredDate: "Please select a preferred appointment date",
  preferredTime: "Please select a preferred time",
  sessionType: "Please select a session type",
  serviceType: "Please select a service type",
  primaryConcerns: "Please provide at least 20 characters describing your concerns",
  previousTherapy: "Please select an option",
  currentMedication: "Please select an option",
  emergencyName: "Emergency contact name must be at least 2 characters",
  emergencyPhone: "Invalid phone number",
  emergencyRelation: "Relationship must be at least 2 characters",
  privacyConsent: "You must accept the privacy policy",
  cancellationPolicy: "You must accept the cancellation policy",
};

const toastTitle = "Session Request Submitted!";
const toastText = "We'll contact you within 24 hours to confirm your session details.";

const copy = [
  "Full name: Asha Rao",
  "E-mail: asha@example.org",
  "Phone: +91 98765 43210",
  "Age: 34",
  "Preferred date: Friday, 20 November 2026",
  "Preferred time: Evening, 4 to 6",
  "How would you like to meet? Video call",
  "What kind of session? Individual Therapy",
  "Preferred therapist: No preference",
  "What brings you here? I sleep badly and worry a lot.",
  "Have you been to therapy before? No, this would be my first time",
  "Are you taking any medication? I’d rather not say",
  "Name of your emergency contact: Ravi Rao",
  "Phone of your emergency contact: 98765 43211",
  "Who they are to you: Brother",
  `${requestLabels.privacyConsent}: yes`,
  "I accept the cancellation policy: yes",
].join("\n");

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
});

test.describe("the questions", () => {
  const lists = {
    preferredTime: [
      ["morning-9-11", "Morning, 9 to 11"],
      ["midday-11-1", "Midday, 11 to 1"],
      ["afternoon-2-4", "Afternoon, 2 to 4"],
      ["evening-4-6", "Evening, 4 to 6"],
      ["late-evening-6-8", "Late evening, 6 to 8"],
    ],
    sessionType: [["in-person"], ["video-call"], ["phone-call"]],
    serviceType: [["individual"], ["relationship"], ["family"], ["child"], ["group"]],
    previousTherapy: [["no"], ["yes-helpful"], ["yes-not-helpful"], ["currently"]],
    currentMedication: [["no"], ["yes-mental-health"], ["yes-other"], ["prefer-not"]],
  } satisfies Partial<Record<RequestField, [value: string, label?: string][]>>;

  test("stand in the specified sections and order, under the specified names", async ({ page }) => {
    const form = page.locator("form");
    await expect(form.getByRole("heading", { level: 2 })).toHaveText([
      "Personal Information",
      "Appointment Preferences",
      "Service Details",
      "Mental Health Background",
      "Emergency Contact",
      "Consent & Policies",
    ]);
    const inPage = await form
      .locator("[name]")
      .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
    expect([...new Set(inPage)]).toEqual(names);
    await expect(requestControl(page, "preferredDate")).toHaveAttribute("name", "preferredDate");
  });

  test("offer the specified values as native choices", async ({ page }) => {
    for (const [name, options] of Object.entries(lists)) {
      const group = requestControl(page, name as RequestField);
      const radios = await group.getByRole("radio").evaluateAll((elements) =>
        elements.map((element) => {
          const { name, value, type, labels } = element as HTMLInputElement;
          return { name, value, type, label: labels?.[0]?.textContent };
        }),
      );
      expect(radios).toEqual(
        options.map(([value, label = expect.stringMatching(/\w/)]) => ({
          name,
          value,
          type: "radio",
          label,
        })),
      );
    }
    const therapist = requestControl(page, "preferredTherapist");
    const options = await therapist
      .getByRole("option")
      .evaluateAll((elements) =>
        elements.map((element) => [(element as HTMLOptionElement).value, element.textContent]),
      );
    const [empty, indifferent, ...people] = options;
    expect(empty?.[0]).toBe("");
    expect(indifferent).toEqual(["no-preference", "No preference"]);
    expect(people).toHaveLength(5);
    for (const [value, name] of people) expect(value).toBe(name?.split(" ")[0]?.toLowerCase());
    await expect(therapist).toHaveValue("");
  });

  test("tell the browser which keyboard to show and what it may fill in", async ({ page }) => {
    const wanted: Partial<Record<RequestField, Record<string, string>>> = {
      fullName: { autocomplete: "name" },
      email: { autocomplete: "email", type: "email" },
      phone: { autocomplete: "tel", type: "tel" },
      age: { inputmode: "numeric" },
      primaryConcerns: { autocomplete: "off" },
      emergencyName: { autocomplete: "off" },
      emergencyPhone: { autocomplete: "off", type: "tel" },
      emergencyRelation: { autocomplete: "off" },
    };
    for (const [name, attributes] of Object.entries(wanted)) {
      for (const [attribute, value] of Object.entries(attributes)) {
        const control = requestControl(page, name as RequestField);
        await expect(control, name).toHaveAttribute(attribute, value);
      }
    }
    await expect(page.locator('form input[type="number"]')).toHaveCount(0);
    await expect(page.locator("form [maxlength]")).toHaveCount(0);
  });

  test("say which one is optional in words", async ({ page }) => {
    await expect(page.locator("form").getByText("(optional)")).toHaveCount(1);
    await expect(requestControl(page, "preferredTherapist")).toBeVisible();
    await expect(page.locator("form")).not.toContainText("*");
  });

  test("are counted as they are judged: without the space around the text", async ({ page }) => {
    await fillRequest(page, { primaryConcerns: "  Nineteen letters ok \n\n " });
    await expect(page.getByText("19 of 1000 characters")).toBeVisible();
    await expect(requestControl(page, "primaryConcerns")).toHaveAccessibleDescription(/19 of 1000/);
    await send(page).click();
    await expect.poll(() => messages(page)).toHaveProperty("primaryConcerns");
    await fillRequest(page, { primaryConcerns: "  Nineteen letters ok! \n\n " });
    await expect(page.getByText("20 of 1000 characters")).toBeVisible();
    await expect.poll(() => messages(page)).not.toHaveProperty("primaryConcerns");
  });
});

test.describe("an invalid request", () => {
  test("gets each message once, under its field, and the focus goes to a list of them", {
    tag: "@journey",
  }, async ({ page }) => {
    await wake(page);
    expect(await messages(page)).toEqual({});
    await send(page).click();

    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    expect(await messages(page)).toEqual(afterEmptySubmit);
    const texts = Object.values(afterEmptySubmit);
    for (const text of texts) {
      const times = texts.filter((other) => other === text).length;
      await expect(page.getByText(text, { exact: true })).toHaveCount(times);
    }
    await expect(summary.getByRole("link")).toHaveText([
      "Full name",
      "E-mail",
      "Phone",
      "Age",
      "Preferred date",
      "Preferred time",
      "How would you like to meet?",
      "What kind of session?",
      "What brings you here?",
      "Have you been to therapy before?",
      "Are you taking any medication?",
      "Name of your emergency contact",
      "Phone of your emergency contact",
      "Who they are to you",
      requestLabels.privacyConsent,
      "I accept the cancellation policy",
    ]);
  });

  test("ties each message to the control, or to each choice of a list", async ({ page }) => {
    await send(page).click();
    await expect(summaryOf(page)).toBeFocused();
    for (const [name, text] of Object.entries(afterEmptySubmit)) {
      for (const control of await page.locator(`form [name="${name}"]`).all()) {
        await expect(control, name).toHaveAttribute("aria-invalid", "true");
        await expect(control, name).toHaveAttribute(
          "aria-describedby",
          new RegExp(`(^| )${name}-error( |$)`),
        );
        await expect(control, name).toHaveAccessibleDescription(new RegExp(text));
      }
    }
    await expect(requestControl(page, "preferredTherapist")).not.toHaveAttribute("aria-invalid");
  });

  test("takes the focus to the list again on the next attempt, with what is still wrong", async ({
    page,
  }) => {
    await send(page).click();
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await fillRequest(page, { ...sessionRequest, email: "nobody", privacyConsent: false });
    await expect(summary.getByRole("link")).toHaveText(["E-mail", requestLabels.privacyConsent]);
    await expect(summary).toHaveAccessibleName("Two answers need another look");
    await send(page).click();
    await expect(summary).toBeFocused();
    await fillRequest(page, { email: sessionRequest.email, privacyConsent: true });
    await expect(summary).toHaveCount(0);
  });

  test("is told how many answers are missing, section by section", async ({ page }) => {
    const { fullName, email, emergencyName, privacyConsent, cancellationPolicy, ...rest } =
      sessionRequest;
    await fillRequest(page, rest);
    await send(page).click();
    const summary = summaryOf(page);
    await expect(summary).toHaveAccessibleName("Five answers are missing");
    const sections = summary.getByRole("listitem").filter({ has: page.getByRole("list") });
    await expect(sections).toHaveText([
      "Personal InformationFull nameE-mail",
      "Emergency ContactName of your emergency contact",
      `Consent & Policies${requestLabels.privacyConsent}I accept the cancellation policy`,
    ]);
    await fillRequest(page, { fullName, email, emergencyName, privacyConsent });
    await expect(summary).toHaveAccessibleName("One answer is missing");
  });

  test("leads to each field with its label in view, on a phone and on a desktop", async ({
    page,
  }) => {
    await send(page).click();
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    for (const viewport of [
      { width: 390, height: 700 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      for (const [index, name] of Object.keys(afterEmptySubmit).entries()) {
        await summary.getByRole("link").nth(index).click();
        const control = page.locator(`form [name="${name}"]`).first();
        await expect(control).toBeFocused();
        const place = await control.evaluate((element) => {
          const field = element.closest(".field");
          const label = field?.querySelector("legend, label")?.getBoundingClientRect();
          const bar = document.querySelector("header")?.getBoundingClientRect();
          const { bottom = 0 } = element.getBoundingClientRect();
          return { above: (label?.top ?? -1) - (bar?.bottom ?? 0), below: innerHeight - bottom };
        });
        expect(place.above, name).toBeGreaterThanOrEqual(0);
        expect(place.below, name).toBeGreaterThanOrEqual(0);
      }
    }
    await expect(page).toHaveURL(/\/appointments$/);
  });

  test("leads to a field by the keyboard, too", async ({ page }) => {
    await send(page).click();
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Preferred time" }).press("Enter");
    await expect(page.getByRole("radio", { name: "Morning, 9 to 11" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect.poll(() => messages(page)).not.toHaveProperty("preferredTime");
  });
});

test.describe("notes", () => {
  test("an age under 18 shows the one about a parent or guardian", async ({ page }) => {
    const note = page.getByText("a parent or guardian needs to be part of it");
    for (const [age, count] of [
      ["17", 1],
      ["18", 0],
      ["5", 1],
      ["x", 0],
      [" 9 ", 1],
      ["", 0],
    ] as const) {
      await fillRequest(page, { age });
      await expect(note, age).toHaveCount(count);
    }
    await expect(page.locator("[aria-live]", { has: note })).toHaveCount(0);
    await fillRequest(page, { age: "17" });
    await expect(page.locator('[aria-live="polite"]', { has: note })).toHaveCount(1);
  });

  test("a slot outside the opening hours shows one, and may still be asked for", async ({
    page,
  }) => {
    const note = page.getByText("We’re not usually open then.");
    for (const [preferredDate, preferredTime, count] of [
      ["2026-11-20", "late-evening-6-8", 0],
      ["2026-11-21", "late-evening-6-8", 1],
      ["2026-11-21", "morning-9-11", 0],
    ] as const) {
      await fillRequest(page, { preferredDate, preferredTime });
      await expect(note, `${preferredDate} ${preferredTime}`).toHaveCount(count);
    }
    await fillRequest(page, {
      ...sessionRequest,
      preferredDate: "2026-11-22",
      preferredTime: "late-evening-6-8",
    });
    await expect(note).toBeVisible();
    await send(page).click();
    await expect(page.getByText(toastTitle)).toBeVisible();
  });
});

test.describe("consent", () => {
  test("the privacy notice opens in place in both languages, and outlives React's arrival", {
    tag: "@journey",
  }, async ({ page }) => {
    const english = page.getByRole("heading", { name: "What we ask, and why" });
    const hindi = page.getByRole("heading", { name: "हम क्या पूछते हैं, और क्यों" });
    await expect(english).toBeHidden();
    await page.getByText(/^Read the privacy notice/).click();
    await expect(english).toBeVisible();
    await expect(hindi).toBeVisible();
    await expect(page.locator('[lang="hi"]', { has: hindi })).toHaveCount(1);
    await expect(page.locator('[lang="hi"]', { has: english })).toHaveCount(0);

    await wake(page);
    await expect(english).toBeVisible();
    await send(page).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(hindi).toBeVisible();
    await expect(page).toHaveURL(/\/appointments$/);
  });

  test("the cancellation policy stands beside its box", async ({ page }) => {
    await expect(page.locator("form")).toContainText(
      "at least 24 hours notice to cancel or reschedule. Late cancellations or no-shows may incur a fee.",
    );
    await expect(requestControl(page, "privacyConsent")).not.toBeChecked();
    await expect(requestControl(page, "cancellationPolicy")).not.toBeChecked();
  });
});

test.describe("a valid request", () => {
  async function submit(page: Page, values = sessionRequest) {
    await fillRequest(page, values);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
  }

  test("is thanked for, can be kept as text, and leaves an empty form that has nothing to say", {
    tag: "@journey",
  }, async ({ page, context }) => {
    await allowClipboard(context);
    await send(page).click();
    await expectMessages(page, afterEmptySubmit);
    await submit(page);
    const region = page.getByRole("status");
    await expect(region).toHaveCount(1);
    await expect(region.getByText(toastTitle, { exact: true })).toBeVisible();
    await expect(region.getByText(toastText, { exact: true })).toBeVisible();

    for (const name of ["fullName", "email", "phone", "age", "primaryConcerns"] as const) {
      await expect(requestControl(page, name), name).toHaveValue("");
    }
    for (const name of ["emergencyName", "emergencyPhone", "emergencyRelation"] as const) {
      await expect(requestControl(page, name), name).toHaveValue("");
    }
    await expect(requestControl(page, "preferredTherapist")).toHaveValue("");
    await expect(requestControl(page, "preferredDate")).toHaveText("Choose a date");
    await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
    await expect(summaryOf(page)).toHaveCount(0);
    expect(await messages(page)).toEqual({});

    await fillRequest(page, { email: "nobody", preferredTime: "morning-9-11" });
    await wake(page);
    expect(await messages(page)).toEqual({});

    await expect(confirmation(page)).toContainText("contact you within 24 hours");
    await expect(confirmation(page)).toContainText("Nothing is booked until then.");
    await expect(confirmation(page).getByRole("link", { name: "+91 11 0155 0199" })).toBeVisible();
    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(confirmation(page).getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy);
    const link = confirmation(page).getByRole("link", { name: "E-mail it to us" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.searchParams.get("body")).toBe(copy.replaceAll("\n", "\r\n"));
  });

  test("can be kept as a tentative entry of a calendar", { tag: "@download" }, async ({ page }) => {
    await submit(page);
    const asked = page.waitForEvent("download");
    await confirmation(page)
      .getByRole("link", { name: /Add to my calendar/ })
      .click();
    const download = await asked;
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const file = await readFile(await download.path(), "utf8");
    expect(file.split("\r\n")).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "DTSTAMP:20261115T063000Z",
        "DTSTART:20261120T103000Z",
        "DTEND:20261120T123000Z",
        "STATUS:TENTATIVE",
        "END:VCALENDAR",
      ]),
    );
    for (const typed of ["Asha", "sleep badly", "Ravi"]) expect(file).not.toContain(typed);
  });
});

test("clearing the form asks once and takes the date and the choices with it", async ({ page }) => {
  await fillRequest(page, sessionRequest);
  await page.getByRole("button", { name: "Clear this form" }).click();
  await page.getByRole("button", { name: "No, keep it" }).click();
  await expect(requestControl(page, "preferredDate")).toContainText("Friday, 20 November 2026");
  await page.getByRole("button", { name: "Clear this form" }).click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await expect(requestControl(page, "preferredDate")).toHaveText("Choose a date");
  await expect(requestControl(page, "fullName")).toHaveValue("");
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
});

test("leaving asks when nothing but a date is chosen", async ({ page }) => {
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await fillRequest(page, { preferredDate: "2026-11-20" });
  await page.getByRole("link", { name: "About Us" }).click({ noWaitAfter: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expect(requestControl(page, "preferredDate")).toContainText("Friday, 20 November 2026");
});

test.describe("whoever comes from a therapist's page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/therapists/kabir-sondhal");
    const book = page.getByRole("main").getByRole("link", { name: "Book a Session with Kabir" });
    await book.first().click();
    await expect(page).toHaveURL(/\/appointments$/);
  });

  test("finds that person chosen, also once the form is awake, and can choose another", {
    tag: "@journey",
  }, async ({ page }) => {
    const choice = requestControl(page, "preferredTherapist");
    await expect(choice).toHaveValue("kabir");
    await send(page).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(choice).toHaveValue("kabir");
    await choice.selectOption("no-preference");
    await expect(choice).toHaveValue("no-preference");
  });

  test("can leave again without being asked", async ({ page }) => {
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      return dialog.accept();
    });
    await wake(page);
    await page.getByRole("banner").getByRole("link", { name: practice.name }).first().click();
    await expect(page).toHaveURL(/\/$/);
    expect(questions).toEqual([]);
  });
});
