import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { practice } from "../app/content/practice";
import { inboxDist, serveFolder } from "../scripts/built-site";
import { axeFindings } from "./checks/axe";
import { targetFindings } from "./checks/layout";
import {
  expectFit,
  expectLargerTextToFit,
  expectNoAxeFindings,
  phone,
  zoomed,
} from "./checks/usable";
import {
  type ContactField,
  contactControl,
  contactMessage,
  expectMessages,
  fillContact,
  fillRequest,
  holdScript,
  noon,
  requestControl,
  send,
  sendByScript,
  sessionRequest,
} from "./forms";
import { expect, test as siteTest } from "./site";

/*
 * A site that was built for the inbox. What an inbox answers is played here; `inbox/` has journeys
 * with the real one.
 */

type Post = { path: string; type?: string; body: string; json: Record<string, unknown> };
type Answer = (route: Route, post: Post) => unknown;
type Fixtures = { posts: Post[]; answerWith: (...answers: Answer[]) => Promise<void> };

const test = siteTest.extend<Fixtures, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const site = await serveFolder(inboxDist);
      await use(site.origin);
      site.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
  posts: async ({}, use) => use([]),
  /** One answer after the other; the last one stays. */
  answerWith: ({ page, posts }, use) =>
    use(async (...answers) => {
      await page.unrouteAll();
      const first = posts.length;
      await page.route(/\/(?:contact|appointments)$/, async (route) => {
        const request = route.request();
        if (request.method() !== "POST") return route.fallback();
        const body = request.postData() ?? "";
        const type = await request.headerValue("content-type");
        const isJson = type === "application/json";
        const path = new URL(request.url()).pathname;
        posts.push({ path, type: type ?? undefined, body, json: isJson ? JSON.parse(body) : {} });
        const answer = answers[Math.min(posts.length - first, answers.length) - 1];
        await answer?.(route, posts.at(-1) as Post);
      });
    }),
});

// A colour that fades from one into another cannot be judged.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const kept: Answer = (route, { json }) => route.fulfill({ status: 201, json: { id: json.id } });
const lost: Answer = (route) => route.abort("connectionreset");

function refused(status: number, json: object): Answer {
  return (route) => route.fulfill({ status, json });
}

function alertOf(page: Page) {
  return page.locator("form").getByRole("alert");
}

async function expectEverythingKept(page: Page) {
  for (const [name, value] of Object.entries(contactMessage)) {
    await expect(contactControl(page, name as ContactField)).toHaveValue(value);
  }
  for (const name of [practice.phone, practice.email]) {
    await expect(alertOf(page).getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(confirmation(page)).toHaveCount(0);
}

/** Where forms deliver, nothing is left to do. */
function confirmation(page: Page) {
  return page.getByRole("region", { name: /^Thank you for/ });
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("a message goes to its own page, and only then does the page say so", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(kept);
  await page.goto("/contact");
  const typed = { name: "  Asha Rao ", phone: "", message: "\n Hi \n" };
  await fillContact(page, { ...contactMessage, ...typed });
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(contactControl(page, "message")).toHaveValue("");
  expect(posts).toMatchObject([{ path: "/contact", type: "application/json" }]);
  expect(posts[0]?.json).toEqual({
    id: expect.stringMatching(uuid),
    values: { ...contactMessage, phone: "", message: "Hi" },
    website: "",
    spent: expect.any(Number),
  });

  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect.poll(() => posts.length).toBe(2);
  expect(posts[1]?.json.id).not.toBe(posts[0]?.json.id);
});

test("a session request goes the same way, once even for a double click", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(kept);
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const { preferredTherapist: _, ...required } = sessionRequest;
  await fillRequest(page, { ...required, fullName: " Asha Rao " });
  await expect(page.locator("[data-hydrated]")).toBeAttached();
  await send(page).dblclick();
  await expect(page.getByText("Session Request Submitted!")).toBeVisible();
  await expect(confirmation(page)).toContainText("Preferred therapist: no answer");
  const values = { ...sessionRequest, preferredTherapist: "" };
  expect(posts).toMatchObject([{ path: "/appointments", json: { values } }]);
});

test("a session request that did not arrive stays, with its date and choices", async ({
  page,
  answerWith,
}) => {
  await answerWith(refused(429, { message: "We are getting a lot just now." }), kept);
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await fillRequest(page, sessionRequest);
  await sendByScript(page);
  await expect(alertOf(page)).toBeVisible();
  await expect(requestControl(page, "preferredDate")).toContainText("Friday, 20 November 2026");
  await expect(requestControl(page, "primaryConcerns")).toHaveValue(sessionRequest.primaryConcerns);
  await expect(requestControl(page, "privacyConsent")).toBeChecked();
  await sendByScript(page);
  await expect(page.getByText("Session Request Submitted!")).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
});

test("while it is under way, the button says so, and nothing is sent twice", async ({
  page,
  posts,
  answerWith,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await answerWith((route, post) => arrival.then(() => kept(route, post)));
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  const button = page.getByRole("button", { name: "Sending…" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await contactControl(page, "name").press("Enter");
  await expect(page.getByRole("status")).toBeEmpty();
  expect(await axeFindings(page)).toEqual([]);
  arrive();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(send(page)).not.toHaveAttribute("aria-disabled", "true");
  expect(posts).toHaveLength(1);
});

test("an answer that is lost is quietly asked for again, with the same id", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(lost, kept);
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(posts[1]?.json).toEqual(posts[0]?.json);
  expect(posts).toHaveLength(2);
});

test("whoever tries again after no answer came sends the same id", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(lost, lost, kept);
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(alertOf(page)).toContainText(/we can’t say whether this reached us/);
  await expectEverythingKept(page);
  await expectNoAxeFindings(page, phone);
  await expectFit(page, zoomed);
  await expectLargerTextToFit(page);
  expect(await targetFindings(page)).toEqual([]);
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expect(new Set(posts.map(({ json }) => json.id)).size).toBe(1);
});

test("whoever clears the form fills in another one", async ({ page, posts, answerWith }) => {
  await answerWith(refused(429, { message: "Please try again in a moment." }), kept);
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(alertOf(page)).toBeVisible();
  await page.getByRole("button", { name: "Clear this form" }).click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(posts[1]?.json.id).not.toBe(posts[0]?.json.id);
});

for (const { what, answer, words, asked } of [
  {
    what: "too long",
    answer: refused(413, { message: "This is too long for us to take." }),
    words: "This is too long for us to take. Everything you typed is still here.",
    asked: 1,
  },
  {
    what: "too much at once",
    answer: refused(429, { message: "We are getting a lot just now." }),
    words: "We are getting a lot just now. Everything you typed is still here.",
    asked: 1,
  },
  {
    what: "more than the inbox can keep",
    answer: refused(503, { message: "This form cannot take anything yet." }),
    words: "This form cannot take anything yet. Everything you typed is still here.",
    asked: 2,
  },
  {
    what: "refused by something in between",
    answer: (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
    words: /reach us\. Everything you typed is still here\./,
    asked: 2,
  },
]) {
  test(`what is ${what} stays in the form, with the reason`, async ({
    page,
    posts,
    answerWith,
  }) => {
    await answerWith(answer);
    await page.goto("/contact");
    await fillContact(page, contactMessage);
    await sendByScript(page);
    await expect(alertOf(page)).toContainText(words);
    await expectEverythingKept(page);
    expect(posts).toHaveLength(asked);
  });
}

test("other answers after a lost one are told apart, and go the next time", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(refused(409, { message: "You have sent this already." }), kept);
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(alertOf(page)).toContainText("What you sent before has reached us.");
  await expectEverythingKept(page);
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(posts[1]?.json.id).not.toBe(posts[0]?.json.id);
});

test("what the inbox finds wrong with a field stands below it", async ({ page, answerWith }) => {
  await answerWith(refused(422, { errors: { email: "Not this one", message: "Not this either" } }));
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expectMessages(page, { email: "Not this one", message: "Not this either" });
  await expect(contactControl(page, "email")).toBeFocused();
  await fillContact(page, { email: "other@example.org" });
  await expectMessages(page, { message: "Not this either" });

  await answerWith(refused(422, { errors: { sessionType: "Not like this" } }));
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await fillRequest(page, sessionRequest);
  await sendByScript(page);
  await expectMessages(page, { sessionType: "Not like this" });
  await expect(page.getByRole("region", { name: "One answer needs another look" })).toBeFocused();
});

test("without a connection the page says that nothing was sent", async ({ page, context }) => {
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await expect(page.getByText("34 of 2000 characters")).toBeVisible();
  await context.setOffline(true);
  await sendByScript(page);
  await expect(alertOf(page)).toContainText("You seem to be offline, so nothing was sent.");
  await expectEverythingKept(page);
});

test("an inbox that does not answer is waited for, but not for ever", async ({
  page,
  posts,
  answerWith,
}) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await answerWith(() => {});
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await sendByScript(page);
  await expect(alertOf(page)).toContainText("No answer came back");
  await expectEverythingKept(page);
  expect(posts).toHaveLength(2);
});

test("what fills in every field gives itself away, and is sent all the same", async ({
  page,
  posts,
  answerWith,
}) => {
  await answerWith(kept);
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  const trap = page.locator('[name="website"]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await sendByScript(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  expect(posts[0]?.json.website).toBe("https://spam.example");
});

const posted: Answer = (route) =>
  route.fulfill({ contentType: "text/html", body: "<h1>Posted</h1>" });

test("while the form's script is on its way, the browser itself sends the form", async ({
  page,
  posts,
  answerWith,
}) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await answerWith(posted);
  await holdScript(page, "form");
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page, contactMessage);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Posted" })).toBeVisible();
  expect(asked).toEqual([]);
  expect(posts).toMatchObject([{ path: "/contact", type: "application/x-www-form-urlencoded" }]);
  expect(Object.fromEntries(new URLSearchParams(posts[0]?.body))).toEqual({
    ...contactMessage,
    website: "",
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a session request is posted whole, with a plain date", async ({
    page,
    posts,
    answerWith,
  }) => {
    await answerWith(posted);
    await page.goto("/appointments");
    await expect(page.getByText("This form needs scripts")).toHaveCount(0);
    await expect(requestControl(page, "preferredDate")).toBeHidden();
    const { preferredDate, ...others } = sessionRequest;
    await fillRequest(page, others);
    await page.getByLabel("Preferred date").locator("visible=true").fill(String(preferredDate));
    await send(page).click();
    await expect(page.getByRole("heading", { name: "Posted" })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(posts[0]?.body))).toEqual({
      ...sessionRequest,
      privacyConsent: "on",
      cancellationPolicy: "on",
      website: "",
    });
  });
});

function contentOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:html|js)$|^_headers$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

test("a site that was not built for the inbox holds nothing of it", () => {
  const traces = [
    "Sending…",
    "application/json",
    'name="website"',
    "form-action 'self'",
    'method="post"',
  ];
  const [without, built] = [contentOf("dist"), contentOf(inboxDist)];
  expect(traces.filter((trace) => without.includes(trace))).toEqual([]);
  expect(traces.filter((trace) => built.includes(trace))).toEqual(traces);
  expect(without).toContain("form-action 'none'");
  expect(built).not.toContain("form-action 'none'");
});

test("a form that delivers wakes with at most 83000 bytes", () => {
  const assets = join(inboxDist, "assets");
  const [script = ""] = readdirSync(assets).filter((name) => /^forms-.*\.js$/.test(name));
  const weight = brotliCompressSync(readFileSync(join(assets, script))).length;
  expect(weight).toBeLessThanOrEqual(83_000);
});
