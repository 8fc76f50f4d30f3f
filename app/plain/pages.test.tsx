import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { render } from "../../build/render";
import { textOf } from "../../build/rendered-pages";
import { appointmentTexts, formTexts, messageSentTexts, requestSentTexts } from "../content/forms";
import { practice } from "../content/practice";
import { checkTexts, failedTexts, sendingTexts } from "../content/sending";
import { emptySessionRequest } from "../forms/appointment/schema";
import { createPlainPages } from "./pages";

const contact = { name: "contact" } as const;
const appointment = { name: "appointment" } as const;

const message = {
  name: "आशा राव",
  email: "asha@example.org",
  phone: "",
  message: 'One.\n</textarea><script>alert("1")</script> & more',
};

const request = {
  ...(emptySessionRequest as Record<string, string | boolean>),
  fullName: "Asha Rao",
  age: "16",
  preferredDate: "2026-11-20",
  preferredTime: "evening-4-6",
  preferredTherapist: "no-preference",
  primaryConcerns: "I sleep badly and worry a lot.",
  privacyConsent: true,
};

const hidden = { id: "4c6f2b1e-0000-4000-8000-000000000000", issued: "1", token: "signed" };

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

/** The start tags that hold a text. */
function tags(html: string, text: string) {
  return (html.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => tag.includes(text));
}

describe("A form that comes back", () => {
  test("posts to its own page, and no script takes it over", async () => {
    const html = await pages.formPage(appointment, { values: request });
    expect(tags(html, 'method="post"')).toEqual([
      expect.stringMatching(/^<form .*action="\/appointments"/),
    ]);
    expect(html).not.toContain("data-form=");
  });

  test("shows every value, and none of them as markup", async () => {
    const html = await pages.formPage(contact, { values: message });
    expect(tags(html, 'name="name"')).toEqual([expect.stringContaining('value="आशा राव"')]);
    expect(tags(html, 'name="email"')).toEqual([
      expect.stringContaining('value="asha@example.org"'),
    ]);
    expect(html).toContain(
      ">One.\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</textarea>",
    );
    expect(textOf(html)).toContain("50 of 2000 characters");
  });

  test("shows choices, ticks and the day as they were made", async () => {
    const html = await pages.formPage(appointment, { values: request });
    const isChosen = / checked=""| selected=""/;
    const chosen = (html.match(/<(?:input|option)[^>]*>/g) ?? []).filter((tag) =>
      isChosen.test(tag),
    );
    expect(chosen).toEqual([
      expect.stringContaining('value="evening-4-6"'),
      expect.stringContaining('value="no-preference"'),
      expect.stringContaining('name="privacyConsent"'),
    ]);
    const [date = "", ...others] = tags(html, 'name="preferredDate"');
    expect(others).toEqual([]);
    expect(date).toContain('type="date"');
    expect(date).toContain('value="2026-11-20"');
    expect(textOf(html)).toContain(appointmentTexts.minorNote.replace(/\s/g, " "));
  });

  test("leaves a choice open whose value is not in its list", async () => {
    const values = { ...request, preferredTime: '"><b>', preferredTherapist: "no-such-person" };
    const html = await pages.formPage(appointment, { values });
    expect(html).not.toContain('"><b>');
    expect(html).not.toContain("no-such-person");
    expect(tags(html, 'name="preferredTime"').join()).not.toContain("checked");
  });

  test("ties each message to its field, and has the focus on the list of them", async () => {
    const errors = {
      fullName: "Name must be at least 2 characters",
      preferredDate: "Please select a preferred appointment date",
      sessionType: "Please select a session type",
    };
    const html = await pages.formPage(appointment, { values: request, errors });
    const focused = tags(html, 'autofocus=""');
    expect(focused).toEqual([expect.stringContaining('aria-labelledby="summary-title"')]);
    for (const [name, text] of Object.entries(errors)) {
      expect(tags(html, `href="#${name}"`)).toHaveLength(1);
      expect(tags(html, ` id="${name}"`)).toHaveLength(1);
      expect(html).toContain(`id="${name}-error">${text}</p>`);
      for (const tag of tags(html, `name="${name}"`)) {
        expect(tag).toContain('aria-invalid="true"');
        expect(tag).toContain(`aria-describedby="${name}-error"`);
      }
    }
    expect(html).toContain(`<title>Three ${formTexts.problem.manyWrong}: `);
  });

  test("says what else went wrong, and how to reach the practice", async () => {
    const html = await pages.formPage(contact, { values: message, notice: "We are full & shut." });
    expect(tags(html, 'autofocus=""')).toEqual([expect.stringContaining('role="alert"')]);
    expect(textOf(html)).toContain(`We are full & shut. ${sendingTexts.kept}`);
    expect(textOf(html)).toContain(`${practice.phone} or ${practice.email}`);
  });
});

describe("'Check your answers'", () => {
  test("shows them in the words of the form", async () => {
    const html = await pages.checkPage(appointment, { values: request, hidden });
    const { preferredDate, preferredTime } = appointmentTexts.labels;
    expect(textOf(html)).toContain(`${preferredDate}: Friday, 20 November 2026`);
    expect(textOf(html)).toContain(`${preferredTime}: Evening, 4 to 6`);
    expect(html).toContain(`<title>${checkTexts.title}: `);
    expect(tags(html, 'autofocus=""')).toHaveLength(1);
  });

  test("posts them again with what signs them, and none of them as markup", async () => {
    const html = await pages.checkPage(contact, { values: message, hidden });
    const posted = tags(html, 'type="hidden"').map((tag) => {
      return [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]];
    });
    expect(posted).toEqual([
      ["name", "आशा राव"],
      ["email", "asha@example.org"],
      ["phone", ""],
      [
        "message",
        "One.\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more",
      ],
      ...Object.entries(hidden),
    ]);
    expect(tags(html, 'name="change"')).toHaveLength(1);
  });

  test("posts no box that was not ticked", async () => {
    const html = await pages.checkPage(appointment, { values: request, hidden });
    expect(tags(html, 'name="privacyConsent"')).toEqual([expect.stringContaining('value="true"')]);
    expect(tags(html, 'name="cancellationPolicy"')).toEqual([]);
  });
});

test("After sending, a page says so in the words of the toast", async () => {
  const { title, text } = requestSentTexts.toast;
  expect(textOf(await pages.sentPage(appointment))).toContain(`${title} ${text}`);
  expect(textOf(await pages.sentPage(contact))).toContain(messageSentTexts.toast.text);
});

test("What failed without answers to show leads to phone, e-mail and the form", async () => {
  const html = await pages.failurePage(contact, "This is too <long>.");
  expect(textOf(html)).toContain(`This is too <long>. ${practice.phone} or ${practice.email}`);
  expect(html).toContain(`<a href="/contact">${failedTexts.again}</a>`);
});

test("A page of another build is refused at once", () => {
  writeFileSync(join(folder, "contact.html"), "<main></main>");
  expect(() => createPlainPages(folder)).toThrow("is not of this build");
});
