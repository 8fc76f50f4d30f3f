import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../settings.ts";
import { startInbox } from "../start.ts";
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
    INBOX_PORT: "0",
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

export async function writeTestSite(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of ["contact", "appointments", "404"]) {
    const page = `<!doctype html><title>${name}</title><main id="main"><h1>${name}</h1></main>`;
    await writeFile(join(folder, `${name}.html`), page);
  }
}
