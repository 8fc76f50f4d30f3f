import { defineConfig } from "vitest/config";
import { inlineScript } from "./site/inline-script.ts";
import { mdx } from "./site/mdx.ts";

export default defineConfig({
  plugins: [mdx(), inlineScript()],
  test: {
    include: ["{app,bench,scripts,site}/**/*.test.{ts,tsx}"],
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
  },
});
