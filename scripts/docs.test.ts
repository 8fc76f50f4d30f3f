import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./prepare.js";

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const read = (file: string) => readFileSync(join(root, file), "utf8");

const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...filesIn("docs", /\.md$/)];

/** GitHub's anchor of a heading: `Put it online` → `put-it-online`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");

const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => anchorOf(text));

test.each(documents)("%s links to files and headings that exist", (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, path = "", anchor = ""]) => {
    const file = path ? join(dirname(document), path) : document;
    return !existsSync(join(root, file)) || (anchor && !anchorsIn(file).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test("every environment variable is in a table", () => {
  const sources = ["app", "build", "e2e", "editor", "hosting", "inbox", "scripts"].flatMap(
    (folder) => filesIn(folder, /^(?!.*node_modules|.*\.tests).*\.(?:ts|js)$/),
  );
  const name = /(?:process\.env\.|")((?:CHROME|INBOX|NETLIFY|SITE|TEST)_[A-Z_]+|PORT)\b/g;
  const names = new Set(
    sources.flatMap((file) => [...read(file).matchAll(name)].map(([, one]) => one)),
  );
  const tables = read("CONTRIBUTING.md") + read("docs/inbox/reference.md");
  expect([...names].filter((one) => !tables.includes(`\`${one}\``))).toEqual([]);
});

describe("the owner's handbook", () => {
  const screens = [...filesIn("editor", /\.tsx?$/), ...filesIn("app/content", /\.ts$/)]
    .filter((file) => !/\.test\./.test(file))
    .map((file) => read(file).replace(/\s+/g, " "))
    .join("\n");

  test.each(filesIn("docs/handbook", /\.md$/))("%s names what the editor shows", (page) => {
    const labels = [...read(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) => label);
    const own = /^(?:If something goes wrong|Make this site yours|New (?:person|article))$/;
    expect(labels.filter((label) => !own.test(label) && !screens.includes(label))).toEqual([]);
  });
});
