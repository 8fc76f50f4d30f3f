import { defineConfig } from "vitest/config";
import { mdx } from "./site/mdx.ts";

export default defineConfig({
  plugins: [mdx()],
  test: { include: ["{app,site,scripts}/**/*.test.{ts,tsx}"] },
});
