import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/prepare.js";

const folder = "/usr/share/fonts/truetype";

/** The fonts of a machine, as packages of Debian bring them. */
export const fontSets = {
  /** Measures of Arial and Times, so that pages look as they do on most desktops. */
  Liberation: { debianPackage: "fonts-liberation", folder: `${folder}/liberation` },
  /** Wide. */
  DejaVu: { debianPackage: "fonts-dejavu-core", folder: `${folder}/dejavu` },
  /** High lines, and the only one of these with Devanagari. */
  Noto: { debianPackage: "fonts-noto-core", folder: `${folder}/noto` },
};
export type FontSet = keyof typeof fontSets;

export function hasFonts(set: FontSet) {
  return existsSync(fontSets[set].folder);
}

/**
 * The environment of a browser that knows these fonts and no others of the machine. Where they are
 * not installed, it knows what there is.
 */
export function withFonts(set: FontSet) {
  if (!hasFonts(set)) return process.env;
  const cache = join(root, "node_modules", ".cache", "fonts");
  const file = join(cache, `${set}.conf`);
  mkdirSync(cache, { recursive: true });
  const families = { serif: "Serif", "sans-serif": "Sans", "system-ui": "Sans" };
  const aliases = Object.entries(families).map(([family, kind]) => {
    const prefer = `<prefer><family>${set} ${kind}</family></prefer>`;
    return `<alias binding="same"><family>${family}</family>${prefer}</alias>`;
  });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontSets[set].folder}</dir>
  <cachedir>${cache}</cachedir>
  ${aliases.join("\n  ")}
</fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
