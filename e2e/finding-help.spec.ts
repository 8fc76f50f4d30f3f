import type { Locator, Page } from "@playwright/test";
import { personPath } from "../app/content/paths";
import { panelOf } from "./bar";
import { desktop, phone } from "./checks/a11y-checks";
import { articles, facts, helpLines, pages, services, therapists, workshops } from "./facts";
import { listenTo } from "./form";
import { findATherapist } from "./journeys";
import { expect, test } from "./site";

const { words } = facts;
const [service = ""] = Object.keys(services);

/** Expects that an element is in view as a whole, and that nothing covers its middle. */
async function expectInSight(part: Locator) {
  await part.page().evaluate(() => document.fonts.ready);
  await expect(part).toBeInViewport({ ratio: 1 });
  // During a view transition, an image of both pages covers everything.
  await expect.poll(() => part.evaluate(isUncovered)).toBe(true);
}

function isUncovered(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("'Help now' links to the numbers, in the bar and the side panel", async ({ page }) => {
  await page.setViewportSize(phone);
  const numbers = helpLines.lines.map((line) => line.numbers.at(-1) ?? "");
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    const rows = page.locator("#help-now .help-line");
    await page.getByRole("banner").locator('a[href="#help-now"]').click();
    await expect(rows).toContainText(numbers);
    await expectInSight(rows.first());
    await page.evaluate(() => scrollTo(0, 0));
    await panelOf(page).toggle.click();
    await panelOf(page).link("#help-now").click();
    await expectInSight(rows.first());
  }
});

for (const [way, leave] of [
  ["its link", (page: Page) => page.locator("#help-now [data-leave]").click()],
  ["three presses of Shift", (page: Page) => pressAll(page, ["Shift", "Shift", "Shift"])],
] as const) {
  test(`${way} leaves a form without a question, and Back doesn't return`, async ({
    page,
    form,
  }) => {
    const questions = form.answerQuestions("stay");
    await page.route(helpLines.leave.url, (route) => route.fulfill({ body: "Sunny" }));
    await page.goto("/about");
    await page.goto("/contact");
    await form.fill({ message: "He must not see this." });
    await form.hydrate();
    await pressAll(page, ["Shift", "a", "Shift", "b", "Shift"]);
    await expect(page).toHaveURL("/contact");
    await leave(page);
    await expect(page).toHaveURL(helpLines.leave.url);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    expect(questions).toEqual([]);
  });
}

test("a link within a text leaves like the one in the footer, without Back", {
  tag: "@at-length",
}, async ({ page }) => {
  const { url } = helpLines.leave;
  const [withLink] = Object.entries(services).find(([, { expectations }]) => {
    return expectations.some(({ text }) => text.includes(url));
  }) ?? [""];
  await page.route(url, (route) => route.fulfill({ body: "Sunny" }));
  await page.goto("/about");
  await page.goto(`/services/${withLink}`);
  await page.getByRole("main").locator(`a[href="${url}"]`).click();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

type Act = (page: Page) => Promise<void>;
type OtherUse = readonly [what: string, act: Act];

function thrice(...acts: Act[]): Act {
  return async (page) => {
    for (let times = 0; times < 3; times += 1) for (const act of acts) await act(page);
  };
}

function whileHeld(key: string, act: Act): Act {
  return async (page) => {
    await page.keyboard.down(key);
    await act(page);
    await page.keyboard.up(key);
  };
}

function press(keys: string): Act {
  return (page) => page.keyboard.press(keys);
}

/** A fast typist presses the next key before the last one is up. */
async function comeUpLate(page: Page) {
  await page.keyboard.down("ArrowRight");
  await page.keyboard.down("Shift");
  await page.keyboard.up("ArrowRight");
  await page.keyboard.up("Shift");
}

/** Tells the page of a key that Playwright cannot press. */
function tell(key: { key: string; isComposing?: boolean }): Act {
  return (page) =>
    page.evaluate((init) => {
      for (const type of ["keydown", "keyup"]) {
        document.body.dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true }));
      }
    }, key);
}

const shift = press("Shift");
const click: Act = (page) => page.mouse.click(5, 300);
const turnWheel: Act = (page) => page.mouse.wheel(0, 10);

const usualUsesOfShift: readonly OtherUse[] = [
  ["with an arrow key of the calendar in between", thrice(shift, press("ArrowRight"))],
];
const rareUsesOfShift: readonly OtherUse[] = [
  ["with the wheel", thrice(whileHeld("Shift", turnWheel))],
  ["with text of an on-screen keyboard in between", thrice(shift, typeByTouch)],
  ["with a key of the calendar", thrice(press("Shift+PageDown"))],
  ["with Alt held", whileHeld("Alt", thrice(shift))],
  ["with Control held", whileHeld("Control", thrice(shift))],
  ["with Alt pressed after each", thrice(press("Shift+Alt"))],
  ["while another key comes up", thrice(comeUpLate)],
  ["with clicks", thrice(whileHeld("Shift", click))],
  ["with a click in between", thrice(shift, click)],
  ["with a nameless key in between", thrice(shift, tell({ key: "Unidentified" }))],
  ["with a key of an input method in between", thrice(shift, tell({ key: "Process" }))],
  ["during a composition", thrice(tell({ key: "Shift", isComposing: true }))],
];

testOtherUses(usualUsesOfShift);
test.describe("In rarer cases", { tag: "@at-length" }, () => testOtherUses(rareUsesOfShift));

function testOtherUses(uses: readonly OtherUse[]) {
  for (const [what, act] of uses) {
    test(`stays on the page after three presses of Shift ${what}`, async ({ page, form }) => {
      await page.goto("/appointments");
      await form.date.press("Enter");
      await expect(form.calendar.locator("[data-day] :focus, [data-day]:focus")).toBeVisible();
      await act(page);
      await expect(form.part).toBeVisible();
    });
  }
}

async function typeByTouch(page: Page) {
  await page.locator("textarea").focus();
  await page.keyboard.insertText("a");
}

test("counts a held Shift once", async ({ page, form }) => {
  await page.goto("/contact");
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("Shift");
  await page.keyboard.up("Shift");
  await expect(page.getByText(words.help.pressTwice)).toBeVisible();
  await expect(form.part).toBeVisible();
});

test("shows and announces each press of Shift until another key or five seconds", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  const [two, one] = [page.getByText(words.help.pressTwice), page.getByText(words.help.pressOnce)];
  const said = await listenTo(page.locator("body > [aria-live]"));
  await page.keyboard.press("Shift");
  await expect(two).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift");
  await expect(one).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("a");
  await expect(one).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(two).toBeVisible();
  await page.clock.runFor(5000);
  await expect(two).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(two).toBeVisible();
  const { pressTwice, pressOnce } = words.help;
  expect((await said()).filter(Boolean)).toEqual([pressTwice, pressOnce, pressTwice, pressTwice]);
});

async function pressAll(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test("a link to an anchor shows its target below the bar", { tag: "@at-length" }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/therapists");
  const answers = page.getByRole("navigation", { name: pages.home.answers.title });
  const hrefs = await answers
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs).toHaveLength(5);
  for (const href of hrefs) {
    await page.goto(href);
    await expectInSight(page.locator("h2:target"));
  }
  await page.goto(`/blogs/${Object.keys(articles).at(-1)}`);
  const contents = page.getByRole("article").getByRole("navigation");
  await contents.locator("summary").click();
  await contents.getByRole("link").last().click();
  await expectInSight(page.locator("h2:target"));

  await page.goto("/contact");
  await page.getByRole("main").locator('a[href="/appointments#privacy-notice"]').click();
  await expect(page).toHaveURL("/appointments#privacy-notice");
  // The answers are folded.
  await expectInSight(page.locator("details").getByRole("heading").first());
});

test("sorts fitting people first and announces their number, also after Back", ({ page }) =>
  findATherapist(page, facts));

test("unfolds the questions of the finder after Back, where one is answered", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/therapists");
  const { folded, title, sees } = pages.therapists.finder;
  const answer = page.getByRole("form", { name: title }).getByLabel(sees.answers.individual.label);
  await expect(answer).toBeHidden();
  await page.getByText(folded).click();
  await answer.check();
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).not.toHaveURL("/therapists");
  await page.goBack();
  await expect(answer).toBeChecked();
  await expect(answer).toBeVisible();
});

test("keeps the focus in the list of people while their order stays", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.goto("/therapists");
  const person = page.getByRole("article").nth(1).getByRole("link").first();
  await person.focus();
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(person).toBeFocused();
});

test("the end of a long page is in sight by a link, by the keyboard and after a reload", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  // The service about which there is most to say.
  const [[longest] = []] = Object.entries(services).toSorted(
    ([, one], [, other]) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  const closing = page.getByRole("region").last();
  await page.goto(`/services/${longest}#next-step`);
  await expectInSight(closing.getByRole("heading"));
  await page.reload();
  await expectInSight(closing.getByRole("heading"));
  await page.goto(`/services/${longest}`);
  await closing.getByRole("link").focus();
  await expectInSight(closing.getByRole("link"));
});

test("a phone shows the page's button until the closing one is in view", {
  tag: "@at-length",
}, async ({ page }) => {
  // A scroll timeline shows and hides the bar. Without motion, it rests before the footer.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.setFixedTime("2026-11-17T12:00+05:30");
  await page.setViewportSize(phone);
  const [workshop] = Object.keys(workshops);
  for (const path of [
    `/services/${service}`,
    personPath(therapists[0] ?? { id: "", name: "" }),
    `/workshops/${workshop}`,
  ]) {
    await page.goto(path);
    const bar = page.locator(".next-step-bar");
    const button = bar.getByRole("link").first();
    const href = await button.getAttribute("href");
    const closing = page
      .getByRole("main")
      .locator(`a[href="${href}"]:not(.next-step-bar *)`)
      .last();
    await page.locator(".next-step").evaluate((own) => {
      scrollTo(0, own.getBoundingClientRect().bottom + scrollY);
    });
    await expectInSight(button);
    await closing.evaluate((link) => link.scrollIntoView({ block: "center" }));
    await expectInSight(closing);
    await expect(bar).toBeHidden();
    // The bar doesn't cover the end of the page.
    const last = page.getByRole("contentinfo").getByText("©");
    await last.scrollIntoViewIfNeeded();
    await expectInSight(last);
    await page.setViewportSize(desktop);
    await expect(bar).toBeHidden();
    await page.setViewportSize(phone);
  }
});

test("the bar at the lower edge of a phone stays while it has the focus", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.setFixedTime("2026-11-17T12:00+05:30");
  await page.setViewportSize(phone);
  await page.goto(`/services/${service}`);
  const button = page.locator(".next-step-bar").getByRole("link").first();
  const end = page.getByRole("contentinfo").getByText("©");
  for (const place of [page.getByRole("heading", { level: 1 }), end]) {
    await button.focus();
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await expect(button).toBeFocused();
    await expect(button).toBeVisible();
  }
});

test("an unknown path offers the home page or the page that was meant", async ({
  page,
  pageEvents,
}) => {
  const words = pages["not-found"];
  const suggestion = page.getByRole("main").getByText(words.suggestion);
  const response = await page.goto("/caf%C3%A9?email=someone@example.org#secret");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  await expect(page.getByText(words.text)).toBeVisible();
  await expect(suggestion).toBeHidden();
  // The browser itself reports the status 404.
  const own = pageEvents.console.filter((text) => !text.startsWith("Failed to load resource"));
  expect(own).toEqual(["404: there is no page at /caf%C3%A9"]);
  expect(pageEvents.foreign).toEqual([]);
  await expect(page.locator("[aria-current]"), "no link leads to this page").toHaveCount(0);
  await page.getByRole("link", { name: words.link }).click();
  await expect(page).toHaveURL("/");

  await page.goto(`/services/${service}.html`);
  await suggestion.getByRole("link").click();
  await expect(page).toHaveURL(`/services/${service}`);
});
