import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesForHosts } from "../../hosting/hosts/files-for-hosts.ts";
import { contactMessage } from "../../inbox/testing/answers.ts";
import { startTestInbox } from "../../inbox/testing/inbox.ts";
import { setUp } from "../../inbox/testing/staff.ts";
import { createVisitor, type Visitor } from "../../inbox/testing/visitor.ts";
import { findFreePort } from "../environment/free-port.ts";
import { nginxWith, startWebServer, webServers } from "./web-servers.ts";

describe("Behind nginx", () => {
  let inbox: Awaited<ReturnType<typeof startTestInbox>>;
  let origin: string;
  let visitor: Visitor;
  let stopServer: () => Promise<void>;
  let site: string;

  beforeAll(async () => {
    inbox = await startTestInbox({ INBOX_PROXY: "127.0.0.1", INBOX_BURST: "3" });
    const rules = filesForHosts("default-src 'none'", "https://www.example.org", ["hi"]);
    site = join(inbox.folder, "site");
    mkdirSync(join(site, ".hosting"));
    writeFileSync(join(site, ".hosting/nginx.conf"), rules[".hosting/nginx.conf"] ?? "");
    writeFileSync(join(site, "unavailable.html"), "Not now");
    mkdirSync(join(site, "hi"));
    writeFileSync(join(site, "hi", "unavailable.html"), "अभी नहीं");
    ({ origin, stop: stopServer } = await startServer(site, inbox.port));
    visitor = createVisitor(origin);
    await setUp(inbox.origin, inbox.setupCode);
  });
  afterAll(async () => {
    await stopServer();
    await inbox.remove();
  });

  test("nginx serves pages and passes posts to the inbox", async () => {
    const page = await fetch(`${origin}/contact`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
    expect((await visitor.write()).status).toBe(201);
    const sent = await visitor.sendPlain("/contact", contactMessage);
    const url = origin + String(sent.headers.get("location"));
    expect((await fetch(url, { redirect: "manual" })).status).toBe(200);
    expect((await fetch(`${origin}/inbox/api/state`)).status).toBe(200);
    expect((await fetch(`${origin}/about`, { method: "POST" })).status).toBe(405);
  });

  test("a message that is too long is refused in our words", async () => {
    const answer = await visitor.write({ message: "x".repeat(100_000) });
    expect(answer.status).toBe(413);
    expect(answer.json.message).toMatch(/too long/);
  });

  test("ignores an IP address that a visitor makes up", async () => {
    const headers = (index: number) => ({ "X-Forwarded-For": `192.0.2.${index}` });
    const statuses = [];
    for (let index = 0; index < 4; index++) {
      const body = { id: crypto.randomUUID(), values: contactMessage };
      statuses.push((await visitor.sendByScript("/contact", body, headers(index))).status);
    }
    expect(statuses).toContain(429);
  });

  test("without the inbox, nginx shows our own error page and logs no visitor", async () => {
    const alone = await startServer(site, await findFreePort());
    const lost = createVisitor(alone.origin);
    const answer = await lost.sendPlain("/contact", contactMessage);
    const inHindi = await lost.sendPlain("/hi/contact", contactMessage);
    const staff = await fetch(`${alone.origin}/inbox`);
    await alone.stop();
    expect(answer).toMatchObject({ status: 502, text: "Not now" });
    expect(inHindi).toMatchObject({ status: 502, text: "अभी नहीं" });
    expect(answer.headers.get("cache-control")).toMatch(/^no-/);
    expect([staff.status, await staff.text()]).toEqual([502, "Not now"]);
    const log = readFileSync(join(site, "errors.log"), "utf8");
    expect(log).not.toMatch(/contact|client/);
  });
});

/** Starts nginx with the file of the project, in other places, without a certificate, with a full log. */
function startServer(site: string, inboxPort: number) {
  const configuration = readFileSync(
    new URL("../../inbox/hosting/nginx.conf", import.meta.url),
    "utf8",
  )
    .replaceAll("/var/www/site", site)
    .replaceAll("127.0.0.1:4175", `127.0.0.1:${inboxPort}`);
  return startWebServer(
    {
      ...webServers.nginx,
      configure: ({ port, folder }) =>
        nginxWith(
          folder,
          `error_log ${join(site, "errors.log")} info; ${configuration}`
            .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
            .replace(/^ *ssl_certificate.*$/gm, "")
            .replaceAll("/run/nginx-pages.sock", join(folder, "pages.sock")),
        ),
    },
    site,
  );
}
