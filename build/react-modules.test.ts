import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { toModule } from "./react-modules";

const require = createRequire(import.meta.url);

test.each([
  ["react", "react.production.js"],
  ["react", "react-jsx-runtime.production.js"],
  ["react-dom", "react-dom.production.js"],
  ["react-dom", "react-dom-client.production.js"],
  ["scheduler", "scheduler.production.js"],
])("%s/cjs/%s becomes a module that exports the same", (name, file) => {
  // The scheduler is a package of the renderer's, found from there only.
  const fromReact = createRequire(require.resolve("react-dom"));
  const path = join(dirname(fromReact.resolve(name)), "cjs", file);
  const code = toModule(readFileSync(path, "utf8"));

  const exported = parseAst(code).body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" ? node.specifiers : [],
  );
  expect(exported.map((node) => "name" in node.exported && node.exported.name)).toEqual(
    Object.keys(fromReact(path)),
  );
  expect(code).not.toMatch(/\b(?:require|exports)\b[(.[]/);
});

test("requires become imports, and exports variables that may change", () => {
  expect(
    toModule(
      [
        'var Scheduler = require("scheduler"),',
        '  React = require("react");',
        "exports.now = void 0;",
        "if (true) {",
        "  exports.now = Scheduler.now;",
        "}",
      ].join("\n"),
    ),
  ).toBe(
    [
      'import * as Scheduler from "scheduler";',
      'import * as React from "react";',
      "let exported_now = void 0;",
      "if (true) {",
      "  exported_now = Scheduler.now;",
      "}",
      "export { exported_now as now };",
      "",
    ].join("\n"),
  );
});
