import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Form,
  type FormsFile,
  formsFileName,
  type Language,
  readFormsFile,
} from "../contract/forms-file.ts";
import type { Store } from "./store/store.ts";

/** A form in one language, with the practice whose form it is. */
export type SiteForm = { form: Form; language: Language; site: FormsFile };

/** Gives what the inbox knows of the site now, if it knows anything. */
export type FollowedSite = () => FormsFile | undefined;

type Parts = { folder: string; store: Store; print: (line: string) => void };

/** Setting that holds the last `forms.json` that could be read. */
const lastRead = "forms";

/**
 * Follows the `forms.json` in the folder of the site: whenever it has changed, it is read again. One
 * that can't be read stops nothing, because the last one that could is in the database.
 */
export async function followSite({ folder, store, print }: Parts): Promise<FollowedSite> {
  const file = join(folder, formsFileName);
  let site = await readLast(store);
  let seen: string | undefined;

  function follow() {
    const stamp = stampOf(file);
    if (stamp === seen) return site;
    seen = stamp;
    try {
      const written = readFileSync(file, "utf8");
      site = readFormsFile(written);
      store.set(lastRead, written).catch(() => undefined);
    } catch (error) {
      const reason = stamp === "" ? "is missing" : (error as Error).message;
      print(`${file} ${reason}. ${site ? "The previous version still counts." : takesNothing}`);
    }
    return site;
  }

  follow();
  return follow;
}

const takesNothing =
  "The forms accept nothing. Build the site with SITE_DELIVERY=inbox, from the same version of the project as the inbox.";

/** Changes whenever the file does. */
function stampOf(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : "";
}

async function readLast(store: Store) {
  try {
    return readFormsFile((await store.setting(lastRead)) ?? "");
  } catch {
    // No copy exists yet, or an inbox of another version wrote it.
    return undefined;
  }
}

/** Returns every form of a site, in each language. */
export function formsOf(site: FormsFile | undefined): SiteForm[] {
  return (
    site?.languages.flatMap((language) => {
      return language.forms.map((form) => ({ form, language, site }));
    }) ?? []
  );
}

export function fieldsOf({ sections }: Form) {
  return sections.flatMap(({ fields }) => fields);
}

export type StaffSite = ReturnType<typeof siteForStaff>;

/** Returns what staff's pages show of the site, empty while the inbox knows of none. */
export function siteForStaff(site: FormsFile | undefined) {
  const { name = "", responseHours = 24, hours = [], closures = [] } = site?.practice ?? {};
  const replies = site?.languages.map(({ language, reply }) => [language, reply] as const) ?? [];
  return {
    practice: { name, responseHours, hours, closures },
    helpLines: site?.languages[0].helpLines ?? { lines: [], abroad: "" },
    dangerSteps: site?.danger.steps ?? [],
    replies: Object.fromEntries(replies),
  };
}
