import type { Page } from "@playwright/test";

type State = {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
  /** The screens that offer it, unless all do. */
  only?: "wide" | "small";
};

const menus = ["Services", "Therapists", "Blogs", "Workshops"];

/**
 * What a page looks like once somebody has done something with it: for pictures and for tests. What
 * a width does not offer (the menus of wide screens, the panel of small ones) is shown as the page is.
 */
export const states: readonly State[] = [
  ...menus.map<State>((name) => ({
    name: `menu-${name.toLowerCase()}`,
    path: "/services/family-therapy",
    reach: (page) => press(page, name),
    only: "wide",
  })),
  { name: "panel", path: "/", reach: (page) => press(page, "Menu"), only: "small" },
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
    reach: (page) => page.locator("summary").click(),
  },
  { name: "message-sent", path: "/contact", reach: sendMessage },
  { name: "request-sent", path: "/appointments", reach: sendRequest },
  { name: "clear-question", path: "/contact", reach: askToClear },
  { name: "form-not-loaded", path: "/contact", reach: failToLoad },
  { name: "error-view", path: "/appointments", reach: breakForm },
];

async function press(page: Page, name: string) {
  const button = page.locator("header").getByRole("button", { name });
  if (await button.isVisible()) await button.click();
}

async function submit(page: Page, expected: string) {
  await page.locator("form button[type=submit]").click();
  await page.locator(expected).first().waitFor();
}

async function openCalendar(page: Page) {
  await page.locator("button[name=preferredDate]").click();
  await page.getByRole("grid").waitFor();
}

async function openFailedCalendar(page: Page) {
  await page.route("**/assets/calendar-*.js", (route) => route.abort());
  await page.locator("button[name=preferredDate]").click();
  await page.locator("input[type=date]").waitFor();
}

async function enterMinorAge(page: Page) {
  await fill(page, { age: "16" });
  await page.locator(".field-note").waitFor();
}

async function chooseDay(page: Page) {
  await openCalendar(page);
  await page.getByRole("gridcell").getByRole("button", { disabled: false }).first().click();
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
}

async function fillMessage(page: Page) {
  await fill(page, { name: "Asha", email: "asha@example.org", message: "Could you call me back?" });
}

/** The toast stays as long as it is pointed at. */
async function sendAndKeepToast(page: Page) {
  await submit(page, ".confirmation");
  await page.locator(".toast").hover();
}

async function sendMessage(page: Page) {
  await fillMessage(page);
  await sendAndKeepToast(page);
}

async function failToLoad(page: Page) {
  await page.route("**/assets/forms-*.js", (route) => route.abort());
  await page.locator("[name=email]").focus();
  await page.locator("[data-note=not-loaded]").waitFor();
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

async function breakForm(page: Page) {
  await failOnPurpose(page);
  await page.locator("[name=email]").focus();
  await page.locator(".notice h2").waitFor();
}

async function sendRequest(page: Page) {
  await fill(page, {
    fullName: "Asha Example",
    email: "asha@example.org",
    phone: "+91 98765 43210",
    age: "16",
    primaryConcerns: "I have not slept well for some weeks and cannot say why.",
    emergencyName: "Ravi Example",
    emergencyPhone: "+91 98765 43211",
    emergencyRelation: "Brother",
  });
  for (const choice of [
    "preferredTime][value=late-evening-6-8",
    "sessionType][value=video-call",
    "serviceType][value=individual",
    "previousTherapy][value=no",
    "currentMedication][value=prefer-not",
    "privacyConsent",
    "cancellationPolicy",
  ]) {
    await page.locator(`[name=${choice}]`).check();
  }
  await chooseDay(page);
  await sendAndKeepToast(page);
}

async function askToClear(page: Page) {
  await fill(page, { name: "Asha" });
  await page.getByRole("status").waitFor({ state: "attached" });
  await page.locator("form [type=submit] + button").click();
}
