import { defineConfig } from "vitest/config";
import { mdx } from "./site/mdx";

export default defineConfig({
  plugins: [mdx()],
  test: { include: ["{app,site,scripts}/**/*.test.{ts,tsx}"] },
});
