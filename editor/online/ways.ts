import { putInto } from "./folder.ts";
import { openFtps } from "./ftps.ts";
import { git } from "./git.ts";
import { findNetlifySite, netlify } from "./netlify.ts";
import { openSftp } from "./sftp.ts";
import type { Place, Way } from "./way.ts";

type Sent = Exclude<Place, { kind: "file" }>;

/** Returns the way to a place. */
export function wayTo(place: Sent, root: string): Way {
  if (place.kind === "netlify") return netlify(place);
  if (place.kind === "git") return git(root);
  const open = place.kind === "sftp" ? openSftp : openFtps;
  return {
    patience: 30,
    async put(site, hear) {
      const folder = await open(place);
      try {
        await putInto(folder, site, hear);
      } finally {
        folder.close();
      }
      return undefined;
    },
  };
}

/** Tries a place, and completes what its owner can't know. */
export async function checkPlace(place: Place): Promise<Place> {
  if (place.kind === "netlify") return { ...place, ...(await findNetlifySite(place)) };
  if (place.kind === "sftp") {
    const { fingerprint, close } = await openSftp(place);
    close();
    return { ...place, fingerprint };
  }
  if (place.kind === "ftps") (await openFtps(place)).close();
  return place;
}
