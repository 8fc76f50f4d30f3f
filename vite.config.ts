import { resolve } from "node:path";
import { defineConfig } from "vite";
import { inlineScript } from "./build/inline-script.ts";
import { prerender } from "./build/prerender.ts";

export default defineConfig({
  appType: "custom",
  // A constant, so that the form of a site that does not deliver holds no code that sends.
  define: { "process.env.SITE_DELIVERY": JSON.stringify(process.env.SITE_DELIVERY ?? "") },
  plugins: [
    inlineScript(),
    prerender(resolve(import.meta.dirname, process.env.SITE_CONTENT ?? "content")),
  ],
  build: {
    // Every asset is a cached file: data URLs would need a looser security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The icons are marked for servers that render parts of a page. Here, all is rendered at once.
      checks: { moduleLevelDirective: false, bundlerTimings: false },
      experimental: { lazyBarrel: true },
    },
  },
});
