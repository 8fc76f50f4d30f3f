import { axeFindings } from "../checks/axe";
import {
  contactControl,
  contactMessage,
  expectMessages,
  fillContact,
  fillRequest,
  noon,
  requestControl,
  send,
  sendByScript,
  sessionRequest,
} from "../forms";
import { expect, test as siteTest } from "../site";
import { runInbox } from "./running-inbox";

/* The real inbox with its database, and a visitor's browser. */

type Inbox = { origin: string; read: () => Promise<{ content: unknown }[]> };

const test = siteTest.extend<object, { inbox: Inbox }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const server = await runInbox();
      const { staff, practice } = await server.setUp();
      await use({ origin: server.origin, read: () => staff.read(practice.privateKey) });
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: ({ inbox }, use) => use(inbox.origin),
});

// Axe cannot judge one page that fades into another.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// One inbox for all of them.
test.describe.configure({ mode: "serial" });

test("what is sent with scripts can be read by the practice", async ({ page, inbox }) => {
  const before = (await inbox.read()).length;
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();

  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await fillRequest(page, sessionRequest);
  await sendByScript(page);
  await expect(page.getByText("Session Request Submitted!")).toBeVisible();

  const messages = await inbox.read();
  expect(messages).toHaveLength(before + 2);
  expect(messages.map(({ content }) => content)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ form: "contact", values: contactMessage }),
      expect.objectContaining({ form: "appointment", values: sessionRequest }),
    ]),
  );
});

test.describe("Without scripts @scripts-off", () => {
  test.use({ javaScriptEnabled: false });

  test("a wrong form comes back, the right one is checked, changed and sent once", async ({
    page,
    inbox,
  }) => {
    const before = (await inbox.read()).length;
    const { preferredDate: day, ...others } = sessionRequest;
    await page.goto("/appointments");
    await fillRequest(page, { ...others, email: "asha@", fullName: "आशा <b>राव</b>" });
    await send(page).click();

    const summary = page.getByRole("region", { name: "Two answers need another look" });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Two answers need another look: /);
    await expectMessages(page, {
      email: "Invalid email address",
      preferredDate: "Please select a preferred appointment date",
    });
    await expect(requestControl(page, "fullName")).toHaveValue("आशा <b>राव</b>");
    await expect(requestControl(page, "preferredTherapist")).toHaveValue("no-preference");
    await expect(requestControl(page, "privacyConsent")).toBeChecked();
    await summary.getByRole("link", { name: "Preferred date" }).click();
    await expect(page.getByLabel("Preferred date")).toBeFocused();
    await page.getByLabel("Preferred date").fill(String(day));
    await fillRequest(page, { email: sessionRequest.email });
    await send(page).click();

    await expect(page.getByRole("heading", { name: "Check your answers" })).toBeFocused();
    await expect(page.getByText("Full name: आशा <b>राव</b>")).toBeVisible();
    await expect(page.getByText("Preferred date: Friday, 20 November 2026")).toBeVisible();
    expect((await inbox.read()).length).toBe(before);

    await page.getByRole("button", { name: "Change my answers" }).click();
    await fillRequest(page, { age: "35" });
    await send(page).click();
    await expect(page.getByText("Age: 35")).toBeVisible();
    await send(page).click();
    await expect(page).toHaveURL("/appointments/sent");
    await expect(page.getByRole("heading", { name: "Session Request Submitted!" })).toBeFocused();
    await page.reload();

    const messages = await inbox.read();
    expect(messages).toHaveLength(before + 1);
    expect(messages.map(({ content }) => content)).toContainEqual(
      expect.objectContaining({
        values: { ...sessionRequest, fullName: "आशा <b>राव</b>", age: "35" },
      }),
    );
  });
});

test("every page on the way without our script can be used by everyone", async ({ page }) => {
  // Scripts on, for axe, but not that of the form.
  await page.route("**/assets/forms-*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillContact(page, { ...contactMessage, email: "asha@" });
  await send(page).click();
  await expect(page.locator("#email-error")).toHaveText("Invalid email address");
  expect(await axeFindings(page)).toEqual([]);
  await expect(contactControl(page, "message")).toHaveValue(contactMessage.message);
  await fillContact(page, { email: contactMessage.email });
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Check your answers" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await send(page).click();
  await expect(page).toHaveURL("/contact/sent");
  expect(await axeFindings(page)).toEqual([]);
});
