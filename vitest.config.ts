import { defineConfig } from "vitest/config";
import { mdx } from "./site/mdx.ts";

export default defineConfig({
  plugins: [mdx()],
  test: {
    include: ["{app,bench,scripts,site}/**/*.test.{ts,tsx}"],
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
  },
});
