import { referenceOf } from "../../../contract/reference.ts";
import type { Opened } from "../messages/opened.ts";
import { fieldsOf, formTitles, stateTitles, worded } from "../messages/questions.ts";
import { receivedWords } from "../parts/times.ts";

const unreadable = "(can’t be opened)";
const columns = ["Reference", "Form", "Received", "State", "Changed by", "Notes"];

/** Everything in words, for a spreadsheet: a row for each message, a column for each question. */
export function asCsv(messages: readonly Opened[]) {
  const questions = new Map(messages.flatMap(fieldsOf).map((field) => [field.name, field.label]));
  const rows = messages.map((message) => {
    const { id, form, received, state, changedBy, values = {}, notes } = message;
    const fields = new Map(fieldsOf(message).map((field) => [field.name, field]));
    const answerTo = (name: string) => {
      const field = fields.get(name);
      return field && name in values ? worded(field, values[name]) : "";
    };
    return [
      referenceOf(id),
      formTitles[form] ?? form,
      receivedWords(received),
      stateTitles[state],
      changedBy,
      notes
        .map(
          ({ author, at, text }) =>
            `${author || "Unknown"}, ${receivedWords(at)}: ${text ?? unreadable}`,
        )
        .join("\n"),
      ...[...questions.keys()].map(answerTo),
    ];
  });
  const lines = [[...columns, ...questions.values()], ...rows];
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A spreadsheet would compute what begins like a formula; a stranger may have written it. */
function cell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Downloads messages as a file for a spreadsheet. */
export function save(messages: readonly Opened[]) {
  const url = URL.createObjectURL(new Blob([asCsv(messages)], { type: "text/csv" }));
  Object.assign(document.createElement("a"), { href: url, download: "inbox.csv" }).click();
  URL.revokeObjectURL(url);
}
