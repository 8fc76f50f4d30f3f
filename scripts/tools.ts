import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.ts";

function isInstalled(name: string) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** Installs programs that have the name of their package, and gives back which are still missing. */
export function ensureTools(...names: string[]) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0 && process.getuid?.() === 0) installWithApt(...missing);
  return names.filter((name) => !isInstalled(name));
}
