import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteFiles } from "../../build/site-files";
import { practiceFolder } from "../../e2e/practices";
import { testSite } from "../content/testing";
import { formsOf } from "../forms/form-props";
import { contactMessage, sessionRequest } from "../forms/testing-answers";
import { createPlainPages } from "./pages";

const site = testSite();
const { practice } = site;
const { contact, appointment } = formsOf(site);

const folder = mkdtempSync(join(tmpdir(), "plain-pages-"));
let pages: ReturnType<typeof createPlainPages>;

beforeAll(async () => {
  const files = siteFiles([site], practiceFolder, "/assets/forms.js");
  for (const path of ["/contact", "/appointments"] as const) {
    writeFileSync(join(folder, `${path}.html`), String(await files[path]?.make()));
  }
  pages = createPlainPages(folder, site);
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
  return { document, answers, main };
}

test("A form comes back with its choices, ticks and day, but none that is not offered", async () => {
  const { preferredDate, preferredTime } = sessionRequest;
  const values = { ...sessionRequest, cancellationPolicy: false, sessionType: '"><b>' };
  const wrong = { ...values, preferredTherapist: "no-such-person" };
  const { document, answers } = open(await pages.formPage(appointment, { answers: wrong }));
  expect(answers).toMatchObject({ preferredDate, preferredTime, preferredTherapist: "" });
  expect(answers).toHaveProperty("privacyConsent");
  expect(answers).not.toHaveProperty("cancellationPolicy");
  expect(answers).not.toHaveProperty("sessionType");
  expect(document.querySelector("[name=preferredDate]")?.getAttribute("type")).toBe("date");
});

test("What failed without answers to show leads to phone, e-mail and the form", async () => {
  const { main, document } = open(await pages.errorPage(contact, "This is too <long>."));
  expect(main).toContain(`This is too <long>. ${practice.phone} or ${practice.email}`);
  expect(document.querySelector("main a[href='/contact']")?.textContent).toBe(
    site.forms.sending.failed.again,
  );
});

test("answers on a bare page where the built page has another form", async () => {
  writeFileSync(join(folder, "contact.html"), "<main>A newer form</main>");
  const { formPage, sentPage, foreign } = createPlainPages(folder, site);
  expect(foreign).toEqual(["contact.html"]);
  const sent = open(await sentPage(contact, "ABC123"));
  expect(sent.document.title).toBe(`${contact.toast.title}: ${practice.name}`);
  expect(sent.document.documentElement.lang).not.toBe("");
  expect(sent.main).toContain("ABC123");
  const answers = { ...contactMessage, email: "asha@" };
  const again = open(await formPage(contact, { answers, notice: "Not now." }));
  expect(again.main).toContain("Not now.");
  expect(again.answers).toMatchObject(answers);
});
