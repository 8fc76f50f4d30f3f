import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "../store/database.ts";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";
import { startVisitors } from "./visitors.ts";

export type Options = { built: BuiltInbox; environment: Record<string, string> };

/** Kills the server at random moments while eight visitors write. */
export async function killUnderLoad({ kills, built, environment }: Options & { kills: number }) {
  let server = await startBuilt(built, environment);
  await setUp(server.origin, server.setupCode);
  const visitors = startVisitors(server.origin, 8);
  for (let round = 0; round < kills; round++) {
    await visitors.nextAcknowledged();
    await setTimeout(randomInt(250));
    await server.end("SIGKILL");
    server = await startBuilt(built, environment);
  }
  await visitors.stop();
  await server.end();
  return compare(environment, visitors);
}

/** Compares what was acknowledged with what the database holds, and what is still to ring. */
export async function compare(
  environment: Record<string, string>,
  { acknowledged, refused }: Pick<ReturnType<typeof startVisitors>, "acknowledged" | "refused">,
) {
  const store = await openStore(environment, `${environment.INBOX_DATA}/inbox.db`);
  const [messages = [], owed = []] = await store.read(
    sql`SELECT id FROM message`,
    sql`SELECT DISTINCT id FROM bell WHERE kind = 'new'`,
  );
  await store.close();
  const kept = messages.map(({ id }) => String(id));
  const known = new Set(kept);
  return {
    acknowledged: acknowledged.size,
    refused: refused(),
    kept,
    lost: [...acknowledged].filter((id) => !known.has(id)).length,
    doubled: kept.length - known.size,
    ringing: owed.map(({ id }) => String(id)),
  };
}
