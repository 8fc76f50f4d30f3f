import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin, type UserConfig } from "vite";
import { contentModules, type Edition, siteEditions } from "../build/content.ts";
import { evaluate } from "../build/evaluate.ts";

// The forms and pages that come from the site are those of a site that delivers.
process.env.SITE_DELIVERY = "inbox";

const root = fileURLToPath(new URL("..", import.meta.url));
const [english, ...others] = siteEditions(root);

/** Files that Node runs without anything of the site beside them. */
function configOf(edition: Edition, input: Readonly<Record<string, string>>): UserConfig {
  return {
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
    build: { ssr: true, target: "node20", rolldownOptions: { input } },
  };
}

/** What visitors who read another language are answered with. */
function otherLanguages(): Plugin {
  let outDir = "";
  return {
    name: "other-languages",
    configResolved({ build }) {
      ({ outDir } = build);
    },
    async closeBundle(error?: Error) {
      if (error) return;
      for (const other of others) {
        // Beside the part of the server that asks for it.
        const input = { [`assets/visitors-${other.language}`]: "inbox/receive/visitors.ts" };
        const { build: own, ...config } = configOf(other, input);
        const into = { ...own, outDir, emptyOutDir: false };
        await build({ ...config, configFile: false, logLevel: "error", build: into });
      }
    },
  };
}

const config = configOf(english, {
  main: "inbox/main.ts",
  backup: "inbox/commands/backup.ts",
  restore: "inbox/commands/restore.ts",
  check: "inbox/commands/check.ts",
  "key-ring": "inbox/commands/key-ring.ts",
});

/** The server and its commands. */
export default defineConfig({
  ...config,
  plugins: [config.plugins, otherLanguages()],
  build: { ...config.build, outDir: "inbox/built", emptyOutDir: true },
});
