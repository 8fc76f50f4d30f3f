import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { evaluate } from "../build/evaluate.ts";

/** Files of the server and its commands, which Node runs without anything of the site beside them. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [evaluate(/\/app\/(content\/[\w-]+|forms\/options)\.ts$/, "ssr")],
  // What is installed in this folder stays there; what comes from the site is taken along.
  ssr: {
    noExternal: true,
    external: ["@photostructure/sqlite", "age-encryption", "nodemailer", "pg"],
  },
  build: {
    ssr: true,
    outDir: "inbox/built",
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: {
      input: {
        main: "inbox/main.ts",
        backup: "inbox/commands/backup.ts",
        restore: "inbox/commands/restore.ts",
        check: "inbox/commands/check.ts",
        open: "inbox/commands/open.ts",
      },
    },
  },
});
