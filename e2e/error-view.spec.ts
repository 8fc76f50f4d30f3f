import type { Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import { failOnPurpose } from "../scripts/screenshot-states";
import { reflowFindings } from "./checks/layout";
import { expect, test } from "./site";

const secret = "Something only for the therapist";

const forms = [
  { path: "/appointments", field: "What brings you here?" },
  { path: "/contact", field: "Your message" },
];

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

test("a form that cannot be rendered shows the error view and keeps what was typed", {
  tag: "@journey",
}, async ({ page, noise }) => {
  await page.goto("/appointments");
  await failOnPurpose(page);
  await page.getByLabel("What brings you here?").fill(secret);

  const view = page.getByRole("alert").filter({ hasText: "Unexpected Application Error!" });
  await expect(view.getByRole("heading")).toHaveText("Unexpected Application Error!");
  await expect(view).toBeInViewport();
  await expect(view.getByText("Something failed on purpose", { exact: true })).toBeVisible();
  await expectWaysToReachUs(view);

  await expect(page.getByRole("button", { name: "Submit Session Request" })).toBeDisabled();
  await expect(page.getByLabel("What brings you here?")).toHaveValue(secret);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await reflowFindings(page)).toEqual([]);
  expect(await page.content()).not.toContain(secret);
  expect(noise.console.join("\n")).not.toContain(secret);
  expect(noise.foreign).toEqual([]);
});

for (const { path, field } of forms) {
  test(`${path} without its script says how to reach us, and wakes when it can be had after all`, async ({
    page,
  }) => {
    const script = "**/assets/forms-*.js";
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    const note = page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });
    await expect(note).toBeHidden();

    await page.getByLabel(field).fill(secret);
    await expect(note).toBeVisible();
    await expectWaysToReachUs(note);
    await expect(page.getByLabel(field)).toHaveValue(secret);
    await expect(page).toHaveURL(path);

    await page.unroute(script);
    await page.getByRole("main").getByLabel("E-mail").focus();
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: /^(Send Message|Submit Session Request)$/ }).click();
    await expect(page.getByText("Invalid email address").first()).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(secret);
  });
}
