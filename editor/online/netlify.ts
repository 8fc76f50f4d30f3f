import { setTimeout } from "node:timers/promises";
import { hashOf } from "../../app/content/version.ts";
import { inParallel } from "./in-parallel.ts";
import { Problem, problemWith } from "./problem.ts";
import type { Hear, NetlifySite, Site, Way } from "./way.ts";

/** API address. Netlify's own program reads the same variable. */
const api = () => process.env.NETLIFY_API_URL ?? "https://api.netlify.com/api/v1";

/** Milliseconds for which Netlify may process the files that it has. */
const longestWait = 10 * 60_000;

const notFinished =
  "Netlify has all files, but hasn't put them online within 10 minutes. Look at “Deploys” on app.netlify.com. Once the newest one is published there, press “Look again”.";

/** Finds the site that a name or an address stands for. Without one, makes a new site. */
export async function findNetlifySite({ token, site }: NetlifySite): Promise<NetlifySite> {
  const [name = ""] = site.replace(/^https?:\/\//, "").split("/");
  const domain = name.includes(".") ? name : `${name}.netlify.app`;
  const found: { id: string; url: string; ssl_url?: string } = name
    ? await ask(token, "GET", `/sites/${domain}`)
    : await ask(token, "POST", "/sites", {});
  return { token, site: found.id, address: found.ssl_url ?? found.url };
}

type Deploy = { id: string; state: string; required?: string[]; error_message?: string };

export function netlify({ token, site }: NetlifySite): Way {
  async function put(files: Site, hear: Hear) {
    // Netlify compresses by itself, and reads the rules of no other server.
    const own = [...files].filter(([file]) => !/(^|\/)\.|\.(br|gz)$/.test(file));
    const hashes = own.map(([file, bytes]) => [`/${file}`, hashOf(bytes)] as const);
    const { id, required = [] } = await ask<Deploy>(token, "POST", `/sites/${site}/deploys`, {
      files: Object.fromEntries(hashes),
    });
    // Files that are alike are sent once.
    const byHash = new Map(own.map(([file, bytes]) => [hashOf(bytes), { file, bytes }]));
    const missing = [...new Set(required)].flatMap((hash) => byHash.get(hash) ?? []);
    let done = 0;
    await inParallel(8, missing, async ({ file, bytes }) => {
      const path = file.split("/").map(encodeURIComponent).join("/");
      await ask(token, "PUT", `/deploys/${id}/files/${path}`, bytes);
      done += 1;
      hear(done, missing.length);
    });
    const end = Date.now() + longestWait;
    for (let pause = 50; ; pause = Math.min(2 * pause, 1000)) {
      const { state, error_message } = await ask<Deploy>(token, "GET", `/deploys/${id}`);
      if (state === "ready") return id;
      if (state === "error" || state === "rejected") {
        throw new Problem(`Netlify says: ${error_message ?? state}`);
      }
      if (Date.now() > end) throw new Problem(notFinished);
      await setTimeout(pause);
    }
  }

  /** Netlify deletes old deploys after some months. They are sent again. */
  function restore(id: string, files: Site, hear: Hear): Promise<unknown> {
    return ask(token, "POST", `/sites/${site}/deploys/${id}/restore`, {}).catch((error) => {
      if (error instanceof NotThere) return put(files, hear);
      throw error;
    });
  }

  return { put, restore, patience: 30 };
}

class NotThere extends Problem {}

const reasons: Readonly<Record<number, string>> = {
  401: "Netlify doesn't accept this token. Make a new one there, and enter it at “Another place”.",
  404: "Netlify doesn't have this in your account. Check the name of the site at “Another place”.",
  429: "Netlify asks for a pause. Wait a minute, and try again: what it has already stays there.",
};

async function ask<Answer>(
  token: string,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
): Promise<Answer> {
  const isFile = body instanceof Buffer;
  const type = isFile ? "application/octet-stream" : "application/json";
  try {
    const response = await fetch(api() + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": type },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (response.ok) return await response.json();
    const { status } = response;
    const Kind = status === 404 ? NotThere : Problem;
    const { message }: { message?: string } = await response.json().catch(() => ({}));
    throw new Kind(reasons[status] ?? `Netlify says: ${status} ${message ?? ""}`.trim());
  } catch (error) {
    throw problemWith("Netlify", error instanceof TypeError ? error.cause : error);
  }
}
