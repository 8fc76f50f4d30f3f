import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "../scripts/copy-project.js";

const folderOfTherapists = join("content", "therapists");

/**
 * Copies the project into a folder and gives it this many therapists: its own, and after them
 * people who have their words but a name, an address and a portrait of their own.
 *
 * @param {string} root
 * @param {string} folder
 * @param {number} count
 */
export async function copyWithTherapists(root, folder, count) {
  await copyProject(root, folder);

  const from = join(root, folderOfTherapists);
  const to = join(folder, folderOfTherapists);
  const models = (await readdir(from)).filter((file) => file.endsWith(".md"));
  for (let index = models.length; index < count; index += 1) {
    const model = models[index % models.length] ?? "";
    const name = `generated-${index + 1}`;
    const drawing = await readFile(join(from, model.replace(".md", ".svg")), "utf8");
    await writeFile(join(to, `${name}.svg`), `${drawing}<!-- ${index + 1} -->`);
    const text = await readFile(join(from, model), "utf8");
    await writeFile(
      join(to, `${name}.md`),
      text
        .replace(/^name: .*/m, `name: ${inventName(index)}`)
        .replace(/^picture: .*/m, `picture: ${name}.svg`)
        .replace(/^order: .*/m, `order: ${index + 1}`),
    );
  }
}

/**
 * A name for each number. First names differ, too, for the form tells people apart by them.
 *
 * @param {number} index
 */
function inventName(index) {
  const syllables = ["ka", "mi", "ro", "ta", "ne", "su", "la", "vi", "do", "ra"];
  const first = [...String(index)].map((digit) => syllables[Number(digit)]).join("");
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} Sample`;
}
