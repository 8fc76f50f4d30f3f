import { readFile } from "node:fs/promises";
import type { Site } from "../app/content/site";
import type { SiteFiles } from "./site-file";

function names({ languages }: Site) {
  return [
    ...["figtree", "fraunces"],
    ...(languages.length > 1 ? ["hind", "noto-serif-devanagari"] : []),
  ];
}

/** The fonts' licences must be passed on. Vite lists those of scripts. */
export function fontLicences(site: Site): SiteFiles {
  return {
    "/font-licences.txt": {
      type: "text/plain; charset=utf-8",
      make: async () => {
        const texts = await Promise.all(
          names(site).map((name) => {
            return readFile(`app/fonts/${name}-license.txt`, "utf8");
          }),
        );
        return texts.join("\n\n");
      },
    },
  };
}
