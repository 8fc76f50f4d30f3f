import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { expectFit, expectNoAxeFindings, phone, zoomed } from "./checks/usable";
import { bothForms, practice, sendingWords } from "./facts";
import type { Field, Form } from "./form";
import { contactMessage, noon, sessionRequest } from "./forms";
import { expect, test as siteTest } from "./site";
import { sites } from "./sites";
import { gate } from "./slow-line";

/*
 * A site that was built for the inbox. What an inbox answers is played here; `inbox/` has journeys
 * with the real one.
 */

type Post = { path: string; type?: string; body: string; json: Record<string, unknown> };
type Answer = (route: Route, post: Post) => unknown;
type Inbox = { posts: Post[]; answerWith: (...answers: Answer[]) => Promise<void> };

const test = siteTest.extend<{ inbox: Inbox }>({
  inbox: async ({ page }, use) => {
    const posts: Post[] = [];
    /** One answer after the other; the last one stays. */
    const answerWith = async (...answers: Answer[]) => {
      await page.unrouteAll();
      posts.length = 0;
      await page.route(/\/(?:contact|appointments)$/, async (route) => {
        const request = route.request();
        if (request.method() !== "POST") return route.fallback();
        const body = request.postData() ?? "";
        const type = request.headers()["content-type"];
        const json = type === "application/json" ? JSON.parse(body) : {};
        const post = { path: new URL(request.url()).pathname, type, body, json };
        posts.push(post);
        await answers[Math.min(posts.length, answers.length) - 1]?.(route, post);
      });
    };
    await use({ posts, answerWith });
  },
});

test.use({ site: sites.delivering, contextOptions: { reducedMotion: "reduce" } });

const kept: Answer = (route, { json }) => route.fulfill({ status: 201, json: { id: json.id } });
const lost: Answer = (route) => route.abort("connectionreset");
const posted: Answer = (route) =>
  route.fulfill({ contentType: "text/html", body: "<h1>Posted</h1>" });

function refused(status: number, answer: object | string): Answer {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  return (route) => route.fulfill({ status, body });
}

async function expectEverythingKept({ page, ...form }: Form) {
  for (const [name, value] of Object.entries(contactMessage)) {
    await expect(form.control(name as Field)).toHaveValue(value);
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

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("a message goes to its own page, and only then does the page say so", async ({
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
  // While it is under way, the button says so, and nothing is sent twice.
  const button = page.getByRole("button", { name: sendingWords.sending });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await form.control("name").press("Enter");
  await expect(page.getByRole("status")).toBeEmpty();
  answer.open();
  await expect(form.confirmation).toBeFocused();
  await expect(form.control("message")).toHaveValue("");
  expect(inbox.posts).toMatchObject([{ path: "/contact", type: "application/json" }]);
  expect(inbox.posts[0]?.json).toEqual({
    id: expect.stringMatching(uuid),
    values: { ...contactMessage, phone: "", message: "Hi" },
    website: "",
    spent: expect.any(Number),
  });
  await page.goto("/about");
  expect(questions).toEqual([]);
});

test("a session request that is refused stays, and goes the next time", async ({
  page,
  form,
  inbox,
}) => {
  await inbox.answerWith(refused(429, { message: "We are getting a lot just now." }), kept);
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const { preferredTherapist: _, ...required } = sessionRequest;
  await form.fill(required);
  await form.sendByScript();
  await expect(form.alert).toContainText("We are getting a lot just now.");
  await expect(form.control("primaryConcerns")).toHaveValue(sessionRequest.primaryConcerns);
  await expect(form.control("privacyConsent")).toBeChecked();
  await form.send.dblclick();
  await expect(form.confirmation).toBeVisible();
  await expect(form.alert).toHaveCount(0);
  const values = { ...sessionRequest, preferredTherapist: "" };
  expect(inbox.posts).toMatchObject([{ path: "/appointments" }, { json: { values } }]);
});

test("an answer that is lost is asked for again with the same id", async ({
  page,
  form,
  inbox,
}) => {
  await inbox.answerWith(lost, lost, kept);
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await expectEverythingKept(form);
  await expectNoAxeFindings(page, phone);
  await expectFit(page, zoomed);
  await form.sendByScript();
  await expect(form.confirmation).toBeVisible();
  await expect(form.alert).toHaveCount(0);
  expect(inbox.posts).toHaveLength(3);
  expect(new Set(inbox.posts.map(({ json }) => json.id)).size).toBe(1);
});

test("what is refused stays in the form, with the reason, whoever refuses it", async ({
  form,
  inbox,
}) => {
  form.answerQuestions("go");
  for (const [answer, words, asked] of [
    [refused(413, { message: "Too long." }), `Too long. ${sendingWords.kept}`, 1],
    [refused(503, { message: "Not yet." }), `Not yet. ${sendingWords.kept}`, 2],
    // Something in between.
    [refused(502, "<h1>Bad Gateway</h1>"), bothForms.notes.notDelivered, 2],
  ] as const) {
    await inbox.answerWith(answer);
    await writeMessage(form);
    await expect(form.alert).toContainText(words);
    await expectEverythingKept(form);
    expect(inbox.posts).toHaveLength(asked);
  }
});

test("other answers than those that were sent go under another id", async ({
  page,
  form,
  inbox,
}) => {
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
  expect(new Set(inbox.posts.map(({ json }) => json.id)).size).toBe(3);
});

test("what the inbox finds wrong with a field stands below it", async ({ form, inbox }) => {
  await inbox.answerWith(
    refused(422, { errors: { email: "Not this one", message: "Not this either" } }),
  );
  await writeMessage(form);
  await form.expectMessages({ email: "Not this one", message: "Not this either" });
  await expect(form.control("email")).toBeFocused();
  await form.fill({ email: "other@example.org" });
  await form.expectMessages({ message: "Not this either" });
});

test("without a connection, or an answer, the page says what is known", async ({
  page,
  form,
  context,
  inbox,
}) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await inbox.answerWith(() => {});
  await writeMessage(form);
  await expect(form.alert).toContainText(sendingWords.noAnswer);
  await expectEverythingKept(form);
  expect(inbox.posts).toHaveLength(2);
  await page.unrouteAll();
  await context.setOffline(true);
  await form.sendByScript();
  await expect(form.alert).toContainText(sendingWords.offline);
  await expectEverythingKept(form);
});

test("what fills in every field gives itself away, and is sent all the same", async ({
  page,
  form,
  inbox,
}) => {
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
  expect(inbox.posts[0]?.json.website).toBe("https://spam.example");
});

test("while the form's script is on its way, the browser itself sends the form", async ({
  page,
  form,
  inbox,
}) => {
  const questions = form.answerQuestions("go");
  await inbox.answerWith(posted);
  await form.holdScript("form");
  await page.goto("/contact", { waitUntil: "commit" });
  await form.fill(contactMessage);
  await form.send.click();
  await expect(page.getByRole("heading", { name: "Posted" })).toBeVisible();
  expect(questions).toEqual([]);
  expect(inbox.posts).toMatchObject([
    { path: "/contact", type: "application/x-www-form-urlencoded" },
  ]);
  expect(Object.fromEntries(new URLSearchParams(inbox.posts[0]?.body))).toEqual({
    ...contactMessage,
    website: "",
  });
});

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a session request is posted whole, with a plain date", async ({ page, form, inbox }) => {
    await inbox.answerWith(posted);
    await page.goto("/appointments");
    await expect(page.getByText(bothForms.notes.noScript)).toHaveCount(0);
    await expect(page.locator("form button[name=preferredDate]")).toBeHidden();
    const { preferredDate, ...others } = sessionRequest;
    await form.fill(others);
    await page.locator("form input[type=date]").fill(String(preferredDate));
    await form.send.click();
    await expect(page.getByRole("heading", { name: "Posted" })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(inbox.posts[0]?.body))).toEqual({
      ...sessionRequest,
      privacyConsent: "on",
      cancellationPolicy: "on",
      website: "",
    });
  });
});

test("a site that was not built for the inbox holds nothing of it", () => {
  const textOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:html|js)$|^_headers$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n");
  const traces = ["application/json", 'name="website"', "form-action 'self'", sendingWords.sending];
  const delivering = textOf(sites.delivering);
  expect(traces.filter((trace) => delivering.includes(trace))).toEqual(traces);
  const without = textOf(sites.practice);
  expect(traces.filter((trace) => without.includes(trace))).toEqual([]);
  expect(without).toContain("form-action 'none'");
});
