import { readFile } from "node:fs/promises";
import type { SiteFiles } from "./site-file";

const files = ["app/fonts/figtree-license.txt", "app/fonts/fraunces-license.txt"];

/** The fonts ask to be passed on with these; what stands in scripts is listed by Vite itself. */
export const fontLicences: SiteFiles = {
  "/font-licences.txt": {
    type: "text/plain; charset=utf-8",
    make: async () => {
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return texts.join("\n\n");
    },
  },
};
