import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOf } from "../app/content/collections.ts";
import { readContent } from "../app/content/read-content.ts";
import { root } from "../scripts/prepare.js";
import type { Field } from "./fields.ts";
import { formsOf } from "./forms.ts";

const { known } = readContent(join(root, "e2e/practice"));

const kinds: Partial<Record<Field["kind"], string>> = {
  long: "text of several lines",
  markdown: "Markdown",
  number: "whole number",
  money: "whole rupees",
  date: "day",
  choice: "one of",
  choices: "list of",
  "yes-no": "true or false",
  picture: "file of a picture",
  crop: "percentages from the left and the top",
};

/** Options of the project. Names of people and entries differ from practice to practice. */
function optionsOf({ options = [] }: Field) {
  const ofPractice = JSON.stringify(known);
  const own = options.filter(({ value }) => !ofPractice.includes(`"${value}"`));
  return own.length === options.length
    ? own.map(({ value }) => `\`${value}\``).join(", ")
    : "names";
}

function rowsOf(field: Field, within = ""): string[] {
  const { name, label, hint = "", optional, kind, fields, item } = field;
  if (kind === "hidden" && name !== "kind") return [];
  const path = [within, name].filter(Boolean).join(".");
  if (fields) return fields.flatMap((part) => rowsOf(part, path));
  if (item) return rowsOf({ ...item, name: `${name}[]`, label, hint, optional }, within);
  const holds = kind === "hidden" ? `\`${field.value}\`` : (kinds[kind] ?? kind);
  const options = /^choices?$/.test(kind) ? `${holds} ${optionsOf(field)}` : holds;
  const cells = [`\`${path}\``, label, optional ? `${options}, or empty` : options, hint];
  return [`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`];
}

const heading = `# Fields of the content

Each file of \`content\`, with its fields as the schemas in \`app/content/schemas\` have them. \`[]\` is an entry of a list. The rules of the files are in [Change the content without the editor](content-files.md).

After a change of a schema, write this page again with \`npx vitest run editor/content-fields --update\`.
`;

test("docs/content-fields.md lists the fields of all schemas", async () => {
  const parts = formsOf(known).map(({ name, one, isFolder, fields }) => {
    const file = isFolder ? fileOf(`${name}/*`) : fileOf(name);
    const head = [
      `## ${one}: \`${file}\``,
      "",
      "| Field | Label | Holds | Hint |",
      "|---|---|---|---|",
    ];
    return [...head, ...fields.flatMap((field) => rowsOf(field))].join("\n");
  });
  const page = `${[heading, ...parts].join("\n\n").replace("\n\n\n", "\n\n")}\n`;
  await expect(page).toMatchFileSnapshot("../docs/content-fields.md");
});
