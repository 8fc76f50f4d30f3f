import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Answers, FieldName } from "../app/forms/form";
import { facts } from "./facts";
import { longDay } from "./long-day";
import { gate } from "./slow-line";

export type Form = ReturnType<typeof formOf>;

const scripts = {
  form: "**/assets/hydrate-form-*.js",
  calendar: "**/assets/calendar-*.js",
};

/** The form of a page, either of them, in any of its languages, and what visitors do with it. */
export function formOf(page: Page, { requestWords, bothForms, words, base } = facts) {
  const part = page.locator("form");
  const send = part.locator("[type=submit]").first();
  const calendar = part.getByRole("dialog", { name: requestWords.date.title });
  /** A link out of the form's page. */
  const wayOut = page.getByRole("contentinfo").locator(`a[href="${base}/about"]`);

  /** The control of a field by the name that the specification gives it. */
  function control(name: FieldName) {
    return part.locator(`[name="${name}"]`);
  }

  const date = control("preferredDate");

  /** A day of the open calendar, by its name in full. */
  function day(iso: string) {
    return calendar.getByRole("button", { name: longDay(iso, words.language), exact: true });
  }

  /** Fills in the form at one go, as it would be typed; the date is chosen in the calendar. */
  async function fill({ preferredDate, ...values }: Answers) {
    await part.evaluate(fillIn, Object.entries(values));
    if (preferredDate) await chooseDay(String(preferredDate));
  }

  /** Turns to another month. */
  function leaf(way: "next" | "previous") {
    return calendar.getByRole("button", { name: requestWords.date[`${way}Month`] });
  }

  async function submit(values: Answers) {
    await fill(values);
    await send.click();
  }

  /** Opens the calendar, goes to the month and chooses a day. */
  async function chooseDay(iso: string) {
    await date.click();
    const anyDay = calendar.locator("[data-day]:not([data-outside])").first();
    for (;;) {
      const shown = (await anyDay.getAttribute("data-day"))?.slice(0, 7) ?? "";
      if (iso.startsWith(shown)) break;
      await leaf(shown < iso ? "next" : "previous").press("Enter");
    }
    // Checks both label and text, because a wrong time zone could move one of them.
    const number = new RegExp(`^${Number(iso.slice(-2))}$`);
    await day(iso).filter({ hasText: number }).press("Enter");
  }

  /** Unfolds the visitor's copy in the confirmation. */
  async function unfoldCopy() {
    await page.locator(".confirmation summary").click();
  }

  /** Brings the form back, which the confirmation has put aside. */
  async function writeAnother() {
    await page.locator(".confirmation > .cluster > button").last().click();
    await expect(part).toBeFocused();
  }

  /** Waits until React has hydrated the form. */
  async function expectHydrated() {
    await expect(page.locator("[data-hydrated]")).toBeAttached();
  }

  /** Reaches for the form, and waits until React has taken it over. */
  async function hydrate() {
    await control("email").focus();
    await expectHydrated();
  }

  /** Sends the form by its script. Before hydration, the browser itself would post it. */
  async function sendByScript() {
    await expectHydrated();
    await send.click();
  }

  /** Returns every shown message by the name of its field. */
  async function messages(): Promise<Record<string, string>> {
    const found = await page
      .locator('[id$="-error"]')
      .evaluateAll((errors) => errors.map(({ id, textContent }) => [id, textContent]));
    return Object.fromEntries(found.map(([id, text]) => [id?.replace("-error", ""), text]));
  }

  /** Waits until exactly these messages are shown. */
  async function expectMessages(expected: Record<string, string>) {
    await expect.poll(messages, { intervals: [20, 50] }).toEqual(expected);
  }

  /** Leaves the form's page, which may ask first. */
  async function leave() {
    await wayOut.click();
    await expect(page).toHaveURL(`${base}/about`);
  }

  /** The questions with which the page was left, each answered by staying or by going. */
  function answerQuestions(answer: "stay" | "go") {
    const questions: string[] = [];
    page.on("dialog", async (dialog) => {
      questions.push(dialog.type());
      await (answer === "stay" ? dialog.dismiss() : dialog.accept());
    });
    return questions;
  }

  /** Returns a note outside the form, for a form that fails. */
  function note(words: keyof typeof bothForms.notes) {
    return page.getByRole("alert").filter({ hasText: bothForms.notes[words] });
  }

  /** Keeps a script from arriving until it is let through, or refused at last. */
  async function holdScript(script: keyof typeof scripts) {
    const { opened, open } = gate<"continue" | "abort">();
    await page.route(scripts[script], async (route) => route[await opened]());
    return { letThrough: () => open("continue"), refuse: () => open("abort") };
  }

  return {
    ...{ page, part, send, calendar, date, wayOut },
    /** Returns the list of invalid answers. */
    summary: part.getByRole("region"),
    /** Notice in the form if it couldn't be delivered. */
    alert: part.getByRole("alert"),
    /** Confirmation on the page after a valid submit. */
    confirmation: page.locator(".confirmation"),
    /** Counter of a text's length. */
    count: page.locator(".field-count"),
    ...{ control, day, leaf, fill, submit, chooseDay, expectHydrated, hydrate, sendByScript },
    ...{
      unfoldCopy,
      writeAnother,
      messages,
      expectMessages,
      leave,
      answerQuestions,
      note,
      holdScript,
    },
  };
}

/** Runs in the page. */
function fillIn(form: Element, values: [name: string, value: string | boolean][]) {
  for (const [name, value] of values) {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const control = controls.find(({ type }) => type !== "radio") ?? controls.find(isChosen);
    if (!control) throw new Error(`There is no field ${name} for ${value}`);
    control.focus();
    if (typeof value === "boolean" || control.type === "radio") {
      if (control.checked !== (value !== false)) control.click();
    } else if (control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      control.select();
      document.execCommand(value ? "insertText" : "delete", false, value);
    }

    function isChosen(radio: HTMLInputElement) {
      return radio.value === value;
    }
  }
}

/** Records the texts of a live region from now on. */
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

/** Lets a test read the clipboard. Firefox needs a preference for that. */
export async function allowClipboard(context: BrowserContext) {
  if (context.browser()?.browserType().name() === "firefox") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

export function copiedText(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}
