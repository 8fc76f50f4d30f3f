import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/prepare.js";

const folder = "/usr/share/fonts/truetype/liberation";

export function hasFonts() {
  return existsSync(folder);
}

/**
 * Returns the environment of a browser that knows the Liberation fonts only: they have the measures
 * of Arial and Times. If they aren't installed, the browser knows all fonts of the machine.
 */
export function withFonts() {
  if (!hasFonts()) return process.env;
  const cache = join(root, "node_modules", ".cache", "fonts");
  const file = join(cache, "Liberation.conf");
  mkdirSync(cache, { recursive: true });
  const families = { serif: "Serif", "sans-serif": "Sans", "system-ui": "Sans" };
  const aliases = Object.entries(families).map(([family, kind]) => {
    const prefer = `<prefer><family>Liberation ${kind}</family></prefer>`;
    return `<alias binding="same"><family>${family}</family>${prefer}</alias>`;
  });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  ${aliases.join("\n  ")}
</fontconfig>
`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
