import type { Site } from "../app/content/site";
import { manifestUrl, urlOf } from "../app/lib/links";
import type { SiteFiles } from "./site-file";
import { colour } from "./tokens";

/** Web app manifests: name, icons and colours for a phone's home screen. */
export function manifest(site: Site): SiteFiles {
  return {
    [manifestUrl(site)]: {
      type: "application/manifest+json",
      make: async () =>
        JSON.stringify({
          id: urlOf(site, "/"),
          name: site.practice.name,
          // Phones have room for about 12 letters below an icon. They shorten a longer name.
          ...(site.practice.name.length <= 12 && { short_name: site.practice.name }),
          description: site.pages.home.description,
          lang: site.language,
          start_url: urlOf(site, "/"),
          display: "minimal-ui",
          theme_color: colour("paper"),
          background_color: colour("paper"),
          icons: [
            { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
            { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
            {
              src: "/icon-maskable-512.png",
              sizes: "512x512",
              type: "image/png",
              purpose: "maskable",
            },
          ],
        }),
    },
  };
}
