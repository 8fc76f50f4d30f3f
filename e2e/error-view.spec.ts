import type { Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import { reflowFindings } from "./checks/layout";
import { expect, test } from "./site";

const secret = "Something only for the therapist";

const forms = [
  { path: "/appointments", chunk: "**/assets/forms-*.js", field: "What brings you here?" },
  { path: "/contact", chunk: "**/assets/forms-*.js", field: "Your message" },
];

/** Makes rendering fail, and only that, where the form draws the times to choose from. */
function failOnRender() {
  const { map } = Array.prototype;
  Array.prototype.map = function (this: unknown[], ...args: Parameters<typeof map>) {
    const [option] = this as { value?: string }[];
    const results = map.apply(this, args) as { $$typeof?: symbol }[];
    if (option?.value === "morning-9-11" && results[0]?.$$typeof) {
      throw new Error(`made to fail ${"x".repeat(300)}`);
    }
    return results;
  } as typeof map;
}

/** Holds back the script of a form until the returned function is called. */
async function holdBack(page: Page, chunk: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

async function expectWaysToReachUs(part: ReturnType<Page["locator"]>) {
  await expect(part.getByRole("link", { name: practice.phone })).toHaveAttribute(
    "href",
    `tel:${practice.phone.replaceAll(" ", "")}`,
  );
  await expect(part.getByRole("link", { name: practice.email })).toHaveAttribute(
    "href",
    `mailto:${practice.email}`,
  );
}

test("a form that cannot be rendered gives way to the error view", { tag: "@journey" }, async ({
  page,
  noise,
}) => {
  await page.addInitScript(failOnRender);
  const letGo = await holdBack(page, "**/assets/forms-*.js");
  await page.goto("/appointments");
  await page.getByLabel("What brings you here?").fill(secret);
  letGo();

  const view = page.getByRole("alert").filter({ hasText: "Unexpected Application Error!" });
  await expect(view.getByRole("heading")).toHaveText("Unexpected Application Error!");
  await expect(view.getByText("made to fail")).toBeVisible();
  await expectWaysToReachUs(view);

  await expect(page.getByRole("button", { name: "Submit Session Request" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await reflowFindings(page)).toEqual([]);
  expect(await page.content()).not.toContain(secret);
  expect(noise.console.join("\n")).not.toContain(secret);
  expect(noise.foreign).toEqual([]);
});

for (const { path, chunk, field } of forms) {
  test(`${path} without its script says how to reach the practice, and forgets nothing`, {
    tag: "@journey",
  }, async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto(path);
    const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(note).toBeHidden();

    await page.getByLabel(field).fill(secret);
    await expect(note).toBeVisible();
    await expectWaysToReachUs(note);
    await expect(page.getByLabel(field)).toHaveValue(secret);
    await expect(page).toHaveURL(path);
  });

  test(`${path} wakes when its script can be had after all`, {
    tag: "@second-import",
  }, async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto(path);
    const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await page.getByLabel(field).fill(secret);
    await expect(note).toBeVisible();

    await page.unroute(chunk);
    await page.getByRole("main").getByLabel("E-mail").focus();
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: /^(Send Message|Submit Session Request)$/ }).click();
    await expect(page.getByText("Invalid email address").first()).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(secret);
  });
}

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of forms) {
    test(`${path} says how to reach the practice`, async ({ page }) => {
      await page.goto(path);
      const note = page.getByRole("main").locator("noscript p");
      await expect(note).toBeVisible();
      await expect(note).toContainText("This form needs scripts");
      await expectWaysToReachUs(note);
    });
  }
});
