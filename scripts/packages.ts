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

/** Where people work on the site. npm at times writes a lock file for the machine it runs on alone. */
const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

type LockedPackage = {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

/** The reasons why packages may not be used as they are, or could not be installed elsewhere. */
export function packageProblems(lock: LockFile) {
  return packagesOf(lock).flatMap(([path, locked]) => {
    const { license, dev, hasInstallScript, resolved } = locked;
    const allowed = dev ? [...permissive, ...forTools] : permissive;
    const mayRun = !hasInstallScript || needlessInstallScripts.includes(path);
    return [
      ...(isAllowed(license, allowed) ? [] : [`${path}: ${license ?? "no licence"}`]),
      ...(mayRun ? [] : [`${path} wants to run a script while it is installed`]),
      // npm would ask the registry of whoever wrote the file, which others may not reach.
      ...(resolved ? [`${path} is tied to ${resolved}`] : []),
      ...missingParts(lock, path, locked),
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

/** Tools in native code come as one optional package for each platform. */
function missingParts(lock: LockFile, path: string, { optionalDependencies = {} }: LockedPackage) {
  const parts = Object.keys(optionalDependencies).filter((name) => platformOf(name));
  if (parts.length === 0) return [];
  // A part may have parts of its own, for its own platform alone.
  const own = platformOf(path);
  return (own ? [own] : platforms).flatMap((platform) => {
    const needed = parts.filter((name) => platformOf(name) === platform);
    if (needed.length === 0) return [`${path} offers nothing for ${platform}`];
    return needed
      .filter((name) => !isLocked(lock, path, name))
      .map((name) => `${path} lacks ${name}`);
  });
}

/** The platform that a package is named after; those for musl are not ours. */
function platformOf(name: string) {
  const [, platform] = /-((?:linux|darwin|win32)-(?:x64|arm64))(?:-gnu|-msvc)?$/.exec(name) ?? [];
  return platform;
}

function isLocked(lock: LockFile, path: string, name: string) {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  return places.some((place) => lock.packages[place]?.integrity);
}
