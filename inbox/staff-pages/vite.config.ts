import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressFolder } from "../../hosting/compress.ts";
import { hashedFolder } from "../../hosting/headers.ts";

const outDir = fileURLToPath(new URL("../dist", import.meta.url));

/** Staff's pages, which the inbox serves below /inbox. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/inbox/",
  plugins: [{ name: "compress", writeBundle: ({ dir = outDir }) => compressFolder(dir) }],
  build: {
    outDir,
    emptyOutDir: true,
    assetsDir: hashedFolder,
    // Data addresses would need a looser security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
