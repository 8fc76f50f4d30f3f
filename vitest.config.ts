import { defineConfig } from "vitest/config";
import { contentModules, siteEditions } from "./build/content.ts";
import { inlineScript } from "./build/inline-script.ts";
import { photos } from "./build/photos.ts";
import {
  practiceFolder as practice,
  smallPracticeFolder,
  twoLanguagesFolder,
} from "./e2e/practices.ts";

const everything = "**/*.test.{ts,tsx}";

/** What the site makes for the inbox is tested with a site whose forms deliver. */
const delivering = [`inbox/${everything}`, "app/plain/pages.test.tsx"];

/** Said one way or the other, with both kinds of site. */
const eitherWay = "build/delivery.test.tsx";

/** What needs other programs than Node: a part of `npm run test:all`. */
const withOtherPrograms = "**/*.servers.test.ts";

const anyPractice = "e2e/content/any-practice.test.ts";

type Options = {
  content: string;
  language?: string;
  include: string[];
  exclude?: string[];
  env?: Environment;
};
type Environment = Record<string, string>;

/** A group of tests, and the content that the modules under test are made from. */
function project(name: string, { content, language, include, exclude = [], env = {} }: Options) {
  const edition = { folder: content, language, base: language ? `/${language}` : "" };
  return {
    extends: true as const,
    plugins: [contentModules(edition), inlineScript(), photos(content)],
    // To load the same modules for each of 60 files would take longer than the tests.
    test: {
      ...{ name, include, env, isolate: false },
      exclude: ["**/node_modules/**", "**/.tests/**", ...exclude],
    },
  };
}

const inbox = { content: practice, include: delivering };
/** What the inbox is built with in these tests. */
const delivery = { SITE_DELIVERY: "inbox", SITE_CONTENT: practice };

const projects = [
  project("code", {
    content: practice,
    include: [`{app,build,editor,hosting,scripts}/${everything}`, anyPractice],
    exclude: delivering,
  }),
  project("inbox", {
    ...inbox,
    include: [...delivering, eitherWay],
    exclude: [withOtherPrograms],
    env: delivery,
  }),
  project("content", {
    content: siteEditions(import.meta.dirname)[0].folder,
    include: ["e2e/content/rules.ts"],
  }),
  project("in Hindi", { content: twoLanguagesFolder, language: "hi", include: [anyPractice] }),
  project("small practice", { content: smallPracticeFolder, include: ["e2e/content/rules.ts"] }),
];

const servers = project("servers", {
  ...inbox,
  include: [...delivering, `e2e/servers/${withOtherPrograms}`],
  env: { ...delivery, TEST_DATABASE: "PostgreSQL" },
});

export default defineConfig({
  test: {
    globalSetup: "e2e/machine/set-up.ts",
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
    // What takes a second or two alone may take long where others are at work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Only who asks for it gets what needs other programs.
    projects: process.argv.includes("--project=servers") ? [servers] : projects,
  },
});
