import { readFile } from "node:fs/promises";
import { otherEditions } from "../app/content/edition";
import type { SiteFiles } from "./site-file";

const names = [
  ...["figtree", "fraunces"],
  ...(otherEditions.length > 0 ? ["hind", "noto-serif-devanagari"] : []),
];

/** The fonts ask to be passed on with these; what stands in scripts is listed by Vite itself. */
export const fontLicences: SiteFiles = {
  "/font-licences.txt": {
    type: "text/plain; charset=utf-8",
    make: async () => {
      const texts = await Promise.all(
        names.map((name) => {
          return readFile(`app/fonts/${name}-license.txt`, "utf8");
        }),
      );
      return texts.join("\n\n");
    },
  },
};
