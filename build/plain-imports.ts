import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite wraps each in a helper that preloads what the import needs;
 * ours need nothing, and the helper is larger than the rest of the script.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load(id) {
      if (id === "\0vite/preload-helper.js")
        return "export const __vitePreload = (load) => load();";
    },
  };
}
