import type { Locator } from "@playwright/test";
import { failOnPurpose } from "../scripts/screenshot-states";
import { expectFit, zoomed } from "./checks/usable";
import { bothForms, practice } from "./facts";
import { control, noteOf, send } from "./forms";
import { expect, test } from "./site";

const secret = "Something only for the therapist";

async function expectWaysToReachUs(part: Locator) {
  await expect(part.getByRole("link", { name: practice.phone })).toBeVisible();
  await expect(part.getByRole("link", { name: practice.email })).toBeVisible();
}

test("a form that cannot be rendered shows the error view and keeps what was typed", async ({
  page,
  noise,
}) => {
  await page.goto("/appointments");
  await failOnPurpose(page);
  await control(page, "primaryConcerns").fill(secret);

  const view = page.getByRole("alert").filter({ hasText: bothForms.error.title });
  await expect(view.getByRole("heading")).toHaveText(bothForms.error.title);
  await expect(view).toBeInViewport();
  await expect(view.getByText("Something failed on purpose", { exact: true })).toBeVisible();
  await expectWaysToReachUs(view);

  await expect(send(page)).toBeDisabled();
  await expect(control(page, "primaryConcerns")).toHaveValue(secret);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFit(page, zoomed);
  expect(await page.content()).not.toContain(secret);
  expect(noise.console.join("\n")).not.toContain(secret);
  expect(noise.foreign).toEqual([]);
});

test("a form without its script says how to reach us, and works when it can be had after all", async ({
  page,
}) => {
  const script = "**/assets/forms-*.js";
  await page.route(script, (route) => route.abort());
  await page.goto("/contact");
  const note = noteOf(page, "notLoaded");
  await expect(note).toBeHidden();
  await control(page, "message").fill(secret);
  await expect(note).toBeVisible();
  await expectWaysToReachUs(note);

  await page.unroute(script);
  await control(page, "email").focus();
  await expect(note).toBeHidden();
  await send(page).click();
  await expect(page.locator("#email-error")).toBeVisible();
  await expect(control(page, "message")).toHaveValue(secret);
});
