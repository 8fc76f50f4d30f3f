import type { BrowserContext, Locator, Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import type { SessionRequestInput } from "../app/forms/appointment/schema";
import type { ContactMessageInput } from "../app/forms/contact/schema";
import { formatLongDay } from "../app/lib/dates";
import { expect, quiet, test as siteTest } from "./site";

/** A test that also fails when its page said, asked or missed anything. */
export const test = siteTest.extend<{ quietly: undefined }>({
  quietly: [
    async ({ noise }, use) => {
      await use(undefined);
      expect(noise).toEqual(quiet);
    },
    { auto: true },
  ],
});

export { expect };

/** The list of answers to look at again, headed by how many there are. */
export function summaryOf(page: Page): Locator {
  return page.getByRole("region", {
    name: /answers? (are|is) missing$|answers? needs? another look$/,
  });
}

/** A Sunday in the middle of a month, at noon in Delhi. */
export const noon = new Date("2026-11-15T12:00:00+05:30");

export const contactMessage: ContactMessageInput = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "Do you have a free hour on Friday?",
};

export const sessionRequest: SessionRequestInput = {
  fullName: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  age: "34",
  preferredDate: "2026-11-20",
  preferredTime: "evening-4-6",
  sessionType: "video-call",
  serviceType: "individual",
  preferredTherapist: "no-preference",
  primaryConcerns: "I sleep badly and worry a lot.",
  previousTherapy: "no",
  currentMedication: "prefer-not",
  emergencyName: "Ravi Rao",
  emergencyPhone: "98765 43211",
  emergencyRelation: "Brother",
  privacyConsent: true,
  cancellationPolicy: true,
};

/** The labels of the session request, by the names that the specification gives its fields. */
export const requestLabels = {
  fullName: "Full name",
  email: "E-mail",
  phone: "Phone",
  age: "Age",
  preferredDate: "Preferred date",
  preferredTime: "Preferred time",
  sessionType: "How would you like to meet?",
  serviceType: "What kind of session?",
  preferredTherapist: "Preferred therapist (optional)",
  primaryConcerns: "What brings you here?",
  previousTherapy: "Have you been to therapy before?",
  currentMedication: "Are you taking any medication?",
  emergencyName: "Name of your emergency contact",
  emergencyPhone: "Phone of your emergency contact",
  emergencyRelation: "Who they are to you",
  privacyConsent: `I agree that ${practice.name} may use these answers for the purposes listed in the privacy notice`,
  cancellationPolicy: "I accept the cancellation policy",
} as const satisfies Record<keyof SessionRequestInput, string>;

export type RequestField = keyof typeof requestLabels;

export const contactLabels = {
  name: "Your name",
  email: "E-mail",
  phone: "Phone (optional)",
  message: "Your message",
} as const satisfies Record<keyof ContactMessageInput, string>;

export type ContactField = keyof typeof contactLabels;

/** Looking inside the form alone is much faster than looking through the whole page. */
function formOf(page: Page): Locator {
  return page.locator("form");
}

export function contactControl(page: Page, name: ContactField): Locator {
  return formOf(page).getByRole("textbox", { name: contactLabels[name], exact: true });
}

export async function fillContact(page: Page, values: Partial<ContactMessageInput>) {
  for (const [name, value] of Object.entries(values)) {
    await contactControl(page, name as ContactField).fill(value);
  }
}

/** The fields that are groups of radio buttons. */
const lists = new Set<RequestField>([
  "preferredTime",
  "sessionType",
  "serviceType",
  "previousTherapy",
  "currentMedication",
]);

/** The control of a field, or for a list of choices the group of them. */
export function requestControl(page: Page, name: RequestField): Locator {
  const form = formOf(page);
  const label = { name: requestLabels[name], exact: true };
  if (lists.has(name)) return form.getByRole("group", label);
  switch (name) {
    case "preferredDate":
      return form.getByRole("button", { name: /^Preferred date/ });
    case "preferredTherapist":
      return form.getByRole("combobox", label);
    case "privacyConsent":
    case "cancellationPolicy":
      return form.getByRole("checkbox", label);
    default:
      return form.getByRole("textbox", label);
  }
}

export async function fillRequest(page: Page, values: Partial<SessionRequestInput>) {
  for (const [name, value] of Object.entries(values)) {
    await setRequestField(page, name as RequestField, value);
  }
}

export async function setRequestField(page: Page, name: RequestField, value: unknown) {
  const control = requestControl(page, name);
  if (typeof value === "boolean") return control.setChecked(value);
  const text = String(value);
  if (name === "preferredDate") return chooseDay(page, text);
  if (name === "preferredTherapist") return void (await control.selectOption(text));
  if (lists.has(name)) return control.locator(`input[value="${text}"]`).check();
  return control.fill(text);
}

export function calendarOf(page: Page): Locator {
  return formOf(page).getByRole("dialog", { name: "Choose a date" });
}

/** Opens the calendar, turns its leaves as far as needed and takes a day. */
export async function chooseDay(page: Page, day: string) {
  const calendar = calendarOf(page);
  const words = formatLongDay(day);
  await requestControl(page, "preferredDate").click();
  const grid = calendar.getByRole("grid");
  const month = words.split(" ").slice(2).join(" ");
  for (;;) {
    const shown = (await grid.getAttribute("aria-label")) ?? "";
    if (shown === month) break;
    const way = Date.parse(`1 ${shown}`) < Date.parse(`1 ${month}`) ? "Next" : "Previous";
    await calendar.getByRole("button", { name: `Go to the ${way} Month` }).press("Enter");
  }
  // By what is heard and by what is seen: a wrong time zone could move one of them.
  await calendar
    .getByRole("button", { name: words, exact: true })
    .filter({ hasText: new RegExp(`^${Number(day.slice(-2))}$`) })
    .press("Enter");
}

export function send(page: Page): Locator {
  return formOf(page).getByRole("button", { name: /^(Send Message|Submit Session Request)$/ });
}

/** Where forms deliver, the browser itself sends one whose script has not come yet. */
export async function sendByScript(page: Page) {
  await expect(page.locator("[data-hydrated]")).toBeAttached();
  await send(page).click();
}

/** Every message that stands on the page, by the name of its field. */
export function messages(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[id$="-error"]')
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements.map((element) => [element.id.replace("-error", ""), element.textContent ?? ""]),
      ),
    );
}

/** Waits until these messages stand on the page, and no others. */
export async function expectMessages(page: Page, expected: Record<string, string>, when?: string) {
  await expect.poll(() => messages(page), { message: when, intervals: [20, 50] }).toEqual(expected);
}

/** Types a long text and waits for the count of it, which only a form that is awake can show. */
export async function wake(page: Page) {
  const text = formOf(page).getByRole("textbox", {
    name: /^(Your message|What brings you here\?)$/,
  });
  await text.fill("12345");
  await expect(page.getByText(/^5 of \d+ characters$/)).toBeVisible();
  await text.fill("");
  await expect(page.getByText(/^0 of \d+ characters$/)).toBeVisible();
}

export function confirmation(page: Page): Locator {
  return page.getByRole("region", { name: /^One step left/ });
}

/** Lets a test read what the page copied. Firefox is told so by a preference. */
export async function allowClipboard(context: BrowserContext) {
  if (context.browser()?.browserType().name() === "firefox") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

const scripts = {
  any: "**/assets/*.js",
  form: "**/assets/forms-*.js",
  calendar: "**/assets/calendar-*.js",
};

/** Keeps a script from arriving until the returned function lets it, or refuses it at last. */
export async function holdScript(page: Page, script: keyof typeof scripts) {
  let decide: (arrives: boolean) => void = () => {};
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(scripts[script], async (route) => {
    if (await decision) await route.continue();
    else await route.abort();
  });
  return { letThrough: () => decide(true), refuse: () => decide(false) };
}
