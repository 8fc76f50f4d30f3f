import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";
import { siteConstants } from "./site-constants.ts";

/** The server and its commands: files that Node runs without anything of the site beside them. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    root: fileURLToPath(new URL("..", import.meta.url)),
    define: {
      ...(await siteConstants()),
      // React as it is for visitors, also when a test builds this: the other one is slow, and talks.
      "process.env.NODE_ENV": '"production"',
    },
    oxc: { jsx: { development: false } },
    // What is installed in this folder stays there; what comes from the site is taken along.
    ssr: {
      noExternal: true,
      external: ["@photostructure/sqlite", "age-encryption", "nodemailer", "pg"],
    },
    build: {
      ssr: true,
      target: "node20",
      outDir: "inbox/built",
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: "inbox/main.ts",
          backup: "inbox/commands/backup.ts",
          restore: "inbox/commands/restore.ts",
          check: "inbox/commands/check.ts",
          "key-ring": "inbox/commands/key-ring.ts",
        },
      },
    },
  }),
);
