import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFormsFile } from "../../contract/forms-file.ts";
import { readSettings } from "../settings.ts";
import { startInbox } from "../start.ts";
import { findFreePort } from "./free-port.ts";
import { setUp } from "./staff.ts";
import { createVisitor } from "./visitor.ts";

/** Starts a separate inbox for a test, with a site of two pages, in a folder removed with it. */
export async function startTestInbox(
  environment: Record<string, string> = {},
  change = async (_site: string) => {},
) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const site = join(folder, "site");
  await writeTestSite(site);
  await change(site);
  const lines: string[] = [];
  const settings = readSettings({
    INBOX_DATA: join(folder, "data"),
    INBOX_SITE: site,
    INBOX_PORT: String(await findFreePort()),
    INBOX_BURST: "1000000",
    ...environment,
  });
  const inbox = await startInbox(settings, {
    print: (line) => lines.push(line),
    log: (line) => lines.push(line),
  });
  const origin = `http://127.0.0.1:${inbox.port}`;
  return {
    ...inbox,
    ...{ folder, settings, origin, lines, databaseFile: join(folder, "data", "inbox.db") },
    visitor: createVisitor(origin),
    async remove() {
      await inbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The same for a practice that has set it up. */
export async function startPractice(environment?: Record<string, string>) {
  const inbox = await startTestInbox(environment);
  return { inbox, practice: await setUp(inbox.origin, inbox.setupCode) };
}

/** Puts the site that the inbox is tested with into a folder: its forms, and a page of each. */
export async function writeTestSite(folder: string) {
  await cp(new URL("site", import.meta.url), folder, { recursive: true });
}

/** The forms file of the test site. */
export const testSite = readFormsFile(
  readFileSync(new URL("site/forms.json", import.meta.url), "utf8"),
);
