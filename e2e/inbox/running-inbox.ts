import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runBuilt, startBuilt } from "../../inbox/testing/built-inbox";
import { setUp } from "../../inbox/testing/staff";
import { createVisitor } from "../../inbox/testing/visitor";
import { findFreePort } from "../machine/free-port";
import { inboxBuild, sites } from "../sites";

const built = { folder: inboxBuild.server };

export type RunningInbox = Awaited<ReturnType<typeof runInbox>>;

/** The real server, as `npm run inbox` would build it, on a database of its own. */
export async function runInbox(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const port = String(await findFreePort());
  let data = join(folder, "data");
  const settings = () => ({
    INBOX_DATA: data,
    INBOX_PORT: port,
    INBOX_SITE: sites.delivering,
    INBOX_PAGES: inboxBuild.pages,
    ...environment,
  });
  const start = () => startBuilt(built, settings());
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
    /** As on the day when the server has to move: a copy is brought into a new folder. */
    async move() {
      const copy = join(folder, "copy.db");
      const taken = await runBuilt(built, "backup", [copy], settings());
      await server.end();
      data = join(folder, "elsewhere");
      const brought = await runBuilt(built, "restore", [copy], settings());
      server = await start();
      return [taken.status, brought.status];
    },
    async remove() {
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}
