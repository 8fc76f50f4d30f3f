import { findPostgres } from "../../inbox/testing/postgres.ts";
import { findWholeBrowser } from "./browsers.ts";
import { hasFonts } from "./fonts.ts";
import { hasSeccomp, isOnPath } from "./programs.ts";

/** Debian's packages that a group of tests needs, each with a check if it is installed. */
type Needs = Readonly<Record<string, () => unknown>>;

/** Programs by the groups of `npm run test:all` that need them. */
export const needs = {
  look: { "fonts-liberation": hasFonts },
  engines: { chromium: findWholeBrowser },
  servers: {
    "nginx-light": () => isOnPath("nginx"),
    "apache2-bin": () => isOnPath("apache2"),
    postgresql: findPostgres,
    "openssh-server": () => isOnPath("sshd"),
    vsftpd: () => isOnPath("vsftpd"),
    openssl: () => isOnPath("openssl"),
    git: () => isOnPath("git"),
    age: () => isOnPath("age"),
    strace: () => isOnPath("strace"),
    systemd: () => isOnPath("systemd-analyze"),
    "python3-seccomp": hasSeccomp,
  },
  specification: {},
  editor: { git: () => isOnPath("git") },
} as const satisfies Readonly<Record<string, Needs>>;

export type Group = keyof typeof needs;

/** Returns the packages that a group lacks on this machine. */
export function missingPackages(group: Group) {
  return Object.entries<() => unknown>(needs[group]).flatMap(([name, isThere]) => {
    return isThere() ? [] : [name];
  });
}
