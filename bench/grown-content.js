import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { copyProject } from "../scripts/copy-project.js";

const therapistsFile = join("app", "content", "therapists.ts");
const portraits = join("app", "content", "portraits");

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

  const { module } = await runnerImport(join(root, therapistsFile), { configFile: false });
  const { therapists: own } =
    /** @type {{ therapists: readonly import("../app/content/therapists").Therapist[] }} */ (
      module
    );
  const models = own.flatMap((model) =>
    model.portrait ? [{ model, picture: model.portrait }] : [],
  );
  const therapists = own.slice(0, count);
  for (let index = own.length; index < count; index += 1) {
    const { model, picture } = models[index % models.length] ?? {};
    if (!model || !picture) throw new Error("The project has no drawn therapists.");
    const portrait = /** @type {const} */ (`generated-${index + 1}.svg`);
    const drawing = await readFile(join(root, portraits, picture), "utf8");
    await writeFile(join(folder, portraits, portrait), `${drawing}<!-- ${index + 1} -->`);
    therapists.push({ ...model, id: `therapist-${index + 1}`, name: inventName(index), portrait });
  }
  const code = `export const therapists = ${JSON.stringify(therapists, null, 2)};\n`;
  await writeFile(join(folder, therapistsFile), code);
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
