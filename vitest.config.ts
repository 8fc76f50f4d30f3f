import { defineConfig } from "vitest/config";
import { inlineScript } from "./build/inline-script.ts";

const everything = "**/*.test.{ts,tsx}";

const ofInbox = `inbox/${everything}`;

/** Tests that run on both kinds of site. */
const eitherWay = ["build/delivery.test.tsx", "build/forms-file.test.ts"];

/** Tests that need other programs than Node: a part of `npm run test:all`. */
const withOtherPrograms = "**/*.servers.test.ts";

/** The test that reads the owner's content: a part of `npm run test:specification`. */
const ownContent = ["own-content", "safety"].map((name) => `e2e/content/${name}.test.ts`);

type Options = {
  include: string[];
  exclude?: string[];
  env?: Readonly<Record<string, string>>;
};

function project(name: string, { include, exclude = [], ...options }: Options) {
  return {
    extends: true as const,
    plugins: [inlineScript()],
    // Files share modules: loading them for each of 60 files would take longer than the tests.
    test: {
      ...{ name, include, isolate: false, ...options },
      exclude: ["**/node_modules/**", "**/.tests/**", ...exclude],
    },
  };
}

const projects = [
  project("site", {
    include: [`{app,build,contract,editor,hosting,scripts,e2e/content}/${everything}`],
    exclude: ownContent,
  }),
  project("delivering", { include: eitherWay, env: { SITE_DELIVERY: "inbox" } }),
  "inbox/vitest.config.ts",
];

/** Projects that run only when they are asked for. */
const atLength = {
  servers: project("servers", {
    include: [ofInbox, `e2e/servers/${withOtherPrograms}`],
    env: { TEST_DATABASE: "PostgreSQL" },
  }),
  content: project("content", { include: ownContent }),
};
const asked = Object.entries(atLength).find(([name]) => process.argv.includes(`--project=${name}`));

export default defineConfig({
  test: {
    globalSetup: "e2e/environment/set-up.ts",
    // The build reads colours from the stylesheet, which Vitest would otherwise leave empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
    // A test of a second or two may take long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: asked ? [asked[1]] : projects,
  },
});
