import type { UserConfig } from "vite";
import { content, type Edition } from "./content.ts";
import { evaluate } from "./evaluate.ts";
import { inlineScript } from "./inline-script.ts";
import { photos } from "./photos.ts";
import { prerender } from "./prerender.ts";

/** All that Vite has to know of the site; the editions beside the first one come along with it. */
export function siteConfig([edition, ...others]: readonly [Edition, ...Edition[]]): UserConfig {
  return {
    appType: "custom",
    plugins: [
      content(edition),
      evaluate(edition),
      inlineScript(),
      photos(edition.folder),
      prerender(
        edition,
        others.map((other) => ({ base: other.base, config: siteConfig([other]) })),
      ),
    ],
    build: {
      // Every asset is a cached file: data addresses would need a looser security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The icons are marked for servers that render parts of a page; here, all is rendered at once.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        experimental: { lazyBarrel: true },
      },
    },
  };
}
