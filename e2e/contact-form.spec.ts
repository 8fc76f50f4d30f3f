import { reflowFindings } from "./checks/layout";
import {
  allowClipboard,
  type ContactField,
  confirmation,
  contactControl,
  contactMessage,
  expect,
  expectMessages,
  fillContact,
  messages,
  noon,
  send,
  test,
  wake,
} from "./forms";

const phone = "+91 11 0155 0199";
const email = "hello@example.org";

const toastTitle = "Message Sent!";
const toastText = "Thank you for reaching out. We'll get back to you within 24 hours.";

const copy = [
  "Your name: Asha Rao",
  "E-mail: asha@example.org",
  "Phone: +91 98765 43210",
  "Your message: Do you have a free hour on Friday?",
].join("\n");

const afterEmptySubmit = {
  name: "Name is required",
  email: "Invalid email address",
  message: "Message is required",
};

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("an empty message gets the specified messages, once each, and focus on the first field", {
  tag: "@journey",
}, async ({ page }) => {
  await send(page).click();
  await expect(contactControl(page, "name")).toBeFocused();
  expect(await messages(page)).toEqual(afterEmptySubmit);
  for (const text of Object.values(afterEmptySubmit)) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  }
});

test("a message is tied to its control for those who cannot see it", async ({ page }) => {
  for (const name of ["name", "email", "phone", "message"] as const) {
    await expect(contactControl(page, name)).not.toHaveAttribute("aria-invalid");
  }
  await fillContact(page, { phone: "letters" });
  await send(page).click();
  for (const [name, text] of Object.entries({
    ...afterEmptySubmit,
    phone: "Invalid phone number format",
  })) {
    const control = contactControl(page, name as ContactField);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAttribute("aria-describedby", new RegExp(`\\b${name}-error\\b`));
    await expect(control).toHaveAccessibleDescription(new RegExp(text));
  }
});

test("the message of a field changes with what is typed, and goes with it", async ({ page }) => {
  await fillContact(page, { ...contactMessage, name: "" });
  await send(page).click();
  await expectMessages(page, { name: "Name is required" });
  await fillContact(page, { name: "a".repeat(101) });
  await expectMessages(page, { name: "Name must be less than 100 characters" });
  await fillContact(page, { name: contactMessage.name });
  await expectMessages(page, {});
  await fillContact(page, { message: "a".repeat(2001), phone: "98765.43210" });
  await expectMessages(page, {
    phone: "Invalid phone number format",
    message: "Message must be less than 2000 characters",
  });
});

test("the first wrong field takes the focus wherever it stands", async ({ page }) => {
  for (const [name, wrong] of [
    ["message", ""],
    ["phone", "letters"],
    ["email", "nobody"],
    ["name", ""],
  ] as const) {
    await fillContact(page, { ...contactMessage, message: "", [name]: wrong });
    await send(page).click();
    await expect(contactControl(page, name)).toBeFocused();
  }
});

test("nothing is said before the first submit", async ({ page }) => {
  await wake(page);
  await fillContact(page, { name: "", email: "nobody", phone: "letters", message: " " });
  await contactControl(page, "name").focus();
  await contactControl(page, "name").press("Tab");
  await expect(contactControl(page, "email")).toBeFocused();
  expect(await messages(page)).toEqual({});
});

test("the region for toasts is there from the first paint and stays the only one", async ({
  page,
}) => {
  await expect(page.getByRole("status")).toHaveCount(1);
  await expect(page.getByRole("status")).toBeEmpty();
  await page.getByRole("status").evaluate((region) => {
    Object.assign(region, { isTheFirst: true });
  });
  await fillContact(page, contactMessage);
  await send(page).click();
  const region = page.getByRole("status");
  await expect(region).toContainText(toastTitle);
  await expect(region).toHaveCount(1);
  expect(await region.evaluate((element) => "isTheFirst" in element)).toBe(true);
});

test("a valid message is thanked for, and leaves an empty form that has nothing to say", {
  tag: "@journey",
}, async ({ page }) => {
  await send(page).click();
  await expectMessages(page, afterEmptySubmit);
  await fillContact(page, contactMessage);
  await send(page).click();

  const region = page.getByRole("status");
  await expect(region.getByText(toastTitle, { exact: true })).toBeVisible();
  await expect(region.getByText(toastText, { exact: true })).toBeVisible();
  for (const name of ["name", "email", "phone", "message"] as const) {
    await expect(contactControl(page, name)).toHaveValue("");
    await expect(contactControl(page, name)).not.toHaveAttribute("aria-invalid");
  }
  await expect(page.getByText("0 of 2000 characters")).toBeVisible();

  await fillContact(page, { email: "nobody", message: "x" });
  await expect(page.getByText("1 of 2000 characters")).toBeVisible();
  await fillContact(page, { message: "" });
  await expect(page.getByText("0 of 2000 characters")).toBeVisible();
  expect(await messages(page)).toEqual({});
});

test("the message box is six lines tall and nothing cuts what is typed", async ({ page }) => {
  await expect(contactControl(page, "message")).toHaveAttribute("rows", "6");
  await expect(page.locator("form [maxlength]")).toHaveCount(0);
  await fillContact(page, { message: `  ${"a".repeat(2001)}\n` });
  await expect(page.getByText("2001 of 2000 characters")).toBeVisible();
  await expect(contactControl(page, "message")).toHaveAccessibleDescription(/2001 of 2000/);
});

test("the browser knows which keyboard and whose data each field wants", async ({ page }) => {
  const wanted = {
    name: { autocomplete: "name", type: null },
    email: { autocomplete: "email", type: "email" },
    phone: { autocomplete: "tel", type: "tel" },
    message: { autocomplete: "off", type: null },
  };
  for (const [name, { autocomplete, type }] of Object.entries(wanted)) {
    const control = contactControl(page, name as ContactField);
    await expect(control).toHaveAttribute("name", name);
    await expect(control).toHaveAttribute("autocomplete", autocomplete);
    expect(await control.getAttribute("type")).toBe(type);
  }
  await expect(page.locator("form")).not.toContainText("*");
});

test.describe("the toast", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto("/contact");
    await wake(page);
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(new Date(noon.getTime() + 3_600_000));
    await fillContact(page, contactMessage);
    await send(page).click();
    await expect(page.getByText(toastTitle)).toBeVisible();
  });

  test("can be dismissed", async ({ page }) => {
    await page.getByRole("status").getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText(toastTitle)).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveCount(1);
  });

  test("stays while it is pointed at or has the focus", async ({ page }) => {
    const dismiss = page.getByRole("status").getByRole("button", { name: "Dismiss" });
    await page.getByText(toastText).hover();
    await page.clock.runFor(20_000);
    await expect(page.getByText(toastTitle)).toBeVisible();

    // With the focus in it as well, neither going away alone lets it go.
    await dismiss.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(page.getByText(toastTitle)).toBeVisible();
    await page.getByText(toastText).hover();
    await dismiss.blur();
    await page.clock.runFor(20_000);
    await expect(page.getByText(toastTitle)).toBeVisible();

    await page.mouse.move(0, 0);
    await page.clock.runFor(5_100);
    await expect(page.getByText(toastTitle)).toHaveCount(0);
  });

  test("goes by itself after five seconds, counted anew for the next message", async ({ page }) => {
    await page.clock.runFor(4_000);
    await fillContact(page, { ...contactMessage, name: "Ravi Rao" });
    await send(page).click();
    await expect(confirmation(page)).toContainText("Ravi Rao");
    await expect(confirmation(page)).toBeFocused();
    await page.clock.runFor(4_900);
    await expect(page.getByText(toastTitle)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(toastTitle)).toHaveCount(0);
    await expect(confirmation(page)).toBeVisible();
  });
});

test.describe("the confirmation", () => {
  test.beforeEach(async ({ page }) => {
    await fillContact(page, contactMessage);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
  });

  test("says what happens next, can be kept in three ways, and cleared for the next person", async ({
    page,
    context,
  }) => {
    await allowClipboard(context);
    await expect(confirmation(page)).toContainText("reply within 24 hours");
    await expect(confirmation(page)).toContainText("If you hear nothing within 24 hours");
    const call = confirmation(page).getByRole("link", { name: phone });
    await expect(call).toHaveAttribute("href", "tel:+911101550199");
    const write = confirmation(page).getByRole("link", { name: email });
    await expect(write).toHaveAttribute("href", `mailto:${email}`);

    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(confirmation(page).getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy);

    const link = confirmation(page).getByRole("link", { name: "E-mail it to us" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.protocol + address.pathname).toBe(`mailto:${email}`);
    expect(address.searchParams.get("subject")).toBe("A message from the website");
    expect(address.searchParams.get("body")).toBe(copy.replaceAll("\n", "\r\n"));
    expect(address.href).not.toContain("+91");

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await confirmation(page).getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed");

    await confirmation(page).getByRole("button", { name: "Clear this from the screen" }).click();
    await expect(confirmation(page)).toHaveCount(0);
    await expect(page.getByText(contactMessage.message)).toHaveCount(0);
    await expect(page.getByRole("status")).toBeEmpty();
    await expect(page.locator("form")).toBeFocused();
  });

  test("says so when copying is blocked", async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
    });
    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    const button = confirmation(page).getByRole("button", { name: "Copying is blocked here" });
    await expect(button).toBeVisible();
    await expect(confirmation(page)).toContainText(copy);
  });
});

test.describe("the confirmation of a message that is too long for a link", () => {
  for (const [language, sentence] of [
    ["English", "I have not slept well for weeks. "],
    ["Hindi", "मुझे नींद नहीं आती। "],
  ] as const) {
    test(`leads with copying and a short e-mail, in ${language}`, async ({ page, context }) => {
      await allowClipboard(context);
      const message = sentence.repeat(60).trim();
      await fillContact(page, { ...contactMessage, message });
      await send(page).click();
      await expect(confirmation(page)).toContainText(
        "copy it first, then paste it into the e-mail",
      );

      const lead = confirmation(page).locator(".button").first();
      await expect(lead).toHaveText("Copy as text");
      await expect(lead).not.toHaveAttribute("data-variant");
      await expect(confirmation(page).getByText("Copy as text")).toHaveCount(1);
      await lead.click();
      await expect(lead).toHaveText("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);

      const link = confirmation(page).getByRole("link", { name: "E-mail it to us" });
      await expect(link).toHaveAttribute("data-variant", "outline");
      const href = (await link.getAttribute("href")) ?? "";
      expect(href.length).toBeLessThan(1900);
      expect(new URL(href).searchParams.get("body")).toContain("Please paste here");
    });
  }
});

test("no word that a visitor types makes the page wider than a phone", async ({ page }) => {
  const word = "a".repeat(89);
  await page.setViewportSize({ width: 320, height: 640 });
  await fillContact(page, {
    name: word,
    email: `${word}@example.org`,
    phone: "letters",
    message: `https://example.org/${"x".repeat(300)}`,
  });
  await send(page).click();
  await expectMessages(page, { phone: "Invalid phone number format" });
  expect(await reflowFindings(page)).toEqual([]);

  await fillContact(page, { phone: "" });
  await send(page).click();
  await expect(confirmation(page)).toContainText(word);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await reflowFindings(page)).toEqual([]);
  }
});

test("the second click of a slow double click is no complaint about the emptied form", async ({
  page,
}) => {
  await fillContact(page, contactMessage);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await send(page).dispatchEvent("click", { detail: 2 });
  await contactControl(page, "message").fill("12345");
  await expect(page.getByText("5 of 2000 characters")).toBeVisible();
  expect(await messages(page)).toEqual({});
});

test("clearing the form asks first, and takes along what the form had to say", async ({ page }) => {
  const question = page.getByRole("dialog", { name: "Clear everything you typed here?" });
  const clear = page.getByRole("button", { name: "Clear this form" });
  await fillContact(page, { ...contactMessage, email: "nobody" });
  await send(page).click();
  await expectMessages(page, { email: "Invalid email address" });
  await clear.click();
  await question.getByRole("button", { name: "No, keep it" }).click();
  await expect(question).toBeHidden();
  await expect(contactControl(page, "message")).toHaveValue(contactMessage.message);
  expect(await messages(page)).toEqual({ email: "Invalid email address" });

  await clear.click();
  await question.getByRole("button", { name: "Yes, clear it" }).click();
  await expect(question).toBeHidden();
  for (const name of ["name", "email", "phone", "message"] as const) {
    await expect(contactControl(page, name)).toHaveValue("");
  }
  expect(await messages(page)).toEqual({});
  await expect(page.locator("form")).toBeFocused();
  await fillContact(page, { email: "nobody", message: "x" });
  await expect(page.getByText("1 of 2000 characters")).toBeVisible();
  expect(await messages(page)).toEqual({});
});

test.describe("leaving the page", () => {
  const questions: string[] = [];

  test.beforeEach(async ({ page }) => {
    questions.length = 0;
    page.on("dialog", async (dialog) => {
      questions.push(dialog.type());
      await dialog.dismiss();
    });
    await wake(page);
  });

  test("asks while something is typed, loses nothing on staying, and asks no more when it is gone", async ({
    page,
  }) => {
    await fillContact(page, { name: "Asha" });
    await page.getByRole("link", { name: "About Us" }).click({ noWaitAfter: true });
    await expect.poll(() => questions).toEqual(["beforeunload"]);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(contactControl(page, "name")).toHaveValue("Asha");

    await fillContact(page, { name: "" });
    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(questions).toEqual(["beforeunload"]);
  });
});
