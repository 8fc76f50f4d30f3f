import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildInbox, placesIn } from "../testing/built-inbox.ts";
import { installedDatabases, prepareDatabase } from "../testing/databases.ts";
import { writeTestSite } from "../testing/inbox.ts";
import { cutDatabase, fillDisk, refuseMail } from "./breaks.ts";
import { killUnderLoad } from "./kills.ts";
import { measureSpeed } from "./speed.ts";

type Result = Awaited<ReturnType<typeof killUnderLoad>> & { isAlive?: boolean; stillOwed?: number };

/** Repeats at length what tests do in a short form: `npm run stress:inbox -- --kills 1000`. */
const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
const kills = Number(values.kills);
const folder = await mkdtemp(join(tmpdir(), "stress-inbox-"));
await writeTestSite(join(folder, "site"));
const built = await buildInbox();
try {
  for (const name of installedDatabases) {
    const prepared = await prepareDatabase(name);
    const options = async (what: string) => ({
      built,
      environment: { ...(await placesIn(folder, `${name}-${what}`)), ...prepared.environment() },
    });
    const results: [string, Result][] = [
      [`${kills} kills`, await killUnderLoad({ kills, ...(await options("kills")) })],
      ["refusing mail servers", await refuseMail(await options("mail"))],
      name === "SQLite"
        ? ["full disk", await fillDisk(await options("disk"))]
        : ["cut database", await cutDatabase(await options("cut"), prepared)],
    ];
    console.log(`${name}, speed:`, await measureSpeed(await options("speed")));
    await prepared.stop();
    for (const [what, result] of results) {
      const { acknowledged, refused, kept, lost, doubled, isAlive = true, stillOwed = 0 } = result;
      const counts = `${acknowledged} acknowledged, ${refused} refused, ${kept.length} kept`;
      const faults = `${lost} lost, ${doubled} doubled, ${stillOwed} never rung`;
      console.log(`${name}, ${what}: ${counts}, ${faults}${isAlive ? "" : ", the server died"}`);
      if (lost + doubled + stillOwed > 0 || !isAlive) process.exitCode = 1;
    }
  }
} finally {
  await built.remove();
  await rm(folder, { recursive: true });
}
