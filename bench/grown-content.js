import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";

/** All that a build reads. */
const sources = [
  "app",
  "site",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
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
  for (const source of sources) {
    await cp(join(root, source), join(folder, source), { recursive: true });
  }
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));

  const { module } = await runnerImport(join(root, therapistsFile), { configFile: false });
  const { therapists: own } = /** @type {typeof import("../app/content/therapists")} */ (module);
  const therapists = [];
  for (let index = 0; index < count; index += 1) {
    const model = own[index % own.length];
    if (!model) throw new Error("The project has no therapists.");
    if (index < own.length) {
      therapists.push(model);
      continue;
    }
    const portrait = `generated-${index + 1}.svg`;
    const drawing = await readFile(join(root, portraits, model.portrait), "utf8");
    await writeFile(join(folder, portraits, portrait), `${drawing}<!-- ${index + 1} -->`);
    therapists.push({ ...model, id: `therapist-${index + 1}`, name: inventName(index), portrait });
  }
  const code = `export const therapists = ${JSON.stringify(therapists, null, 2)};\n`;
  await writeFile(join(folder, therapistsFile), code);
}

/**
 * A folder of links, not a link to the folder: what a build keeps for the next one in
 * `node_modules/.cache` must not reach the copy.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkPackages(from, to) {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith(".")) continue;
    await symlink(join(from, name), join(to, name), "junction");
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
