import "../for-delivery.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactFormProps, requestFormProps } from "../../app/forms/form-props";
import { islandOf } from "../../app/plain/pages";
import { findFreePort } from "../../e2e/machine/free-port.ts";
import { readSettings } from "../settings.ts";
import { site } from "../site.ts";
import { startInbox } from "../start.ts";
import { setUp } from "./staff.ts";
import { createVisitor } from "./visitor.ts";

/** An inbox of its own for a test, with a site of two pages, in a folder that goes with it. */
export async function startTestInbox(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const site = join(folder, "site");
  await writeTestSite(site);
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

export async function writeTestSite(folder: string) {
  await mkdir(folder, { recursive: true });
  const empty = `<!doctype html><title>Not found</title><main></main>`;
  await writeFile(join(folder, "404.html"), empty);
  for (const form of [contactFormProps(site), requestFormProps(site)]) {
    const main = `<main>${islandOf(site, form)}</main>`;
    const page = `<!doctype html><title>A form</title>${main}`;
    await writeFile(join(folder, `${form.url}.html`), page);
  }
}
