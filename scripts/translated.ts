import { join } from "node:path";
import { readContent } from "../app/content/read-content.ts";
import { contentSchema } from "../app/content/schemas/content.ts";
import { noteMadeFrom } from "../app/content/translation.ts";
import { root } from "./prepare.js";

/* `npm run translated pages/home words`: these were translated anew. New words need not be named. */

const folder = join(root, "content");
const { raw, known } = readContent(folder);
const done = process.argv.slice(2).map((file) => file.replace(/\.\w+$/, ""));

for (const language of (raw.practice?.alsoIn ?? []) as string[]) {
  const sources = { language, schema: contentSchema(known), raw };
  noteMadeFrom(folder, sources, (file) => done.includes(file));
}
