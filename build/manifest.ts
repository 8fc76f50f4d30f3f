import { language } from "../app/content/edition";
import { pages } from "../app/content/pages";
import { practice } from "../app/content/practice";
import { manifestUrl, urlOf } from "../app/lib/links";
import type { SiteFiles } from "./site-file";
import { colour } from "./tokens";

/** What a phone needs to know when someone keeps the site among their apps. */
export const manifest: SiteFiles = {
  [manifestUrl]: {
    type: "application/manifest+json",
    make: async () =>
      JSON.stringify({
        id: urlOf("/"),
        name: practice.name,
        // What a phone has room for below an icon; without one, it shortens the name itself.
        ...(practice.name.length <= 12 && { short_name: practice.name }),
        description: pages.home.description,
        lang: language,
        start_url: urlOf("/"),
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
