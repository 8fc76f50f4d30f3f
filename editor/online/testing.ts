import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { readContentFiles, versionOf } from "../../app/content/version";

type Deploy = { id: string; state: string; files: Record<string, string>; required: string[] };

/** States of a deploy whose files are all there. */
const steps = ["uploaded", "processing", "ready"];

/**
 * Answers as Netlify's API does by its published description, netlify/open-api of 19 May 2026, and
 * serves what was deployed, as its sites do: a deploy names the SHA-1 of each file, and is told which
 * are missing.
 */
export async function startNetlify(token: string) {
  const held = new Map<string, Buffer>();
  const deploys: Deploy[] = [];
  /** Method and path of each request to the API. */
  const asked: string[] = [];
  let shown: Deploy | undefined;
  let refusal: string | undefined;
  let isStalled = false;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const send = (status: number, answer: object | string | Buffer) => {
      const isData = typeof answer === "object" && !Buffer.isBuffer(answer);
      response.writeHead(status).end(isData ? JSON.stringify(answer) : answer);
    };
    if (!pathname.startsWith("/api/v1/")) {
      const file = held.get(shown?.files[decodeURIComponent(pathname)] ?? "");
      return file ? send(200, file) : send(404, "Not Found");
    }
    asked.push(`${request.method} ${pathname.slice("/api/v1".length)}`);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return send(401, { code: 401, message: "Access Denied" });
    }
    const [kind = "", id = "", part, name, act] = pathname.slice("/api/v1/".length).split("/");
    const site = { id: "site-1", url: origin, ssl_url: origin };
    if (kind === "sites" && !part) {
      if (id === "" && request.method === "POST") return send(201, site);
      if (id === "kind.netlify.app") return send(200, site);
      return send(404, { code: 404, message: "Not Found" });
    }
    const deploy = deploys.find((one) => one.id === (kind === "deploys" ? id : name));
    if (kind === "sites" && request.method === "POST" && !name) {
      const { files }: Pick<Deploy, "files"> = JSON.parse(String(body));
      const hashes = [...new Set(Object.values(files))];
      const required = hashes.filter((hash) => !held.has(hash));
      const state = required.length > 0 ? "uploading" : "uploaded";
      const next = { id: `deploy-${deploys.length + 1}`, state, files, required };
      deploys.push(next);
      return send(200, { ...next, files: undefined });
    }
    if (!deploy) return send(404, { code: 404, message: "Not Found" });
    if (act === "restore") {
      shown = deploy;
      return send(201, { ...deploy, files: undefined });
    }
    if (part === "files") {
      const hash = createHash("sha1").update(body).digest("hex");
      const path = decodeURIComponent(pathname.split("/files")[1] ?? "");
      if (deploy.files[path] !== hash) {
        return send(422, { code: 422, message: "Another file was promised" });
      }
      held.set(hash, body);
      if (deploy.required.every((one) => held.has(one))) deploy.state = "uploaded";
      return send(200, { id: path, path, sha: hash, size: body.length });
    }
    // Each question finds it a step further.
    const further = isStalled ? undefined : steps[steps.indexOf(deploy.state) + 1];
    const next = refusal ? "error" : further;
    if (next) deploy.state = next;
    if (next === "ready") shown = deploy;
    return send(200, { ...deploy, files: undefined, error_message: refusal });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    ...{ asked, origin, api: `${origin}/api/v1` },
    /** Refuses all deploys from now on. */
    refuse: (message: string) => {
      refusal = message;
    },
    /** Leaves all deploys in their state from now on. */
    stall: () => {
      isStalled = true;
    },
    close: () => server.close(),
  };
}

/** Writes as much of a site as shows which content it was built from: one file is its home page. */
export async function buildFrom(home: string, content: string, out: string) {
  mkdirSync(out, { recursive: true });
  const files = readContentFiles(content);
  writeFileSync(join(out, "index.html"), String(files.get(home)));
  writeFileSync(join(out, "version.txt"), versionOf(files));
}
