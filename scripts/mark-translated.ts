import { join } from "node:path";
import { readContent } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import { noteSourceTexts } from "../app/content/translation.ts";
import { root } from "./prepare.js";

/* Marks translations as up to date: `npm run mark-translated pages/home words`. New ones need no name. */

const folder = join(root, "content");
const { raw, known } = readContent(folder);
const done = process.argv.slice(2).map((file) => file.replace(/\.\w+$/, ""));

for (const language of (raw.practice?.alsoIn ?? []) as string[]) {
  const sources = { language, schema: contentSchema(known), raw };
  noteSourceTexts(folder, sources, (file) => done.includes(file));
}
