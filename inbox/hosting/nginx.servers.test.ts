import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessage } from "../../app/forms/testing-answers.ts";
import { nginxWith, startWebServer, webServers } from "../../e2e/servers/web-servers.ts";
import { filesForHosts } from "../../hosting/hosts/files-for-hosts.ts";
import { startTestInbox } from "../testing/inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor, type Visitor } from "../testing/visitor.ts";

describe("Behind nginx", () => {
  let inbox: Awaited<ReturnType<typeof startTestInbox>>;
  let origin: string;
  let visitor: Visitor;
  let stopNginx: () => Promise<void>;

  beforeAll(async () => {
    inbox = await startTestInbox({ INBOX_PROXY: "127.0.0.1", INBOX_BURST: "3" });
    const rules = filesForHosts("default-src 'none'", "https://www.example.org");
    const site = join(inbox.folder, "site");
    mkdirSync(join(site, ".hosting"));
    writeFileSync(join(site, ".hosting", "nginx.conf"), rules[".hosting/nginx.conf"] ?? "");
    ({ origin, stop: stopNginx } = await startNginx(site, inbox.port));
    visitor = createVisitor(origin);
    await setUp(inbox.origin, inbox.setupCode);
  });
  afterAll(async () => {
    await stopNginx();
    await inbox.remove();
  });

  test("nginx serves the pages, and the inbox takes what is sent", async () => {
    const page = await fetch(`${origin}/contact`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
    expect((await visitor.write()).status).toBe(201);
    expect((await fetch(`${origin}/contact/sent`)).status).toBe(200);
    expect((await fetch(`${origin}/inbox/api/state`)).status).toBe(200);
    expect((await fetch(`${origin}/about`, { method: "POST" })).status).toBe(405);
  });

  test("what is too long is told in our words", async () => {
    const answer = await visitor.write({ message: "x".repeat(100_000) });
    expect(answer.status).toBe(413);
    expect(answer.json.message).toMatch(/too long/);
  });

  test("an address that a visitor makes up counts for nothing", async () => {
    const headers = (index: number) => ({ "X-Forwarded-For": `192.0.2.${index}` });
    const statuses = [];
    for (let index = 0; index < 4; index++) {
      const body = { id: crypto.randomUUID(), values: contactMessage };
      statuses.push((await visitor.sendJson("/contact", body, headers(index))).status);
    }
    expect(statuses).toContain(429);
  });
});

/** With the file that we hand out, for other places, and without a certificate. */
function startNginx(site: string, inboxPort: number) {
  const ours = readFileSync(new URL("nginx.conf", import.meta.url), "utf8");
  return startWebServer(
    {
      ...webServers.nginx,
      configure: ({ port, folder }) =>
        nginxWith(
          folder,
          ours
            .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
            .replace(/^ *ssl_certificate.*$/gm, "")
            .replaceAll("/run/nginx-pages.sock", join(folder, "pages.sock"))
            .replaceAll("/var/www/site", site)
            .replace("127.0.0.1:4175", `127.0.0.1:${inboxPort}`),
        ),
    },
    site,
  );
}
