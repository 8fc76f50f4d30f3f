import { contactMessage, sessionRequest } from "../../app/forms/testing-answers";
import { axeFindings } from "../checks/axe";
import { bothForms, contactWords, requestWords } from "../facts";
import { noon } from "../forms";
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

test("what is sent with scripts can be read by the practice", async ({ page, form, inbox }) => {
  const before = (await inbox.read()).length;
  await page.goto("/contact");
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(page.getByText(contactWords.sent.toast.title)).toBeVisible();

  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await form.fill(sessionRequest);
  await form.sendByScript();
  await expect(page.getByText(requestWords.sent.toast.title)).toBeVisible();

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

  test("a form comes back until it is right, and is sent once", async ({ page, form, inbox }) => {
    const before = (await inbox.read()).length;
    const { preferredDate: day, ...others } = sessionRequest;
    await page.goto("/appointments");
    await form.fill({ ...others, email: "asha@", fullName: "आशा <b>राव</b>" });
    await form.send.click();

    const summary = form.summary;
    await expect(summary).toBeFocused();
    const title = `Two ${bothForms.problem.manyWrong}`;
    await expect(summary).toHaveAccessibleName(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}: `));
    await form.expectMessages({
      email: "Invalid email address",
      preferredDate: "Please select a preferred appointment date",
    });
    await expect(form.control("fullName")).toHaveValue("आशा <b>राव</b>");
    await summary.getByRole("link", { name: requestWords.labels.preferredDate }).click();
    await expect(form.control("preferredDate")).toBeFocused();
    await form.control("preferredDate").fill(String(day));
    await form.fill({ email: sessionRequest.email });
    await form.send.click();

    await expect(page).toHaveURL("/appointments/sent");
    await expect(page.getByRole("heading", { name: requestWords.sent.toast.title })).toBeFocused();
    await page.reload();

    const messages = await inbox.read();
    expect(messages).toHaveLength(before + 1);
    expect(messages.map(({ content }) => content)).toContainEqual(
      expect.objectContaining({
        values: { ...sessionRequest, fullName: "आशा <b>राव</b>" },
      }),
    );
  });
});

test("every page on the way without our script can be used by everyone", async ({ page, form }) => {
  // Scripts on, for axe, but not that of the form.
  await page.route("**/assets/forms-*.js", (route) => route.abort());
  await page.goto("/contact");
  await form.fill({ ...contactMessage, email: "asha@" });
  await form.send.click();
  await expect(page.locator("#email-error")).toHaveText("Invalid email address");
  expect(await axeFindings(page)).toEqual([]);
  await expect(form.control("message")).toHaveValue(contactMessage.message);
  await form.fill({ email: contactMessage.email });
  await form.send.click();
  await expect(page).toHaveURL("/contact/sent");
  expect(await axeFindings(page)).toEqual([]);
});
