import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Environment, keepDaysOf, readSettings, readSettingsFile } from "./settings.ts";
import { testSite } from "./testing/inbox.ts";

test("listens on this machine only by default", () => {
  expect(readSettings({})).toMatchObject({
    ...{ url: "http://localhost:4175", host: "127.0.0.1", port: 4175 },
  });
});

test("keeps a message for as long as the privacy notice says, or shorter", () => {
  const days = Math.floor(((testSite.practice.keepMonths ?? 0) * 365) / 12);
  const { keepMonths: _, ...silent } = testSite.practice;
  const set = (text: string) => readSettings({ INBOX_KEEP_DAYS: text });
  expect(keepDaysOf(set(""), testSite)).toBe(days);
  expect(keepDaysOf(set("30"), testSite)).toBe(30);
  expect(keepDaysOf(set(`${days + 1}`), testSite)).toBe(days);
  expect(keepDaysOf(set(""), { ...testSite, practice: silent })).toBe(365);
  expect(keepDaysOf(set("500"), { ...testSite, practice: silent })).toBe(500);
});

test("names its address on another port", () => {
  expect(readSettings({ INBOX_PORT: "4790" }).url).toBe("http://localhost:4790");
});

test.each([
  [{ INBOX_URL: "example.org" }, "INBOX_URL has to be an address like https://www.example.org."],
  [
    { INBOX_URL: "http://www.example.org" },
    "INBOX_URL has to start with https: otherwise messages travel unencrypted.",
  ],
  [{ INBOX_URL: "https://www.example.org" }, /^INBOX_PROXY is missing: name the web server/],
  [{ INBOX_PORT: "http" }, "INBOX_PORT has to be a number from 0 to 65535."],
  [{ INBOX_UNOPENED_HOURS: "0" }, "INBOX_UNOPENED_HOURS has to be a number from 1 to 72."],
  [{ INBOX_KEEP_DAYS: "0" }, /^INBOX_KEEP_DAYS has to be a number from 1 to/],
  [{ INBOX_DB: "mysql://x" }, /^INBOX_DB has to be an address like postgres/],
  ...["p#w", "1#w", "p/w", "12/w", "p?w"].map((password): [Environment, string] => [
    { INBOX_DB: `postgres://user:${password}@host/name` },
    "INBOX_DB has #, / or ? in the password: write them as %23, %2F and %3F.",
  ]),
  [
    { INBOX_DB: "postgres://db.example.org/inbox?sslmode=require" },
    "INBOX_DB has to be without sslmode=require: TLS with a checked certificate is always used.",
  ],
  [{ INBOX_SMTP: "smtps://me@x.example:pa#ss@x.example" }, /^INBOX_SMTP has #, \/ or \?/],
  [{ INBOX_MAIL_TO: "a@x.example, nobody" }, "INBOX_MAIL_TO has to be an e-mail address."],
  [{ INBOX_DB: "postgres://x" }, "INBOX_SECRET is missing: all processes on INBOX_DB share it."],
  [{ INBOX_SECRET: "short" }, "INBOX_SECRET has to have 32 characters at least."],
  [
    { INBOX_SMTP: "smtp://x" },
    "INBOX_MAIL_TO is missing: INBOX_SMTP needs it.\nINBOX_MAIL_FROM is missing: INBOX_SMTP needs it.",
  ],
])("%o is told in a line", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

describe("A file of settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const file = join(folder, "inbox.env");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is read as systemd reads it", () => {
    const lines = ["# A=1", "; B=2", "", "D=a&b #c;$HOME", `E="e f"`, "F='&'", "G="];
    writeFileSync(file, lines.join("\n"));
    expect(readSettingsFile(file)).toEqual({ D: "a&b #c;$HOME", E: "e f", F: "&", G: "" });
  });

  test.each(["A", "A = 1", 'A=b"c', "A=b\\c", `A="b'`])("cannot hold %s", (line) => {
    writeFileSync(file, `B=1\n${line}\n`);
    expect(() => readSettingsFile(file)).toThrow(`Line 2 of ${file} has to be NAME=value`);
  });
});

test("the documents name every variable", () => {
  const source = readFileSync(new URL("settings.ts", import.meta.url), "utf8");
  const documents = readFileSync(new URL("../docs/inbox/reference.md", import.meta.url), "utf8");
  const names = new Set([...source.matchAll(/"(INBOX_[A-Z_]+)"/g)].map(([, name]) => name));
  for (const name of names) expect(documents).toContain(`| \`${name}\` |`);
});
