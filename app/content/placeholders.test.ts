import { expect, test } from "vitest";
import { fill } from "./placeholders";

/** A known fact, one that is missing, and one that the practice doesn't have. */
const facts = { city: "Kochi", payment: undefined, callMinutes: null };

test.each<[before: unknown, after: unknown]>([
  ["Come to {{city}}.", "Come to Kochi."],
  ["Ask us. {{payment}}", ""],
  ["Ask us.\n\n{{payment}}", "Ask us.\n"],
  ["Ask us. {{callMinutes}} minutes are free. Or come!", "Ask us. Or come!"],
  ["'Ask us.' {{callMinutes}} minutes are free.", "'Ask us.'"],
  ["पूछें। {{callMinutes}} मिनट मुफ़्त हैं। आएँ।", "पूछें। आएँ।"],
  ["{{callMinutes}} minutes are free.", ""],
  [["One", "{{callMinutes}} minutes"], ["One"]],
  [
    [{ title: "We talk", text: "{{callMinutes}} minutes." }, { title: "We meet" }],
    [{ title: "We meet" }],
  ],
  [[{ answer: "{{payment}}", until: "Ask us." }], [{ answer: "", until: "Ask us." }]],
  [[{ answer: "{{callMinutes}}", until: "Ask us." }], []],
])("fills %j as %j", (before, after) => {
  expect(fill(before, facts)).toEqual(after);
});
