import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isOnPath } from "../../e2e/machine/programs.ts";
import { giveUp } from "../../scripts/prepare.js";
import { buildInbox, placesIn } from "../testing/built-inbox.ts";
import { installedDatabases, prepareDatabase } from "../testing/databases.ts";
import { writeTestSite } from "../testing/inbox.ts";
import { killUnderLoad } from "./kills.ts";
import { countFlushes, sendSlowly, writeMany, writeWhileLocked } from "./others.ts";

const usage = `npm run prove:inbox -- [--kills 1000] [--messages 100000] [--flushes 1000]`;

/** What tests do in a short form, at length: it takes an hour or two. */
const { kills, messages, flushes } = readOptions();

const folder = await mkdtemp(join(tmpdir(), "prove-inbox-"));
const places = (name: string) => placesIn(folder, name);
await writeTestSite(join(folder, "site"));
const built = await buildInbox();
try {
  for (const name of installedDatabases) {
    const prepared = await prepareDatabase(name);
    const result = await killUnderLoad({
      ...{ kills, built },
      environment: { ...(await places(`kills-${name}`)), ...prepared.environment() },
    });
    await prepared.stop();
    const kept = new Set(result.kept);
    const lost = [...result.acknowledged].filter((id) => !kept.has(id)).length;
    const twice = result.kept.length - kept.size;
    const counts = `${result.acknowledged.size} acknowledged, ${lost} lost, ${twice} twice`;
    console.log(`${name}, killed ${kills} times: ${counts}`);
    if (lost + twice > 0) giveUp("That must not be.");
  }
  if (installedDatabases.includes("PostgreSQL")) {
    const prepared = await prepareDatabase("PostgreSQL");
    const environment = { ...(await places("locked")), ...prepared.environment() };
    const { status, seconds, next, kept } = await writeWhileLocked({ built, environment });
    await prepared.stop();
    console.log(`PostgreSQL, locked: ${status} after ${seconds} s, then ${next}, ${kept} kept`);
    if (status !== 503 || next !== 201 || kept !== 1) giveUp("That must not be.");
  }
  const slow = await sendSlowly({ built, environment: await places("slow") });
  console.log(
    `A byte a second: ${slow.status} after ${slow.seconds} s, the next visitor ${slow.next}`,
  );
  if (slow.status !== 408 || slow.next !== 201) giveUp("That must not be.");
  if (isOnPath("strace")) {
    const environment = await places("flushes");
    const flushed = await countFlushes({ messages: flushes, built, environment });
    console.log(`${flushes} messages one after another: ${flushed} flushes`);
    if (flushed < flushes) giveUp("That must not be.");
  }
  const environment = await places("endurance");
  for (const figures of await writeMany({ messages, built, environment })) {
    const { count, aSecond, megabytes, listMs } = figures;
    const cost = `${megabytes} MB of memory, the list in ${listMs} ms`;
    console.log(`after ${count} messages, ${aSecond} a second, eight at a time: ${cost}`);
  }
} finally {
  await built.remove();
  await rm(folder, { recursive: true });
}

function readOptions() {
  const text = (otherwise: string) => ({ type: "string", default: otherwise }) as const;
  const options = { kills: text("1000"), messages: text("100000"), flushes: text("1000") };
  try {
    const { kills, messages, flushes } = parseArgs({ options }).values;
    return { kills: Number(kills), messages: Number(messages), flushes: Number(flushes) };
  } catch {
    return giveUp(usage);
  }
}
