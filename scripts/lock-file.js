/** Where people work on the site. npm at times writes a lock file for the machine it runs on alone. */
const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

/**
 * @typedef {{ integrity?: string, resolved?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * The reasons why a clone on another kind of machine could not install from this lock file.
 *
 * @param {LockFile} lock
 * @returns {string[]}
 */
export function lockFileProblems(lock) {
  return Object.entries(lock.packages).flatMap(([path, locked]) => [
    ...missingParts(lock, path, locked),
    // npm would ask the registry of whoever wrote the file, which others may not reach.
    ...(locked.resolved ? [`${path} is tied to ${locked.resolved}`] : []),
  ]);
}

/**
 * Tools in native code come as one optional package for each platform.
 *
 * @param {LockFile} lock
 * @param {string} path
 * @param {LockedPackage} locked
 */
function missingParts(lock, path, { optionalDependencies = {} }) {
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

/**
 * The platform that a package is named after; those for musl are not ours.
 *
 * @param {string} name
 */
function platformOf(name) {
  const [, platform] = /-((?:linux|darwin|win32)-(?:x64|arm64))(?:-gnu|-msvc)?$/.exec(name) ?? [];
  return platform;
}

/**
 * @param {LockFile} lock
 * @param {string} path
 * @param {string} name
 */
function isLocked(lock, path, name) {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  return places.some((place) => lock.packages[place]?.integrity);
}
