import { expect, test } from "vitest";
import { listParts, packagesIn } from "./licences";

test("a package counts when something of it is left in a script", () => {
  const modules = {
    "/project/node_modules/react/index.js": { renderedLength: 10 },
    "/project/node_modules/a/node_modules/@date-fns/tz/index.js": { renderedLength: 10 },
    "C:\\site\\node_modules\\valibot\\index.js": { renderedLength: 10 },
    "/project/node_modules/unused/index.js": { renderedLength: 0 },
    "/project/app/browser/site.ts": { renderedLength: 10 },
  };
  const bundle = { "site.js": { type: "chunk", modules }, "a.svg": { type: "asset" } };
  expect(packagesIn(bundle as unknown as Parameters<typeof packagesIn>[0])).toEqual([
    "react",
    "@date-fns/tz",
    "valibot",
  ]);
});

test("parts under one licence share its text", () => {
  const list = listParts([
    { name: "react 1", text: "MIT of React\r\n" },
    { name: "valibot 2", text: "MIT of Valibot" },
    { name: "scheduler 3", text: "MIT of React\n" },
  ]);
  expect(list.match(/MIT of React/g)).toHaveLength(1);
  expect(list).toContain("react 1, scheduler 3\n\nMIT of React\n");
  expect(list).toContain("valibot 2\n\nMIT of Valibot\n");
});
