import { defineConfig } from "vite";
import { contentCheck } from "./site/content-check.ts";
import { drawings } from "./site/drawings.ts";
import { evaluate } from "./site/evaluate.ts";
import { inlineScript } from "./site/inline-script.ts";
import { licences } from "./site/licences.ts";
import { mdx } from "./site/mdx.ts";
import { photos } from "./site/photos.ts";
import { plainImports } from "./site/plain-imports.ts";
import { prerender } from "./site/prerender.ts";
import { reactModules } from "./site/react-modules.ts";

export default defineConfig({
  appType: "custom",
  plugins: [
    contentCheck(),
    mdx(),
    evaluate("app/content/forms.ts", "app/forms/options.ts"),
    inlineScript(),
    drawings(),
    photos(),
    plainImports(),
    reactModules(),
    licences(),
    prerender(),
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
