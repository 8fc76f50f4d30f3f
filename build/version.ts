import { readContentFiles, versionOf } from "../app/content/version";
import type { SiteFiles } from "./site-file";

/** Says which state of the content a site was built from. The editor asks live addresses for it. */
export function version(folder: string): SiteFiles {
  return {
    "/version.txt": {
      type: "text/plain; charset=utf-8",
      make: async () => versionOf(readContentFiles(folder)),
    },
  };
}
