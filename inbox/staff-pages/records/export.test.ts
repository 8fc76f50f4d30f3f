import { expect, it } from "vitest";
import { askedIn } from "../../receive/asked.ts";
import { formsOf } from "../../site.ts";
import { testSite } from "../../testing/inbox.ts";
import { opened } from "../../testing/opened.ts";
import { asCsv } from "./export.ts";

const values = {
  name: '=HYPERLINK("https://example.org")',
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: 'She said "yes",\nthen left.',
};
const [contact] = formsOf(testSite);

const message = opened("0b0e4b4e-7a63-4f0e-8a38-3b8a4f9f5a11", values, {
  asked: contact && askedIn(contact, values),
  received: Date.UTC(2026, 10, 16, 8, 30),
  state: "answered",
  changed: Date.UTC(2026, 10, 16, 9),
  changedBy: "Meera",
  notes: [{ author: "Meera", text: "Called back", at: Date.UTC(2026, 10, 16, 9) }],
});

it("writes a spreadsheet that computes nothing and loses nothing", () => {
  const [heads = "", row = ""] = asCsv([message]).split("\r\n");
  const first = `"Reference","Form","Received","State","Changed by","Notes","${contact?.form.sections[0]?.fields[0]?.label}",`;
  expect(heads.startsWith(`\uFEFF${first}`)).toBe(true);
  expect(row).toContain(
    '"Message","16 Nov 2026, 14:00","Answered","Meera","Meera, 16 Nov 2026, 14:30: Called back"',
  );
  expect(row).toContain('"\'=HYPERLINK(""https://example.org"")"');
  expect(row).toContain('"\'+91 98765 43210"');
  expect(row).toContain('"She said ""yes"",\nthen left."');
});

it("says of a note that it can't be opened", () => {
  const notes = [{ at: message.changed, author: "", text: undefined }];
  expect(asCsv([{ ...message, notes }])).toContain(
    '"Unknown, 16 Nov 2026, 14:30: (can’t be opened)"',
  );
});
