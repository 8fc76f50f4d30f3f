import { describe, expect, test } from "vitest";
import { loadContent } from "./load-content";
import { findSamples } from "./samples";
import { confirmIn, copyPractice } from "./testing";

describe("A fact that nobody has confirmed", () => {
  test("is not there, and is once it is confirmed", () => {
    const { folder } = copyPractice();
    expect(loadContent(folder).therapists.meera).not.toHaveProperty("training");
    for (const sample of findSamples(folder)) confirmIn(folder, sample);
    expect(loadContent(folder).therapists.meera?.training).toMatch(/^A diploma/);
  });

  test("is there once the practice has written its own", () => {
    const { folder, edit } = copyPractice();
    edit("therapists/meera.md", /training: .*/, "training: A degree in listening.");
    expect(loadContent(folder).therapists.meera?.training).toBe("A degree in listening.");
  });
});

describe("A fact of the practice", () => {
  test("stands in every text that asks for it, and takes a line along that lacks it", () => {
    const { folder, edit } = copyPractice();
    expect(loadContent(folder)["privacy-notice"].english.body).toMatch(/after 7\s+months/);
    edit("practice.yml", /keepMonths: .*\n/, "");
    const { english, hindi } = loadContent(folder)["privacy-notice"];
    expect(english.body + hindi.body).not.toMatch(/months|undefined|\{\{keepMonths/);
  });

  test("is a link in prose, and plain text elsewhere", () => {
    const { folder, edit } = copyPractice();
    edit("help-lines.yml", /limits: .*/, "limits: Call {{phone}}.");
    edit("articles/one-quiet-evening.md", "Put the phone", "Call {{phone}}. Put the phone");
    const { articles, "help-lines": lines } = loadContent(folder);
    expect(lines.limits).toMatch(/^Call \+[\d ]+\.$/);
    expect(articles["one-quiet-evening"]?.body).toMatch(/^Call \[\+[\d ]+\]\(tel:\+\d+\)\./);
  });
});

test("Content with errors is not loaded, and all of them are told", () => {
  const { folder, edit } = copyPractice();
  edit("practice.yml", /phone: .*/, "phone: 1");
  edit("practice.yml", /email: .*/, "email: none");
  expect(() => loadContent(folder)).toThrow(/phone must be .*\n.*email must be an e-mail address/);
});
