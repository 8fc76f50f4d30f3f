import type { Opened } from "../messages/opened.ts";
import { allFields, formTitles, worded } from "../messages/questions.ts";
import { receivedWords } from "../messages/waited-leaf.tsx";

const stateWords: Readonly<Record<string, string>> = {
  new: "new",
  answered: "answered",
  aside: "put aside",
};

/** Everything as it is, for a program. */
export function asJson(messages: readonly Opened[]) {
  return JSON.stringify(
    messages.map(({ id, form, received, state, changed, changedBy, values, notes }) => ({
      id,
      form,
      received: new Date(received).toISOString(),
      state,
      values,
      changed: new Date(changed).toISOString(),
      changedBy,
      notes: notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    })),
    null,
    2,
  );
}

/** Everything in words, for a spreadsheet: a row for each message, a column for each question. */
export function asCsv(messages: readonly Opened[]) {
  const heads = ["Form", "Received", "State", "Changed by", "Notes"];
  const rows = messages.map(({ form, received, state, changedBy, values = {}, notes }) => [
    formTitles[form] ?? form,
    receivedWords(received),
    stateWords[state] ?? state,
    changedBy,
    notes.map(({ author, at, text }) => `${author}, ${receivedWords(at)}: ${text}`).join("\n"),
    ...allFields.map((field) => (field.name in values ? worded(field, values[field.name]) : "")),
  ]);
  const lines = [[...heads, ...allFields.map(({ label }) => label)], ...rows];
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A spreadsheet would compute what begins like a formula; a stranger may have written it. */
function cell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
