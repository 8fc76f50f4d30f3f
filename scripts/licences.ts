/** Ask nothing of a website but to name them. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
];

/** Ask for the source of changes to them: fine for tools, which are not passed on. */
const forTools = ["LGPL-3.0-or-later", "MPL-2.0"];

/** Work without their scripts: they come ready made. */
const needlessInstallScripts = ["node_modules/fsevents", "node_modules/@photostructure/sqlite"];

type LockedPackage = { license?: string; dev?: boolean; hasInstallScript?: boolean };
type LockFile = { packages: Record<string, LockedPackage> };

/** The packages that may not be used as they are. */
export function packageProblems(lock: LockFile) {
  return packagesOf(lock).flatMap(([path, locked]) => {
    const allowed = locked.dev ? [...permissive, ...forTools] : permissive;
    const mayRun = !locked.hasInstallScript || needlessInstallScripts.includes(path);
    return [
      ...(isAllowed(locked.license, allowed) ? [] : [`${path}: ${locked.license ?? "no licence"}`]),
      ...(mayRun ? [] : [`${path} wants to run a script while it is installed`]),
    ];
  });
}

/** How many packages are under each licence, the most used first. */
export function countLicences(lock: LockFile) {
  const counts = new Map<string, number>();
  for (const [, { license = "no licence" }] of packagesOf(lock)) {
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

function packagesOf(lock: LockFile) {
  // The project itself has the empty path.
  return Object.entries(lock.packages).filter(([path]) => path !== "");
}

/** `A AND B` needs both, `A OR B` one of them. */
function isAllowed(expression = "", allowed: readonly string[]) {
  const choices = expression.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((name) => allowed.includes(name)));
}
