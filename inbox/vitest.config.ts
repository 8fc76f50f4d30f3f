import { defineConfig } from "vitest/config";

/** The tests of the inbox, which need neither the site nor its content. */
export default defineConfig({
  test: {
    name: "inbox",
    include: ["**/*.test.{ts,tsx}"],
    // Tests that need other programs than Node are a part of `npm run test:all`.
    exclude: ["**/node_modules/**", "**/.tests/**", "**/*.servers.test.ts"],
    isolate: false,
    // Tests that take a second or two on an idle machine may take long on a busy one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
