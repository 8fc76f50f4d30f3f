import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What the forms import of React, and what React imports of itself. */
const entry = /\/node_modules\/(react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/;

/**
 * Hands React to the bundler as ES modules, which it can leave parts out of. React is published as
 * CommonJS only, where requiring a file counts as using all of it: 2.5 kB more on the way to
 * whoever reaches for a form (measured 2026-11-15, React 19.3).
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      const [, name, part] = entry.exec(id) ?? [];
      if (!name) return;
      const file = part === "index" ? name : `${name}-${part}`;
      const code = await readFile(join(dirname(id), "cjs", `${file}.production.js`), "utf8");
      return `${toModule(code)}export * as default from ${JSON.stringify(id)};\n`;
    },
  };
}

/** For files written as React's build writes them; any other is no valid module and ends the build. */
export function toModule(code: string) {
  const names = Array.from(code.matchAll(/^exports\.(\w+)/gm), ([, name]) => name);
  const body = code
    .replace(/^(?:var| ) +?(\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+)/gm, "let exported_$1")
    .replace(/\bexports\.(\w+)/g, "exported_$1");
  return `${body}\nexport { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} };\n`;
}
