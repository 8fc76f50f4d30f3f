import { defineConfig } from "vite";
import { mdx } from "./site/mdx";
import { prerender } from "./site/prerender";

export default defineConfig({
  appType: "custom",
  plugins: [mdx(), prerender()],
  build: {
    // Every asset is a cached file: data addresses would need a looser security policy.
    assetsInlineLimit: 0,
  },
});
