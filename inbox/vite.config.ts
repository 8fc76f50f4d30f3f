import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { dependencies } from "./package.json";

/** The server and its commands. Node runs them with the packages that `package.json` names. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  ssr: { external: Object.keys(dependencies) },
  build: {
    ssr: true,
    target: "node20",
    outDir: "inbox/built",
    emptyOutDir: true,
    rolldownOptions: {
      // Each is built to a file of its name.
      input: [
        "main",
        "commands/backup",
        "commands/restore",
        "commands/check",
        "commands/key-ring",
      ].map((name) => `inbox/${name}.ts`),
    },
  },
});
