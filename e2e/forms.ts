import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { SessionRequestInput } from "../app/forms/appointment/schema";
import type { ContactMessageInput } from "../app/forms/contact/schema";
import { formatLongDay } from "../app/lib/dates";
import { bothForms, requestWords } from "./facts";
import { expect, quiet, test as siteTest } from "./site";
import { gate } from "./slow-line";

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

/** What a request that nobody filled in is told. */
export const emptyRequestMessages = {
  fullName: "Name must be at least 2 characters",
  email: "Invalid email address",
  phone: "Invalid phone number",
  age: "Age must be a number",
  preferredDate: "Please select a preferred appointment date",
  preferredTime: "Please select a preferred time",
  sessionType: "Please select a session type",
  serviceType: "Please select a service type",
  primaryConcerns: "Please provide at least 20 characters describing your concerns",
  previousTherapy: "Please select an option",
  currentMedication: "Please select an option",
  emergencyName: "Emergency contact name must be at least 2 characters",
  emergencyPhone: "Invalid phone number",
  emergencyRelation: "Relationship must be at least 2 characters",
  privacyConsent: "You must accept the privacy policy",
  cancellationPolicy: "You must accept the cancellation policy",
};

export const emptyMessageMessages = {
  name: "Name is required",
  email: "Invalid email address",
  message: "Message is required",
};

export type Field = keyof SessionRequestInput | keyof ContactMessageInput;
type Values = Partial<SessionRequestInput & ContactMessageInput>;

/** The control of a field by the name that the specification gives it. */
export function control(page: Page, name: Field): Locator {
  return page.locator(`form [name="${name}"]`);
}

/** Fills in either form at one go, as it would be typed; the date is chosen in the calendar. */
export async function fill(page: Page, { preferredDate, ...values }: Values) {
  await page.locator("form").evaluate(fillIn, Object.entries(values));
  if (preferredDate) await chooseDay(page, preferredDate);
}

function fillIn(form: Element, values: [name: string, value: string | boolean | null][]) {
  for (const [name, value] of values) {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const control = controls.find(({ type }) => type !== "radio") ?? controls.find(isChosen);
    if (!control) throw new Error(`There is no field ${name} for ${value}`);
    control.focus();
    if (typeof value === "boolean" || control.type === "radio") {
      if (control.checked !== (value !== false)) control.click();
    } else if (control instanceof HTMLSelectElement) {
      control.value = value ?? "";
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      control.select();
      document.execCommand(value ? "insertText" : "delete", false, value ?? "");
    }

    function isChosen(radio: HTMLInputElement) {
      return radio.value === value;
    }
  }
}

/** The list of answers to look at again. */
export function summaryOf(page: Page): Locator {
  return page.locator("form").getByRole("region");
}

export function calendarOf(page: Page): Locator {
  return page.locator("form").getByRole("dialog", { name: requestWords.date.title });
}

/** A day of the open calendar, by its name in full. */
export function dayOf(page: Page, day: string): Locator {
  return calendarOf(page).getByRole("button", { name: formatLongDay(day), exact: true });
}

/** Opens the calendar, turns its leaves as far as needed and takes a day. */
export async function chooseDay(page: Page, day: string) {
  const calendar = calendarOf(page);
  await control(page, "preferredDate").click();
  const grid = calendar.getByRole("grid");
  const month = formatLongDay(day).split(" ").slice(2).join(" ");
  for (;;) {
    const shown = (await grid.getAttribute("aria-label")) ?? "";
    if (shown === month) break;
    const way = Date.parse(`1 ${shown}`) < Date.parse(`1 ${month}`) ? "Next" : "Previous";
    await calendar.getByRole("button", { name: `Go to the ${way} Month` }).press("Enter");
  }
  // By what is heard and by what is seen: a wrong time zone could move one of them.
  await dayOf(page, day)
    .filter({ hasText: new RegExp(`^${Number(day.slice(-2))}$`) })
    .press("Enter");
}

export function send(page: Page): Locator {
  return page.locator("form [type=submit]").first();
}

/** React has taken over the form. */
export async function expectHydrated(page: Page) {
  await expect(page.locator("[data-hydrated]")).toBeAttached();
}

/** Reaches for the form, and waits until React has taken it over. */
export async function hydrate(page: Page) {
  await page.locator("form [name=email]").focus();
  await expectHydrated(page);
}

/** Fills in a form and sends it. */
export async function submit(page: Page, values: Values) {
  await fill(page, values);
  await send(page).click();
}

/** Where forms deliver, the browser itself sends one whose script has not come yet. */
export async function sendByScript(page: Page) {
  await expectHydrated(page);
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
export async function expectMessages(page: Page, expected: Record<string, string>) {
  await expect.poll(() => messages(page), { intervals: [20, 50] }).toEqual(expected);
}

/** What a live region is given to say from now on. */
export async function listenTo(region: Locator) {
  await region.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      if (changes.some((change) => change.addedNodes.length > 0 || change.type !== "childList")) {
        said.push(element.textContent ?? "");
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  return () => region.page().evaluate(() => Reflect.get(window, "said") as string[]);
}

/** What stands on the page after a valid submit. */
export function confirmation(page: Page): Locator {
  return page.locator(".confirmation");
}

/** The questions with which the page was left, each answered by staying or by going. */
export function answerQuestions(page: Page, answer: "stay" | "go") {
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await (answer === "stay" ? dialog.dismiss() : dialog.accept());
  });
  return questions;
}

/** A link out of the form's page. */
export function wayOut(page: Page): Locator {
  return page.getByRole("contentinfo").locator('a[href="/about"]');
}

/** Leaves the form's page, which may ask first. */
export async function leave(page: Page) {
  await wayOut(page).click();
  await expect(page).toHaveURL("/about");
}

/** Lets a test read what the page copied. Firefox is told so by a preference. */
export async function allowClipboard(context: BrowserContext) {
  if (context.browser()?.browserType().name() === "firefox") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

export function copiedText(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** How long a text is, as the form counts. */
export function countOf(page: Page): Locator {
  return page.locator(".field-count");
}

/** A note that stands outside of the form, for when something fails. */
export function noteOf(page: Page, words: keyof typeof bothForms.notes): Locator {
  return page.getByRole("alert").filter({ hasText: bothForms.notes[words] });
}

const scripts = {
  form: "**/assets/forms-*.js",
  calendar: "**/assets/calendar-*.js",
};

/** Keeps a script from arriving until the returned function lets it, or refuses it at last. */
export async function holdScript(page: Page, script: keyof typeof scripts) {
  const { opened, open } = gate<"continue" | "abort">();
  await page.route(scripts[script], async (route) => route[await opened]());
  return { letThrough: () => open("continue"), refuse: () => open("abort") };
}
