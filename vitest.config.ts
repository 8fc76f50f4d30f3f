import { defineConfig } from "vitest/config";
import { inlineScript } from "./build/inline-script.ts";

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: ["{app,bench,build,editor,hosting,inbox,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "scripts/prepare-tests.ts",
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
    // What takes a second or two alone may take long where others are at work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
