import type { Locator, Page } from "@playwright/test";
import { contactMessage, sessionRequest } from "../app/forms/testing-answers";
import { barOf, panelOf, sections } from "./bar";
import { formOf } from "./form";

type State = {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
  /** The screens that offer it, unless all do. */
  only?: "wide" | "small";
};

/**
 * States of pages, for screenshots and tests. A state that a width doesn't offer (menus of wide
 * screens, the panel of small ones) shows the page unchanged.
 */
export const states: readonly State[] = [
  ...sections.map<State>((section) => ({
    name: `menu-${section}`,
    path: "/services",
    reach: (page) => press(barOf(page).button(section)),
    only: "wide",
  })),
  { name: "panel", path: "/", reach: (page) => press(panelOf(page).toggle), only: "small" },
  { name: "scrolled", path: "/about", reach: (page) => page.mouse.wheel(0, 400) },
  { name: "focus", path: "/therapists", reach: (page) => page.keyboard.press("Tab") },
  { name: "calendar", path: "/appointments", reach: openCalendar },
  { name: "calendar-failed", path: "/appointments", reach: openFailedCalendar },
  { name: "day-chosen", path: "/appointments", reach: chooseDay },
  { name: "minor-note", path: "/appointments", reach: enterMinorAge },
  { name: "request-errors", path: "/appointments", reach: (page) => submit(page, ".summary") },
  { name: "message-errors", path: "/contact", reach: (page) => submit(page, ".field-error") },
  {
    name: "privacy-notice",
    path: "/appointments",
    reach: (page) => page.locator(".privacy-notice summary").click(),
  },
  { name: "message-sent", path: "/contact", reach: sendMessage },
  { name: "request-sent", path: "/appointments", reach: sendRequest },
  { name: "clear-question", path: "/contact", reach: askToClear },
  { name: "form-not-loaded", path: "/contact", reach: failToLoad },
  { name: "error-view", path: "/appointments", reach: breakForm },
];

async function press(button: Locator) {
  if (await button.isVisible()) await button.click();
}

async function submit(page: Page, expected: string) {
  await formOf(page).send.click();
  await page.locator(expected).first().waitFor();
}

async function openCalendar(page: Page) {
  await formOf(page).date.click();
  await page.getByRole("grid").waitFor();
}

async function openFailedCalendar(page: Page) {
  const form = formOf(page);
  (await form.holdScript("calendar")).refuse();
  await form.date.click();
  await page.locator("input[type=date]").waitFor();
}

async function chooseDay(page: Page) {
  await openCalendar(page);
  await page.getByRole("gridcell").getByRole("button", { disabled: false }).first().click();
}

async function enterMinorAge(page: Page) {
  await formOf(page).fill({ age: "16" });
  await page.locator(".field-note").waitFor();
}

async function sendMessage(page: Page) {
  await formOf(page).fill(contactMessage);
  await sendAndKeepToast(page);
}

async function sendRequest(page: Page) {
  const form = formOf(page);
  // Each practice has its own times.
  const preferredTime = await form.control("preferredTime").last().inputValue();
  await form.fill({ ...sessionRequest, preferredTime, age: "16", preferredDate: "" });
  await chooseDay(page);
  await sendAndKeepToast(page);
}

/** The toast stays as long as it is pointed at. */
async function sendAndKeepToast(page: Page) {
  await submit(page, ".confirmation");
  await page.locator(".toast").hover();
}

async function askToClear(page: Page) {
  await formOf(page).fill({ name: "Asha" });
  await page.getByRole("status").waitFor({ state: "attached" });
  await page.locator("form [type=submit] + button").click();
}

async function failToLoad(page: Page) {
  const form = formOf(page);
  (await form.holdScript("form")).refuse();
  await form.control("email").focus();
  await page.locator("[data-note=not-loaded]").waitFor();
}

async function breakForm(page: Page) {
  await failOnPurpose(page);
  await formOf(page).control("email").focus();
  await page.locator(".notice h2").waitFor();
}

/** Makes a part of the form fail as React takes it over. */
export async function failOnPurpose(page: Page) {
  await page.locator(".calendar").evaluate((calendar) => {
    Object.assign(calendar, {
      matches: () => {
        throw new Error("Something failed on purpose");
      },
    });
  });
}
