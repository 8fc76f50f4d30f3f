import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createOutput } from "./output";
import { addPolicy, headerPolicy } from "./policy";

const allowed = { framedOrigins: ["https://maps.example.org"], postsForms: false };

/** Computed as browsers do: `printf 'p{}' | openssl dgst -sha256 -binary | base64`. */
const emptyRule = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";

function scriptsOf(html: string) {
  return hashesIn("script-src", html);
}

function stylesOf(html: string) {
  return hashesIn("style-src", html);
}

/** Hashes that the policy of a page allows. */
function hashesIn(directive: string, html: string) {
  const [, sources = ""] =
    new RegExp(`${directive}([^;]*)`).exec(addPolicy(html, allowed).html) ?? [];
  return sources.split(" ").filter((source) => source.startsWith("'sha256-"));
}

describe("The inline code of a page", () => {
  test("is known by its hash", () => {
    expect(stylesOf("<style>p{}</style>")).toEqual([emptyRule]);
    expect(scriptsOf('<script type="module">p{}</script>')).toEqual([emptyRule]);
  });

  test("has the same hash in a drawing, where it is escaped", () => {
    const styles = stylesOf("<style>@media (width<=9em){a&b{}}</style>");
    const drawing = "<svg><style>@media (width&lt;=9em){a&amp;b{}}</style></svg>";
    expect(stylesOf(drawing)).toEqual(styles);
  });

  test.each([
    ["<script>a</script><script>a</script><script>b</script>", 2],
    ["<script TYPE='speculationrules'>a</script>", 1],
    ["<script type=importmap>a</script>", 1],
    ["<script async data-x='>'>a</script>", 1],
    ['<script src="/a.js"></script>', 0],
    ['<script type="application/ld+json">{"a":"<script>"}</script>', 0],
  ])("in %s is %i scripts", (html, count) => {
    expect(scriptsOf(html)).toHaveLength(count);
  });
});

test("inserts the CSP meta tag before every style and script", () => {
  const page = "<head><title>a</title><style>p{}</style><script>a</script></head>";
  const { html } = addPolicy(page, allowed);
  expect(html).toMatch(
    /^<head><title>a<\/title><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]+"\/><style>/,
  );
  expect(html).toContain(`style-src ${emptyRule};`);
  expect(html).toContain("frame-src 'self' https://maps.example.org;");
  // Browsers complain about these in a page.
  expect(html).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});

test.each(['<link rel="stylesheet" href="/a.css">', "<style>p{}</style>", "<script>a</script>"])(
  "the policy comes before %s",
  (element) => {
    const { html } = addPolicy(`<head><meta charset="utf-8">${element}</head>`, allowed);
    expect(html).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  },
);

describe("The policy in headers", () => {
  const policy = headerPolicy(allowed);

  test.each([
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ])("has %s", (directive) => expect(policy.split("; ")).toContain(directive));

  test("lets the forms of a delivering site be posted", () => {
    expect(headerPolicy({ ...allowed, postsForms: true })).toContain("form-action 'self'");
  });

  test("leaves scripts and styles to the policy in the page", () => {
    expect(policy).not.toMatch(/default-src|script-src|style-src|unsafe|sha256/);
  });
});

test("delivery changes only form-action, from 'none' to 'self'", () => {
  const html = "<head><script>a</script></head>";
  const { html: posting } = addPolicy(html, { ...allowed, postsForms: true });
  expect(posting).toContain("form-action 'self';");
  expect(addPolicy(html, allowed).html).toBe(posting.replace("action 'self'", "action 'none'"));
});

test.each([
  ["<p class=x ONLOAD=a()>", "inline handler"],
  ["<svg><path onfocus='a()'/></svg>", "inline handler"],
  ['<p style="color: red">', "style attribute"],
  ["<p class='a'style=color:red>", "style attribute"],
  ['<a href=" JavaScript:a()">', "script in an address"],
  ['<iframe srcdoc="<p>a</p>">', "document in an attribute"],
])("a page breaks the policy with %s", (html, problem) => {
  const { violations } = addPolicy(`<main>${html}</main>`, allowed);
  expect(violations).toEqual([expect.stringContaining(problem)]);
});

test.each([
  "<style>p{}</style>",
  '<script type="application/ld+json">{"a":"<p style=a onclick=b>"}</script>',
  '<script src="/a.js" type="module"></script>',
  '<p title="style=a onclick=b">on style=a</p>',
])("a page does not break the policy with %s", (html) => {
  expect(addPolicy(html, allowed).violations).toEqual([]);
});

describe("The build", () => {
  async function build(html: string) {
    const folder = mkdtempSync(join(tmpdir(), "policy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const output = createOutput(folder, {
      ...allowed,
      siteUrl: "https://www.example.org",
      languages: [],
    });
    await output.write("index.html", `<html><head></head><body>${html}</body></html>`);
    await output.finish();
    return folder;
  }

  test("fails on a page that the policy would break, and names it", async () => {
    const html = '<p style="color: red">a</p><button onclick="a()">b</button>';
    await expect(build(html)).rejects.toThrow(
      /index\.html: style attribute: <p style="color: red">\nindex\.html: inline handler: <button/,
    );
  });

  test("writes the same headers whatever the pages hold", async () => {
    const folders = [await build("<style>p{}</style>"), await build("<script>a</script>")];
    for (const file of ["_headers", ".htaccess", ".hosting/nginx.conf"]) {
      const [one, other] = folders.map((folder) => readFileSync(join(folder, file), "utf8"));
      expect(one, file).toContain(headerPolicy(allowed));
      expect(other, file).toBe(one);
    }
  });
});
