import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, describe, expect, test, vi } from "vitest";
import { contactMessage, sessionRequest } from "../testing/answers.ts";
import { startPractice, startTestInbox, testSite } from "../testing/inbox.ts";

const { inbox, practice } = await startPractice();
afterAll(() => inbox.remove());

/** The fields of the longer form, as browsers send them. */
const sessionFields: Record<string, string> = {
  ...sessionRequest,
  ...{ privacyConsent: "on", cancellationPolicy: "on" },
};

/** Sends a form, and opens the page that comes back in a browser without scripts. */
async function open(path: string, fields: Record<string, string>, visitor = inbox.visitor) {
  const { text } = await visitor.sendPlain(path, fields);
  const window = new Window();
  window.document.write(text);
  const { document } = window;
  // happy-dom 21 takes another option than the selected one, browsers don't.
  for (const option of document.querySelectorAll("option")) {
    if (option.hasAttribute("selected")) option.selected = true;
  }
  const [form] = document.forms;
  return { document, answers: Object.fromEntries(new window.FormData(form)) };
}

async function countKept() {
  return (await practice.staff.list()).length;
}

describe("Without scripts", () => {
  test("a form that is wrong comes back with every value and each message", async () => {
    const values = { ...contactMessage, email: "asha@", message: '<b>Hello</b> & "you"' };
    const answer = await inbox.visitor.sendPlain("/contact", values);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Invalid email address");
    expect(answer.text).toContain('value="asha@"');
    expect(answer.text).toContain('&lt;b&gt;Hello&lt;/b&gt; &amp; "you"</textarea>');
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a long form comes back with its choices, ticks and day, and none that is not offered", async () => {
    const { document, answers } = await open("/appointments", {
      ...sessionFields,
      cancellationPolicy: "",
      email: "asha@",
      preferredTherapist: "no-such-person",
      fullName: " आशा & <b>",
    });
    const { cancellationPolicy: _, ...given } = sessionFields;
    expect(answers).toEqual({
      ...given,
      ...{ email: "asha@", fullName: " आशा & <b>", preferredTherapist: "", website: "" },
    });
    const find = (selector: string) => document.querySelector(selector);
    expect(find("[name=preferredDate]")?.getAttribute("type")).toBe("date");
    expect(find("#preferredDate")?.getAttribute("value")).toBe(sessionFields.preferredDate);
    const links = [...document.querySelectorAll(".summary a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual(["#email", "#cancellationPolicy"]);
    for (const name of ["email", "cancellationPolicy"]) {
      const control = find(`[name=${name}]`);
      expect(control?.getAttribute("aria-invalid")).toBe("true");
      const ids = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(ids.at(-1)).toBe(`${name}-error`);
      for (const id of ids) expect(find(`#${id}`)?.textContent).toMatch(/./);
    }
    expect(find(".summary")?.hasAttribute("autofocus")).toBe(true);
    expect(document.title).toMatch(new RegExp(`^${find("#summary-title")?.textContent}: `));
    expect(find("[data-form], [data-form-props], [data-scripted], noscript")).toBeNull();
  });

  test("a page of another build gives way to a bare one that holds every answer", async () => {
    const other = await startPractice();
    const built = join(other.inbox.settings.site, "appointments.html");
    const page = await readFile(built, "utf8");
    for (const changed of [
      page.replace('data-form="appointment"', ""),
      page.replaceAll('name="age"', 'name="years"'),
      page.replaceAll("prefer-not", "rather-not"),
      "",
    ]) {
      await writeFile(built, changed);
      const wrong = { ...sessionFields, email: "asha@" };
      const { document, answers } = await open("/appointments", wrong, other.inbox.visitor);
      expect(answers).toEqual(wrong);
      expect(document.querySelector("#email-error")?.textContent).toBe("Invalid email address");
      expect(document.querySelector(".control")).toBeNull();
    }
    await rm(built);
    const sent = await other.inbox.visitor.sendPlain("/appointments", sessionFields);
    expect(sent.status).toBe(303);
    await other.inbox.remove();
  });

  test("a form that is right is kept once, however often it is sent", async () => {
    const before = await countKept();
    for (const _press of ["first", "second"]) {
      const sent = await inbox.visitor.sendPlain("/contact", contactMessage);
      expect(sent.status).toBe(303);
      expect(sent.headers.get("location")).toMatch(
        /^\/contact\/sent\?at=\d+&id=[\w-]{36}&proof=[\w-]{43}$/,
      );
    }
    expect(await countKept()).toBe(before + 1);
    await inbox.visitor.sendPlain("/contact", { ...contactMessage, message: "Something else." });
    expect(await countKept()).toBe(before + 2);
  });

  test("the page that says 'sent' says so to whom something was sent, for an hour", async () => {
    const { headers } = await inbox.visitor.sendPlain("/contact", contactMessage);
    const url = String(headers.get("location"));
    const open = (path: string) => fetch(inbox.origin + path, { redirect: "manual" });
    expect(await (await open(url)).text()).toContain(testSite.languages[0].forms[0]?.toast.title);
    const [, at] = /at=(\d+)/.exec(url) ?? [];
    for (const [path, form] of [
      ["/contact/sent", "/contact"],
      [url.replace(String(at), String(Number(at) + 1)), "/contact"],
      [url.replace("/contact", "/appointments"), "/appointments"],
    ] as const) {
      const answer = await open(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, form]);
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_001 });
    expect((await open(url)).status).toBe(303);
    vi.useRealTimers();
  });

  test("a failure says so, with phone and e-mail and every answer still in the form", async () => {
    const other = await startTestInbox();
    const answer = await other.visitor.sendPlain("/contact", contactMessage);
    await other.remove();
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("Nothing was sent");
    expect(answer.text).toMatch(/"tel:.*"mailto:/s);
    expect(answer.text).toContain('value="Asha Rao"');
  });
});
