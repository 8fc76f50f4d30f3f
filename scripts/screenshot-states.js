/** @typedef {import("@playwright/test").Page} Page */

/**
 * What a page looks like once somebody has done something with it. What a width does not offer (the
 * menus of wide screens, the panel of small ones) is shown as the page is.
 *
 * @type {readonly { name: string; path: string; reach: (page: Page) => Promise<void> }[]}
 */
export const states = [
  { name: "menu", path: "/services/family-therapy", reach: (page) => press(page, "Services") },
  { name: "panel", path: "/", reach: (page) => press(page, "Menu") },
  { name: "scrolled", path: "/about", reach: (page) => page.mouse.wheel(0, 400) },
  { name: "focus", path: "/therapists", reach: (page) => page.keyboard.press("Tab") },
  { name: "calendar", path: "/appointments", reach: openCalendar },
  { name: "day-chosen", path: "/appointments", reach: chooseDay },
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
];

/** @param {Page} page @param {string} name */
async function press(page, name) {
  const button = page.locator("header").getByRole("button", { name });
  if (await button.isVisible()) await button.click();
}

/** @param {Page} page @param {string} expected */
async function submit(page, expected) {
  await page.locator("form button[type=submit]").click();
  await page.locator(expected).first().waitFor();
}

/** @param {Page} page */
async function openCalendar(page) {
  await page.locator("button[name=preferredDate]").click();
  await page.getByRole("grid").waitFor();
}

/** @param {Page} page */
async function chooseDay(page) {
  await openCalendar(page);
  await page.getByRole("gridcell").getByRole("button", { disabled: false }).first().click();
}

/** @param {Page} page @param {Record<string, string>} values */
async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
}

/** @param {Page} page */
async function sendMessage(page) {
  await fill(page, { name: "Asha", email: "asha@example.org", message: "Could you call me back?" });
  await submit(page, ".confirmation");
}

/** @param {Page} page */
async function sendRequest(page) {
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
  await submit(page, ".confirmation");
}

/** @param {Page} page */
async function askToClear(page) {
  await fill(page, { name: "Asha" });
  await page.getByRole("status").waitFor({ state: "attached" });
  await page.locator("form").getByRole("button", { name: "Clear this form" }).click();
}
