import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.ts";

/** Debian keeps it where the path of ordinary users does not lead. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
}

/** Installs it where nobody else is at home: Debian's package also starts it, for all the world. */
export function ensureNginx() {
  if (!findNginx() && process.getuid?.() === 0) installWithApt("nginx-light");
  return findNginx();
}
