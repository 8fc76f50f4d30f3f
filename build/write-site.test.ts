import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSite } from "./write-site";

test("writes the drawings that a page shows, and no others", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [out, compiled] = [join(folder, "out"), join(folder, "compiled")];
  mkdirSync(out);
  mkdirSync(join(compiled, "assets"), { recursive: true });
  for (const name of ["arch-1.svg", "face-2.woff2", "kite-3.svg", "part-4.js"]) {
    writeFileSync(join(compiled, "assets", name), name);
  }

  const page = `<!DOCTYPE html><html lang="en"><head><title>Home</title>
    <style>@font-face { src: url(/assets/face-2.woff2) }</style></head>
    <body><img src="/assets/arch-1.svg" alt=""></body></html>`;
  const hosting = {
    siteUrl: "https://practice.example.com",
    postsForms: false,
    languages: [],
    framedOrigins: [],
  };
  const files = { "/": { type: "text/html; charset=utf-8", make: async () => page } } as const;
  await writeSite(files, { out, compiled, hosting });

  expect(readdirSync(join(out, "assets"))).toEqual(["arch-1.svg", "face-2.woff2"]);
});
