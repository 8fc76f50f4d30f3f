import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuilt } from "../../inbox/testing/built-inbox";
import { setUp } from "../../inbox/testing/staff";
import { createVisitor } from "../../inbox/testing/visitor";
import { inboxBuild, sites } from "../../scripts/built-site";
import { findFreePort } from "../../scripts/free-port";

export type RunningInbox = Awaited<ReturnType<typeof runInbox>>;

/** The real server, as `npm run inbox` would build it, on a database of its own. */
export async function runInbox(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const port = String(await findFreePort());
  const data = join(folder, "data");
  const settings = {
    INBOX_DATA: data,
    INBOX_PORT: port,
    INBOX_SITE: sites.delivering,
    INBOX_PAGES: inboxBuild.pages,
    ...environment,
  };
  const start = () => startBuilt({ folder: inboxBuild.server }, settings);
  let server = await start();

  return {
    /** Browsers take a cookie that is marked as secure from this name alone without TLS. */
    origin: `http://localhost:${port}`,
    setupCode: server.setupCode,
    databaseFile: join(data, "inbox.db"),
    visitor: createVisitor(server.origin),
    setUp: () => setUp(server.origin, server.setupCode),
    async restart() {
      await server.end();
      server = await start();
    },
    async remove() {
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}
