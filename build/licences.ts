import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Draws what stands in the pages themselves, so that no script tells of it. */
const inPages = ["lucide-react"];

const fonts = ["figtree", "fraunces"];

/** Writes `licences.txt`: whoever made a part of what visitors get is named, as they ask. */
export function licences(): Plugin {
  return {
    name: "licences",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const packages = [...new Set([...packagesIn(bundle), ...inPages])].sort();
      const parts = [
        ...packages.map((name) => packagePart(join(root, "node_modules", name))),
        ...fonts.map((name) => ({
          name: `The font in ${name}.woff2`,
          text: readFileSync(join(root, "app", "fonts", `${name}-license.txt`), "utf8"),
        })),
      ];
      this.emitFile({ type: "asset", fileName: "licences.txt", source: listParts(parts) });
    },
  };
}

/** The packages of which something is left in the scripts. */
export function packagesIn(bundle: Readonly<Rolldown.OutputBundle>) {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== "chunk") return [];
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => {
      const [, name] =
        /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll("\\", "/")) ?? [];
      return name && renderedLength > 0 ? [name] : [];
    });
  });
}

type Part = { name: string; text: string };

function packagePart(folder: string): Part {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) throw new Error(`${folder} is not there.`);
  const { name, version } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} comes without the text of its licence.`);
  return { name: `${name} ${version}`, text: readFileSync(join(folder, file), "utf8") };
}

/** Parts under the same text stand above it together. */
export function listParts(parts: readonly Part[]) {
  const byText = new Map<string, string[]>();
  for (const { name, text } of parts) {
    const key = text.trim().replaceAll("\r\n", "\n");
    byText.set(key, [...(byText.get(key) ?? []), name]);
  }
  const blocks = [...byText].map(([text, names]) => `${names.join(", ")}\n\n${text}\n`);
  return ["The parts of this website that others have made.\n", ...blocks].join(
    `\n${"-".repeat(72)}\n\n`,
  );
}
