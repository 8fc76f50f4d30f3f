import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startInbox } from "./start.ts";
import { startPractice, startTestInbox } from "./testing/inbox.ts";

/** Puts another text in the place of `forms.json`, at one go. */
async function change(folder: string, edit: (text: string) => string) {
  const file = join(folder, "forms.json");
  const text = edit(await readFile(file, "utf8"));
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const newer = (text: string) => text.replace(/"version": \d+/, '"version": 99');

describe("forms.json", async () => {
  const { inbox, practice } = await startPractice();
  const { site } = inbox.settings;
  afterAll(() => inbox.remove());

  test("counts as soon as it has changed, without a restart", async () => {
    await change(site, (text) => text.replaceAll("Invalid email address", "No such address"));
    const answer = await inbox.visitor.write({ email: "asha@" });
    expect(answer.json).toEqual({ errors: { email: "No such address" } });
  });

  test("leaves the words of earlier messages as they were", async () => {
    const before = crypto.randomUUID();
    await inbox.visitor.write({}, before);
    await change(site, (text) => text.replaceAll("What may we call you?", "Your full name"));
    const after = crypto.randomUUID();
    await inbox.visitor.write({ message: "Another one." }, after);
    const messages = await practice.staff.read(practice.practice.privateKey);
    const labels = [before, after].map((id) => {
      const { asked } = messages.find((message) => message.id === id)?.content ?? {};
      return asked[0].fields[0].label;
    });
    expect(labels).toEqual(["What may we call you?", "Your full name"]);
  });

  test.each([
    ["of a newer version", newer, "has the version 99, and this inbox reads version 1"],
    ["that was cut off", (text: string) => text.slice(0, 999), "only a part of it has arrived"],
    [
      "without a form's words",
      (text: string) => text.replace('"toast"', '"toasts"'),
      "is damaged at",
    ],
  ])("%s is told in one line, and messages are still taken", async (_which, edit, reason) => {
    const good = await readFile(join(site, "forms.json"), "utf8");
    const before = inbox.lines.length;
    await change(site, edit);
    const answers = [await inbox.visitor.write(), await inbox.visitor.write({ name: "Kabir" })];
    await change(site, () => good);
    await inbox.visitor.write();
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const told = inbox.lines.slice(before).filter((line) => line.includes("forms.json"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(reason);
    expect(told[0]).toContain("The previous version still counts.");
  });
});

test("a restart beside a newer forms.json takes messages by the last one", async () => {
  const { inbox, practice } = await startPractice();
  await inbox.stop();
  await change(inbox.settings.site, newer);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const again = await startInbox(inbox.settings, { print, log: print });
  // The connection that was left over from before.
  await fetch(inbox.origin).catch(() => undefined);
  const { status } = await inbox.visitor.write();
  const kept = await practice.staff.list();
  await again.stop();
  expect(status).toBe(201);
  expect(kept).toHaveLength(1);
  expect(lines.filter((line) => line.includes("forms.json has the version 99"))).toHaveLength(1);
});

test("runs without forms.json, says so and takes nothing", async () => {
  const inbox = await startTestInbox({}, async (site) => {
    await change(site, newer);
  });
  const { status } = await inbox.visitor.post("/contact", "name=Asha", {
    "Content-Type": "application/x-www-form-urlencoded",
  });
  const health = await fetch(`${inbox.origin}/inbox/health`);
  await inbox.remove();
  expect([status, health.status]).toEqual([405, 503]);
  expect(inbox.lines.join()).toContain("The forms accept nothing. Build the site with");
});
