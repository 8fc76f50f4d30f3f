import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { killUnderLoad } from "./stress/kills.ts";
import { type BuiltInbox, buildInbox, placesIn, startBuilt } from "./testing/built-inbox.ts";
import { databases, prepareDatabase } from "./testing/databases.ts";
import { writeTestSite } from "./testing/inbox.ts";
import { startSmtp } from "./testing/smtp.ts";

let built: BuiltInbox;
let folder: string;

beforeAll(async () => {
  // Servers have no such variable: the build itself must decide that forms deliver.
  vi.stubEnv("SITE_DELIVERY", undefined);
  built = await buildInbox();
  vi.unstubAllEnvs();
  folder = await mkdtemp(join(tmpdir(), "crash-"));
  await writeTestSite(join(folder, "site"));
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true });
});

const environment = (name: string) => placesIn(folder, name);

// Side by side: the last connection of an inbox that stops has seconds to end.
test.concurrent.each(databases)(
  "keeps everything that was acknowledged, once, killed at any moment, with %s",
  async (name) => {
    const prepared = await prepareDatabase(name);
    // The mail server refuses every e-mail, so that all stay owed.
    const smtp = await startSmtp();
    smtp.mood = "451";
    const settings = {
      ...{ ...(await environment(name)), ...prepared.environment(), INBOX_SMTP: smtp.url },
      ...{ INBOX_MAIL_TO: "practice@example.org", INBOX_MAIL_FROM: "inbox@example.org" },
    };
    const result = await killUnderLoad({ kills: 3, built, environment: settings });
    await prepared.stop();
    await smtp.stop();
    expect(result.acknowledged).toBeGreaterThan(3);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.ringing.sort()).toEqual(result.kept.sort());
  },
);

test.concurrent("answers inside the pages of a site that delivers", async () => {
  const server = await startBuilt(built, await environment("pages"));
  await server.end();
  expect(server.output.text).not.toContain("from another build");
});

test.concurrent("it stops when it is told to, whatever connections browsers hold open", async () => {
  const settings = await environment("stop");
  const server = await startBuilt(built, settings);
  const unused = connect(Number(settings.INBOX_PORT), "127.0.0.1").on("error", () => undefined);
  await once(unused, "connect");
  await server.end();
  expect(server.child.signalCode ?? server.child.exitCode).not.toBeNull();
});

test.concurrent("doesn't start without its secret", async () => {
  const settings = await environment("secret");
  await writeFile(join(settings.INBOX_DATA, "secret"), "");
  await expect(startBuilt(built, settings)).rejects.toThrow("The inbox's secret is missing");
});
