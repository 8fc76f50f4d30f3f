import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentModules, siteEditions } from "../build/content.ts";
import { evaluate } from "../build/evaluate.ts";

// The forms and pages that come from the site are those of a site that delivers.
process.env.SITE_DELIVERY = "inbox";

const root = fileURLToPath(new URL("..", import.meta.url));
const [edition] = siteEditions(root);

/** Files of the server and its commands, which Node runs without anything of the site beside them. */
export default defineConfig({
  root,
  plugins: [contentModules(edition), evaluate(edition, "ssr")],
  // React as it is for visitors, also when a test builds this: the other one is slow, and talks.
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { development: false } },
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
        "key-ring": "inbox/commands/key-ring.ts",
        open: "inbox/commands/open.ts",
      },
    },
  },
});
