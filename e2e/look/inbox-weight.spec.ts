import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../inbox/practice";
import { inboxBuild } from "../sites";

test("the first load of the inbox is small", async ({ page, inbox, practice }) => {
  expect(practice.holders).toHaveLength(3);
  const paths: string[] = [];
  page.on("requestfinished", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${inbox.origin}/inbox`, { waitUntil: "networkidle" });
  const files = paths
    .filter((path) => path.startsWith("/inbox/assets/"))
    .map((path) => join(inboxBuild.pages, path.slice("/inbox/".length)));
  expect(files.some((file) => file.endsWith(".woff2"))).toBe(true);
  const bytes = files.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
});
