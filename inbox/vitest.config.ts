import { defineConfig } from "vitest/config";

/** The tests of the inbox, which need neither the site nor its content. */
export default defineConfig({
  test: {
    name: "inbox",
    include: ["**/*.test.{ts,tsx}"],
    // What needs other programs than Node: a part of `npm run test:all`.
    exclude: ["**/node_modules/**", "**/.tests/**", "**/*.servers.test.ts"],
    isolate: false,
    // What takes a second or two alone may take long where others are at work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
