import type { Page, Route } from "@playwright/test";
import type { FieldName } from "../app/forms/form";
import { contactMessage } from "../app/forms/testing-answers";
import { expectFit, expectNoAxeFindings, phone, zoomed } from "./checks/a11y-checks";
import { bothForms, pages, practice, sendingWords, services } from "./facts";
import type { Form } from "./form";
import { noon } from "./forms";
import { expect, test as siteTest } from "./site";
import { sites } from "./sites";
import { gate } from "./slow-line";

/*
 * A site that was built for the inbox. These tests fake the inbox's responses; those in `inbox/`
 * use a real inbox. */

/** Body of a post of the form. */
type Post = Record<string, unknown>;
type Answer = (route: Route, post: Post) => unknown;
type Inbox = { posts: Post[]; answerWith: (...answers: Answer[]) => Promise<void> };

const test = siteTest.extend<{ inbox: Inbox }>({
  inbox: async ({ page }, use) => {
    const posts: Post[] = [];
    /** Sets the answers to the next posts. The last one repeats. */
    const answerWith = async (...answers: Answer[]) => {
      await page.unrouteAll();
      posts.length = 0;
      await page.route("**/contact", async (route) => {
        const request = route.request();
        if (request.method() !== "POST") return route.fallback();
        const post: Post = request.postDataJSON();
        posts.push(post);
        await answers[Math.min(posts.length, answers.length) - 1]?.(route, post);
      });
    };
    await use({ posts, answerWith });
  },
});

test.use({ site: sites.delivering });

const kept: Answer = (route, { id }) => route.fulfill({ status: 201, json: { id } });
const lost: Answer = (route) => route.abort("connectionreset");

function refused(status: number, answer: object | string): Answer {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  return (route) => route.fulfill({ status, body });
}

async function expectEverythingKept({ page, ...form }: Form) {
  for (const [name, value] of Object.entries(contactMessage)) {
    await expect(form.control(name as FieldName)).toHaveValue(value);
  }
  await expect(form.alert.getByRole("link")).toHaveText([practice.phone, practice.email]);
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(form.confirmation).toHaveCount(0);
}

async function writeMessage({ page, ...form }: Form) {
  await page.goto("/contact");
  await form.fill(contactMessage);
  await form.sendByScript();
}

/** Between its tries, the form waits for two seconds, which a test need not. Counts how often. */
async function skipPauses(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const counted = window as { pauses?: number };
    const soon = (run: () => void, ms?: number) => {
      if (ms === 2000) counted.pauses = (counted.pauses ?? 0) + 1;
      return later(run, ms === 2000 ? 0 : ms);
    };
    Object.assign(window, { setTimeout: soon });
  });
  return () => page.evaluate(() => (window as { pauses?: number }).pauses);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("posts a message to the page's own path, and confirms it once it is answered", async ({
  page,
  form,
  inbox,
}) => {
  const answer = gate();
  const questions = form.answerQuestions("go");
  await inbox.answerWith((route, post) => answer.opened.then(() => kept(route, post)));
  await page.goto("/contact");
  await form.fill({ ...contactMessage, name: "  Asha Rao ", phone: "", message: "\n Hi \n" });
  await form.sendByScript();
  // While a message is being sent, the button says so and sends nothing twice.
  const button = page.getByRole("button", { name: sendingWords.sending });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await form.control("name").press("Enter");
  await expect(page.getByRole("status")).toBeEmpty();
  answer.open();
  await expect(form.confirmation).toBeFocused();
  await expect(form.control("message")).toHaveValue("");
  expect(inbox.posts).toEqual([
    {
      id: expect.stringMatching(uuid),
      ...contactMessage,
      phone: "",
      message: "Hi",
      website: "",
      elapsedMs: expect.stringMatching(/^\d+$/),
    },
  ]);
  await page.goto("/about");
  expect(questions).toEqual([]);
});

test("the service is named also if the browser itself sends the form", {
  tag: "@at-length",
}, async ({ page, form, inbox }) => {
  const [name, { title, button }] = Object.entries(services)[0] ?? ["", { title: "", button: "" }];
  await inbox.answerWith((route) => route.fulfill({ body: "Thank you" }));
  await form.holdScript("form");
  await page.goto(`/services/${name}`);
  await page.getByRole("main").getByRole("link", { name: button }).first().click();
  await form.submit(contactMessage);
  await expect(page.getByText("Thank you")).toBeVisible();
  const message = `${pages.contact.about.label} ${title}\r\n\r\n${contactMessage.message}`;
  expect(inbox.posts).toEqual([{ ...contactMessage, message, website: "" }]);
});

test("retries a lost response with the same id", async ({ page, form, inbox }) => {
  await skipPauses(page);
  await inbox.answerWith(lost, refused(502, "<h1>Bad Gateway</h1>"), lost, kept);
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await expectEverythingKept(form);
  await expectNoAxeFindings(page, phone);
  await expectFit(page, zoomed);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  await expect(form.alert).toHaveCount(0);
  expect(inbox.posts).toHaveLength(4);
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(1);
});

const page200 = { status: 200, contentType: "text/html", body: "<h1>Maintenance</h1>" };
const json = "application/json";
const foreignAnswers: Record<string, Answer> = {
  "201 with another id": (route) => route.fulfill({ status: 201, json: { id: "other" } }),
};
const rarerAnswers: Record<string, Answer> = {
  "200 with a page": (route) => route.fulfill(page200),
  "201 with a page": (route) => route.fulfill({ ...page200, status: 201 }),
  204: (route) => route.fulfill({ status: 204 }),
  "301 to a page": (route) => route.fulfill({ status: 301, headers: { Location: "/about" } }),
  "200 with the id": (route, { id }) => route.fulfill({ status: 200, json: { id } }),
  "201 with damaged JSON": (route) =>
    route.fulfill({ status: 201, contentType: json, body: '{"id":' }),
};
testForeign(foreignAnswers);
test.describe("In rarer cases", { tag: "@at-length" }, () => testForeign(rarerAnswers));

function testForeign(answers: Record<string, Answer>) {
  for (const [name, answer] of Object.entries(answers)) {
    test(`counts a message as unsent after ${name}`, async ({ page, form, inbox }) => {
      await skipPauses(page);
      await inbox.answerWith(answer);
      await writeMessage(form);
      await expect(form.alert).toContainText(sendingWords.noAnswer);
      await expectEverythingKept(form);
    });
  }
}

test("the same message is sent once, also after a reload", async ({ page, form, inbox }) => {
  await skipPauses(page);
  form.answerQuestions("go");
  await inbox.answerWith(lost, lost, lost, kept);
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await page.getByRole("banner").locator('a[href="#help-now"]').click();
  await page.reload();
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  expect(inbox.posts).toHaveLength(4);
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(1);
});

test("the next message gets another id, whether the page is loaded again or not", {
  tag: "@at-length",
}, async ({ page, form, inbox }) => {
  await inbox.answerWith(kept);
  await writeMessage(form);
  await expect(form.confirmation).toBeVisible();
  await page.reload();
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  await form.confirmation.getByRole("button", { name: bothForms.sent.done }).click();
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(3);
});

test("ten minutes away, a message gets another id", { tag: "@at-length" }, async ({
  page,
  form,
  inbox,
}) => {
  form.answerQuestions("go");
  await page.clock.setFixedTime(noon);
  // After the fixed clock, which replaces `setTimeout`.
  await skipPauses(page);
  await inbox.answerWith(lost, lost, lost, kept);
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await form.leave();
  await page.clock.setFixedTime(noon.getTime() + 12 * 60_000);
  await page.goBack();
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(2);
});

test("retries unnoticed while the inbox restarts", {
  tag: "@at-length",
}, async ({ page, form, inbox }) => {
  const countPauses = await skipPauses(page);
  await inbox.answerWith(refused(502, ""), lost, kept);
  await writeMessage(form);
  await expect(form.confirmation).toBeVisible();
  expect(inbox.posts).toHaveLength(3);
  expect(await countPauses()).toBe(2);
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(1);
});

test("a refused message stays in the form, with the reason", async ({ page, form, inbox }) => {
  await skipPauses(page);
  form.answerQuestions("go");
  for (const [answer, words, asked] of [
    [refused(413, { message: "Too long." }), `Too long. ${sendingWords.kept}`, 1],
    [refused(503, { message: "Not yet." }), `Not yet. ${sendingWords.kept}`, 3],
    // Something in between.
    [refused(502, "<h1>Bad Gateway</h1>"), bothForms.notes.notDelivered, 3],
  ] as const) {
    await inbox.answerWith(answer);
    await writeMessage(form);
    await expect(form.alert).toContainText(words);
    await expectEverythingKept(form);
    expect(inbox.posts).toHaveLength(asked);
  }
});

test("other answers than those that were sent go under another id", {
  tag: "@at-length",
}, async ({ page, form, inbox }) => {
  await inbox.answerWith(refused(409, {}), refused(429, { message: "Not now." }), kept);
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.sentBefore);
  await expectEverythingKept(form);
  await form.sendByScript();
  await expect(form.alert).toContainText("Not now.");
  await page.getByRole("button", { name: bothForms.clear.button }).click();
  await page.getByRole("button", { name: bothForms.clear.confirm }).click();
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  expect(new Set(inbox.posts.map(({ id }) => id)).size).toBe(3);
});

test("an error that the inbox finds is shown at its field", async ({ form, inbox }) => {
  await inbox.answerWith(
    refused(422, { errors: { email: "Not this one", message: "Not this either" } }),
  );
  await writeMessage(form);
  await form.expectMessages({ email: "Not this one", message: "Not this either" });
  await expect(form.control("email")).toBeFocused();
  await form.fill({ email: "other@example.org" });
  await form.expectMessages({ message: "Not this either" });
});

test("the page says what is known if there is no connection or no answer", async ({
  page,
  form,
  context,
  inbox,
}) => {
  await skipPauses(page);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await inbox.answerWith(() => {});
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await expectEverythingKept(form);
  expect(inbox.posts).toHaveLength(3);
  await page.unrouteAll();
  await context.setOffline(true);
  await form.sendByScript();
  await expect(form.alert).toContainText(sendingWords.offline);
  await expectEverythingKept(form);
});

test("a robot that fills in every field is recognised, and its message sent", {
  tag: "@at-length",
}, async ({ page, form, inbox }) => {
  await inbox.answerWith(kept);
  await page.goto("/contact");
  await form.fill(contactMessage);
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await form.expectHydrated();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  expect(inbox.posts[0]?.website).toBe("https://spam.example");
});
