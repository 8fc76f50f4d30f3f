import { defineConfig } from "vite";
import { content, siteEdition } from "./build/content.ts";
import { evaluate } from "./build/evaluate.ts";
import { inlineScript } from "./build/inline-script.ts";
import { photos } from "./build/photos.ts";
import { prerender } from "./build/prerender.ts";

const edition = siteEdition(import.meta.dirname);

export default defineConfig({
  appType: "custom",
  plugins: [
    content(edition),
    evaluate(edition),
    inlineScript(),
    photos(edition.folder),
    prerender(edition),
  ],
  build: {
    // Every asset is a cached file: data addresses would need a looser security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The icons are marked for servers that render parts of a page; here, all is rendered at once.
      checks: { moduleLevelDirective: false },
    },
  },
});
