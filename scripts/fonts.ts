import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.js";
import type { Need } from "./programs.ts";

/** The fonts of a machine, as a package of Debian brings them. */
type FontSet = { name: string; debianPackage: string; folder: string };

/** Measures of Arial and Times, so that pages look as they do on most desktops. */
export const liberation: FontSet = {
  name: "Liberation",
  debianPackage: "fonts-liberation",
  folder: "/usr/share/fonts/truetype/liberation",
};

export const otherFontSets: readonly FontSet[] = [
  // Wide.
  {
    name: "DejaVu",
    debianPackage: "fonts-dejavu-core",
    folder: "/usr/share/fonts/truetype/dejavu",
  },
  // High lines, and the only one of these with Devanagari.
  { name: "Noto", debianPackage: "fonts-noto-core", folder: "/usr/share/fonts/truetype/noto" },
];

const fontSets = [liberation, ...otherFontSets];

export const fonts: readonly Need[] = fontSets.map((set) => ({
  debianPackage: set.debianPackage,
  isHere: () => hasFonts(set),
}));

export function hasFonts({ folder }: FontSet) {
  return existsSync(folder);
}

/**
 * The environment of a browser that knows these fonts and no others of the machine. Where they are
 * not installed, it knows what there is.
 */
export function withFonts(set: FontSet) {
  if (!hasFonts(set)) return process.env;
  const cache = join(root, "node_modules", ".cache", "fonts");
  const file = join(cache, `${set.name}.conf`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, configuration(set, cache));
  return { ...process.env, FONTCONFIG_FILE: file };
}

function configuration({ name, folder }: FontSet, cache: string) {
  const families = [
    ["serif", `${name} Serif`],
    ["sans-serif", `${name} Sans`],
    ["system-ui", `${name} Sans`],
  ];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  ${families.map(([family, font]) => `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`).join("\n  ")}
</fontconfig>
`;
}
