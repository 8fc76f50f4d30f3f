import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createOutput } from "./output";

/**
 * The points of Mozilla's HTTP Observatory as the scoring chart of its source gives them
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, read on 15 November 2026), for what
 * headers and pages decide. A site starts with 100; bonuses count from 90 on.
 */
const points = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-not-implemented": -25,
  "cookies-not-found": 0,
  "cookies-without-secure-flag": -20,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "sri-not-implemented-but-no-scripts-loaded": 0,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 0,
  "x-frame-options-not-implemented": -20,
  "cross-origin-resource-policy-implemented-with-same-origin": 10,
  "cross-origin-resource-policy-implemented-with-same-site": 10,
  "cross-origin-resource-policy-implemented-with-cross-origin": 0,
  "cross-origin-resource-policy-not-implemented": 0,
} as const;

type Result = keyof typeof points;
type Headers = Readonly<Record<string, string | undefined>>;

/**
 * 100, and the bonuses for the policy, the referrer, frames and resources. Left out are 5 points for
 * cookies, of which there are none; 5 for a place in the browsers' list of names with HTTPS alone,
 * which only the owner of the name can ask for; and 5 for naming the hash of a script that comes
 * from the same host as the page that names it, which guards against nothing.
 */
const highest = 130;

const broad = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];

function rateContentSecurityPolicy(headers: Headers): Result {
  const policy = headers["content-security-policy"];
  if (!policy) return "csp-not-implemented";
  const directives = readPolicy(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const has = (name: string, ...wanted: string[]) =>
    sources(name).some((source) => wanted.includes(source));
  if (has("script-src", "'unsafe-inline'", "data:", ...broad) || has("object-src", ...broad)) {
    return "csp-implemented-with-unsafe-inline";
  }
  const isInsecure = ([, list]: readonly [string, readonly string[]]) =>
    list.some((source) => /^(?:http|ftp):/.test(source));
  const passive = ["img-src", "media-src"];
  const all = [...directives];
  if (all.filter(([name]) => !passive.includes(name)).some(isInsecure)) {
    return "csp-implemented-with-insecure-scheme";
  }
  if (has("script-src", "'unsafe-eval'") || has("style-src", "'unsafe-eval'")) {
    return "csp-implemented-with-unsafe-eval";
  }
  if (all.some(isInsecure)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (has("style-src", "'unsafe-inline'", "data:", ...broad)) {
    return "csp-implemented-with-unsafe-inline-in-style-src-only";
  }
  return directives.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

function rateCookies(headers: Headers): Result {
  const isSecure = /;\s*secure/i.test(headers["set-cookie"] ?? "; secure");
  return isSecure ? "cookies-not-found" : "cookies-without-secure-flag";
}

function rateSharing(headers: Headers): Result {
  return headers["access-control-allow-origin"]
    ? "cross-origin-resource-sharing-implemented-with-public-access"
    : "cross-origin-resource-sharing-not-implemented";
}

function rateReferrer(headers: Headers): Result {
  const value = headers["referrer-policy"];
  if (!value) return "referrer-policy-not-implemented";
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? "referrer-policy-private"
    : "referrer-policy-unsafe";
}

function rateTransport(headers: Headers): Result {
  const [, seconds] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
  if (!seconds) return "hsts-not-implemented";
  return Number(seconds) >= 15_768_000
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function rateIntegrity(html: string): Result {
  if (!html.includes("<script")) return "sri-not-implemented-but-no-scripts-loaded";
  return /<script[^>]* src="(?:https?:)?\/\//.test(html)
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function rateContentType(headers: Headers): Result {
  return headers["x-content-type-options"] === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-not-implemented";
}

function rateFrames(headers: Headers): Result {
  const ancestors = readPolicy(headers["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => broad.includes(source))) {
    return "x-frame-options-implemented-via-csp";
  }
  return headers["x-frame-options"]
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-not-implemented";
}

function rateResources(headers: Headers): Result {
  const value = headers["cross-origin-resource-policy"];
  return value === "same-origin" || value === "same-site" || value === "cross-origin"
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : "cross-origin-resource-policy-not-implemented";
}

/** The redirection from HTTP is the host's own; each of them has it as a switch. */
function rate(headers: Headers, html: string) {
  const rated = [
    rateContentSecurityPolicy(headers),
    rateCookies(headers),
    rateSharing(headers),
    rateReferrer(headers),
    rateTransport(headers),
    rateIntegrity(html),
    rateContentType(headers),
    rateFrames(headers),
    rateResources(headers),
  ].map((result) => points[result]);
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  const withoutBonus = 100 + sum(rated.filter((value) => value < 0));
  return Math.max(0, withoutBonus < 90 ? withoutBonus : 100 + sum(rated));
}

function readPolicy(policy: string) {
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

const page = `<html><head><style>p{}</style><script type="module" src="/assets/a.js"></script>
<script type="speculationrules">{}</script></head></html>`;

async function headersOfTheBuild(): Promise<Headers> {
  const folder = mkdtempSync(join(tmpdir(), "observatory-"));
  const output = createOutput(folder, {
    framedOrigins: ["https://maps.example.org"],
    siteUrl: "https://www.example.org",
  });
  await output.write("index.html", page);
  await output.finish();
  const text = readFileSync(join(folder, "_headers"), "utf8").split("/assets/")[0] ?? "";
  rmSync(folder, { recursive: true });
  const found = [...text.matchAll(/^ {2}([^:]+): (.+)$/gm)];
  return Object.fromEntries(found.map(([, name = "", value]) => [name.toLowerCase(), value]));
}

test("The headers get every point that Mozilla's HTTP Observatory has for them", async () => {
  expect(rate(await headersOfTheBuild(), page)).toBe(highest);
});

test.each([
  ["content-security-policy", undefined, 55],
  ["content-security-policy", "default-src 'none'; script-src 'unsafe-inline'", 60],
  ["content-security-policy", "default-src 'self'; frame-ancestors 'self'", 125],
  ["content-security-policy", "default-src 'none'", 80],
  ["strict-transport-security", "max-age=60", 120],
  ["referrer-policy", "unsafe-url", 120],
  ["x-content-type-options", undefined, 125],
  ["cross-origin-resource-policy", "cross-origin", 120],
  ["set-cookie", "id=1", 80],
])("Points are lost when %s is %s", async (name, value, expected) => {
  const headers = { ...(await headersOfTheBuild()), [name]: value };
  expect(rate(headers, page)).toBe(expected);
});
