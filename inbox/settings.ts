import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FormsFile } from "../contract/forms-file.ts";
import { tlsFor } from "./store/tls.ts";

const shortestSecret = 32;

export type Settings = ReturnType<typeof readSettings>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all that can be set, or throws one line for each thing that makes no sense. */
export function readSettings(environment: Environment) {
  const errors: string[] = [];

  function read<Type>(name: string, otherwise: string, parse: (text: string) => Type) {
    try {
      return parse(environment[name]?.trim() || otherwise);
    } catch (error) {
      errors.push(`${name} ${(error as Error).message}.`);
      return undefined as Type;
    }
  }

  const database = read("INBOX_DB", "", (text) => {
    const address = asServer(/^postgres(ql)?:$/, "postgres://user:password@host/name")(text);
    if (address) tlsFor(address);
    return address;
  });
  const smtp = read("INBOX_SMTP", "", asServer(/^smtps?:$/, "smtps://user:password@host"));
  const asAddress = asText(
    /^[^\s@<>,]+@[^\s@<>,]+$/,
    "has to be an e-mail address",
    smtp && "INBOX_SMTP needs it",
  );
  const asSecret = asText(
    new RegExp(`^.{${shortestSecret}}`),
    `has to have ${shortestSecret} characters at least`,
    database && "all processes on INBOX_DB share it",
  );
  const port = read("INBOX_PORT", "4175", asNumber(0, 65_535));
  const url = read("INBOX_URL", `http://localhost:${port}`, asOrigin);
  const settings = {
    /** Public origin of the inbox, for links in e-mails and the check of origins. */
    url,
    host: read("INBOX_HOST", "127.0.0.1", String),
    port,
    /** The database file, unless there is a PostgreSQL, and the secret, unless it is set. */
    data: read("INBOX_DATA", "inbox/data", (text) => resolve(text)),
    /** A PostgreSQL, instead of the file. */
    database,
    /** Secret for signing tokens and hashing messages. No backup of the database has it. */
    secret: read("INBOX_SECRET", "", asSecret),
    smtp,
    /** Recipients of all e-mails. */
    mailTo: read("INBOX_MAIL_TO", "", (text) => {
      return [...new Set(text.split(/\s*,\s*/).map(asAddress))].filter(Boolean);
    }),
    mailFrom: read("INBOX_MAIL_FROM", "", asAddress),
    /** Proxies whose `X-Forwarded-For` is trusted. */
    proxies: read("INBOX_PROXY", "", (text) => {
      // The inbox itself speaks no TLS. Without the proxy's name, all visitors share one rate limit.
      if (!text && url?.startsWith("https:")) {
        throw new Error("is missing: name the web server in front, such as 127.0.0.1");
      }
      return text.split(/[\s,]+/).filter(Boolean);
    }),
    /** Days to keep messages, if set. `keepDaysOf` returns the number that applies. */
    keepDays: read("INBOX_KEEP_DAYS", "", (text) => (text ? asNumber(1, 3650)(text) : undefined)),
    /** Hours after which an unopened message turns red and an e-mail is sent. */
    unopenedHours: read("INBOX_UNOPENED_HOURS", "4", asNumber(1, 72)),
    /** Number of messages that an address may send at once before it is slowed down. */
    burst: read("INBOX_BURST", "10", asNumber(1, 1_000_000)),
    site: read("INBOX_SITE", "dist", (text) => resolve(text)),
    staffPages: read("INBOX_PAGES", "inbox/dist", (text) => resolve(text)),
  };
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return settings;
}

const yearDays = 365;

/** Days for which messages are kept: never more than the privacy notice of the site promises. */
export function keepDaysOf({ keepDays }: Settings, site: FormsFile | undefined) {
  const months = site?.practice.keepMonths;
  const promised = months === undefined ? undefined : Math.floor((months * yearDays) / 12);
  return Math.min(keepDays ?? promised ?? yearDays, promised ?? Number.POSITIVE_INFINITY);
}

/**
 * A file of settings, as systemd reads it for the server: NAME=value, where `&`, `#` and `$` in a value
 * mean nothing, and the whole value may be quoted.
 */
export function readSettingsFile(file: string): Environment {
  const lines = readFileSync(file, "utf8").split("\n");
  const settings = lines.map((line, index) => {
    const text = line.trim();
    if (text === "" || /^[#;]/.test(text)) return [];
    const [, name, , value] = /^(\w+)=(["']?)([^"'\\]*)\2$/.exec(text) ?? [];
    if (name && value !== undefined) return [[name, value]];
    throw new Error(
      `Line ${index + 1} of ${file} has to be NAME=value, without a backslash or a quote inside.`,
    );
  });
  return Object.fromEntries(settings.flat());
}

/** Returns the secret from the settings, or one that is made once and stored next to the database. */
export function findSecret({ secret, data }: Settings) {
  if (secret) return secret;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = join(data, "secret");
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  }
  const kept = readFileSync(file, "utf8").trim();
  if (kept.length < shortestSecret) {
    throw new Error(
      `The inbox's secret is missing from ${file}. Restore the file from your own safe copy.`,
    );
  }
  return kept;
}

/** An address with a password, in which some characters have to be encoded. */
function asServer(protocol: RegExp, example: string) {
  return (text: string) => {
    if (!text) return "";
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // The address would end at the first of these characters, in the middle of the password.
    if (!url?.username && /:\/\/.*[?#/].*@/.test(text)) {
      throw new Error("has #, / or ? in the password: write them as %23, %2F and %3F");
    }
    if (!url || !protocol.test(url.protocol) || !/^\w+:\/\/./.test(text)) {
      throw new Error(`has to be an address like ${example}, or empty`);
    }
    return text;
  };
}

function asOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search;
  if (!isOrigin) throw new Error("has to be an address like https://www.example.org");
  if (url.protocol === "http:" && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) {
    throw new Error("has to start with https: otherwise messages travel unencrypted");
  }
  return url.origin;
}

function asNumber(min: number, max: number) {
  return (text: string) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new Error(`has to be a number from ${min} to ${max}`);
    }
    return number;
  };
}

/** A text of some shape. It may be missing, unless something is said of that. */
function asText(pattern: RegExp, otherwise: string, ifMissing = "") {
  return (text: string) => {
    if (!text && ifMissing) throw new Error(`is missing: ${ifMissing}`);
    if (text && !pattern.test(text)) throw new Error(otherwise);
    return text;
  };
}
