import { afterAll, describe, expect, test, vi } from "vitest";
import { contactMessage } from "../../app/forms/testing-answers.ts";
import { forms } from "../site.ts";
import { startPractice, startTestInbox } from "../testing/inbox.ts";

const { inbox, practice } = await startPractice();
afterAll(() => inbox.remove());

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
    expect(answer.text).toContain("&lt;b&gt;Hello&lt;/b&gt; &amp; &quot;you&quot;");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a form that is right is kept once, however often it is sent", async () => {
    const before = await countKept();
    for (const _press of ["first", "second"]) {
      const sent = await inbox.visitor.sendPlain("/contact", contactMessage);
      expect(sent.status).toBe(303);
      expect(sent.headers.get("location")).toMatch(
        /^\/contact\/sent\?at=\d+&reference=\w{6}&proof=[\w-]{43}$/,
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
    expect(await (await open(url)).text()).toContain(forms.contact.toast.title);
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
