import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { startBuilt } from "../testing/built-inbox.ts";
import type { prepareDatabase } from "../testing/databases.ts";
import { type Mood, startSmtp } from "../testing/smtp.ts";
import { setUp } from "../testing/staff.ts";
import { compare, type Options } from "./kills.ts";
import { startVisitors } from "./visitors.ts";

type Server = Awaited<ReturnType<typeof startBuilt>>;

/** Lets visitors write while something breaks, in a server that has to stay alive. */
async function writeWhile(
  { built, environment, senders = 5 }: Options & { senders?: number },
  breakIt: (visitors: ReturnType<typeof startVisitors>, server: Server) => Promise<void>,
) {
  const server = await startBuilt(built, environment);
  await setUp(server.origin, server.setupCode);
  const visitors = startVisitors(server.origin, senders);
  await visitors.nextAcknowledged();
  await breakIt(visitors, server);
  await visitors.nextAcknowledged();
  await visitors.stop();
  const isAlive = server.child.exitCode === null && server.child.signalCode === null;
  await server.end();
  return { ...(await compare(environment, visitors)), isAlive };
}

/** Fills a small disk until visitors are refused, and makes room again. Needs root, to mount it. */
export async function fillDisk(options: Options) {
  const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
  const mount = ["-t", "tmpfs", "-o", "size=4000k", "tmpfs", disk];
  if (spawnSync("mount", mount).status !== 0) throw new Error("Only root may mount a small disk.");
  try {
    const environment = { ...options.environment, INBOX_DATA: disk };
    return await writeWhile({ ...options, environment }, async (visitors) => {
      const filler = join(disk, "filler");
      const before = visitors.refused();
      while (visitors.refused() < before + 50) {
        try {
          writeFileSync(filler, Buffer.alloc(4096), { flag: "a" });
        } catch {
          await setTimeout(50);
        }
      }
      rmSync(filler);
    });
  } finally {
    spawnSync("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Cuts busy connections of PostgreSQL, restarts it twice, and freezes one of its processes. */
export async function cutDatabase(
  options: Options,
  { postgres }: Awaited<ReturnType<typeof prepareDatabase>>,
) {
  const ask = async (text: string) => {
    const client = new Client({ connectionString: options.environment.INBOX_DB });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  const others =
    "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
  return writeWhile(options, async (visitors) => {
    for (let cuts = 0; cuts < 40; cuts++) {
      await ask(`SELECT pg_terminate_backend(pid) ${others} AND state <> 'idle'`);
      await setTimeout(100);
    }
    for (let restarts = 0; restarts < 2; restarts++) {
      await postgres?.crash();
      await postgres?.restart();
      await visitors.nextAcknowledged();
    }
    const [busy] = await ask(`SELECT pid ${others} AND query LIKE '%message%' LIMIT 1`);
    process.kill(busy.pid, "SIGSTOP");
    await setTimeout(20_000);
    process.kill(busy.pid, "SIGCONT");
  });
}

/** Takes messages while the mail server fails in every way, then lets it take everything. */
export async function refuseMail(options: Options) {
  const smtp = await startSmtp();
  const recipients = ["meera@example.org", "anil@example.org"];
  const environment = {
    ...options.environment,
    INBOX_SMTP: smtp.url,
    INBOX_MAIL_TO: recipients.join(","),
    INBOX_MAIL_FROM: "inbox@example.org",
  };
  const moods: readonly Mood[] = ["421", "451", "550", "hangs", "drops"];
  const before = await writeWhile({ ...options, environment }, async () => {
    for (const mood of moods) {
      smtp.mood = mood;
      await setTimeout(3000);
    }
  });
  smtp.mood = "takes";
  // Waits are in memory: a new process rings at once, for up to 1,000 messages.
  for (let owed = before.ringing.length; owed > 0; owed -= 1000) {
    smtp.mails.length = 0;
    const server = await startBuilt(options.built, environment);
    while (recipients.some((one) => smtp.subjectsFor(one).length === 0)) await setTimeout(100);
    await server.end();
  }
  await smtp.stop();
  const after = await compare(environment, { acknowledged: new Set(), refused: () => 0 });
  return { ...before, stillOwed: after.ringing.length };
}
