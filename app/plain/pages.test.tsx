import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { render } from "../../build/render";
import { practice } from "../content/practice";
import { failedTexts } from "../content/sending";
import { emptyAnswers } from "../forms/form";
import { forms } from "../forms/forms";
import { createPlainPages } from "./pages";

const { contact, appointment } = forms;

const message = {
  name: "आशा राव",
  email: "asha@example.org",
  phone: "",
  message: 'One.\n</textarea><script>alert("1")</script> & more',
};

const request = {
  ...emptyAnswers(appointment),
  fullName: "Asha Rao",
  age: "16",
  preferredDate: "2026-11-20",
  preferredTime: "evening-4-6",
  privacyConsent: true,
};

const folder = mkdtempSync(join(tmpdir(), "plain-pages-"));
let pages: ReturnType<typeof createPlainPages>;

beforeAll(async () => {
  for (const path of ["/contact", "/appointments"]) {
    const { body } = await render(path, "/assets/forms.js");
    writeFileSync(join(folder, `${path}.html`), body);
  }
  pages = createPlainPages(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The page as a browser without scripts has it. */
function open(html: string) {
  const window = new Window();
  window.document.write(html);
  const { document } = window;
  const form = document.querySelector("form");
  const answers = form ? Object.fromEntries(new window.FormData(form)) : {};
  const main = document.querySelector("main")?.textContent;
  return { document, form, answers, main, focused: document.querySelectorAll("[autofocus]") };
}

describe("A form that comes back", () => {
  test("holds every answer, none of them as markup, and no script takes it over", async () => {
    const { document, form, answers } = open(await pages.formPage(contact, { answers: message }));
    expect(answers).toMatchObject(message);
    expect(form?.querySelector("script")).toBeNull();
    expect(document.querySelector("[data-form]")).toBeNull();
  });

  test("holds choices, ticks and the day as they were made, but none that is not offered", async () => {
    const given = { ...request, preferredTherapist: "no-such-person", sessionType: '"><b>' };
    const { document, answers } = open(await pages.formPage(appointment, { answers: given }));
    const { preferredDate, preferredTime } = request;
    expect(answers).toMatchObject({ preferredDate, preferredTime, preferredTherapist: "" });
    expect(answers).toHaveProperty("privacyConsent");
    expect(answers).not.toHaveProperty("cancellationPolicy");
    expect(answers).not.toHaveProperty("sessionType");
    expect(document.querySelector("[name=preferredDate]")?.getAttribute("type")).toBe("date");
  });

  test("ties each message to its field, and has the focus on the list of them", async () => {
    const errors = { fullName: "Too short", preferredDate: "None", sessionType: "Please select" };
    const html = await pages.formPage(appointment, { answers: request, errors });
    const { document, focused } = open(html);
    expect(focused).toHaveLength(1);
    expect(focused[0]?.getAttribute("aria-labelledby")).toBe("summary-title");
    for (const [name, text] of Object.entries(errors)) {
      expect(focused[0]?.querySelector(`a[href="#${name}"]`)).not.toBeNull();
      expect(document.getElementById(name)).not.toBeNull();
      expect(document.getElementById(`${name}-error`)?.textContent).toBe(text);
      for (const control of document.querySelectorAll(`[name=${name}]`)) {
        expect(control.getAttribute("aria-invalid")).toBe("true");
        expect(control.getAttribute("aria-describedby")).toContain(`${name}-error`);
      }
    }
    const title = document.getElementById("summary-title")?.textContent;
    expect(document.title.startsWith(`${title}: `)).toBe(true);
  });
});

test("What failed without answers to show leads to phone, e-mail and the form", async () => {
  const { main, document } = open(await pages.errorPage(contact, "This is too <long>."));
  expect(main).toContain(`This is too <long>. ${practice.phone} or ${practice.email}`);
  expect(document.querySelector("main a[href='/contact']")?.textContent).toBe(failedTexts.again);
});

test("A page of another build is refused at once", () => {
  writeFileSync(join(folder, "contact.html"), "<main></main>");
  expect(() => createPlainPages(folder)).toThrow("is not of this build");
});
