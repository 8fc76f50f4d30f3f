import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { readText } from "../../app/content/read-content.ts";
import { textsIn } from "../../app/content/schemas/value-at.ts";
import { readContentFiles, readFiles, versionOf } from "../../app/content/version.ts";
import { root as project } from "../../scripts/prepare.js";
import { describeFiles, isSentSomewhere } from "../changes.ts";
import type { FieldFault } from "../forms.ts";
import { type ContentSnapshot, fieldFault, readSnapshot } from "../forms.ts";
import { formatTime } from "../in-english.ts";
import { isSame } from "../merge.ts";
import { isReadable } from "../pictures.ts";
import { RequestError } from "../request-error.ts";
import { cannotBuild } from "../task-list.ts";
import { type Build, openBuilds } from "./builds.ts";
import { keepPlace, readPlace } from "./places.ts";
import { Problem } from "./problem.ts";
import type { Hear, NetlifySite, Place, Server, Site, Way } from "./way.ts";
import { checkPlace, wayTo } from "./ways.ts";
import { zipOf } from "./zip.ts";

/** Builds the site of a folder's content, as `npm run build` does. */
export async function buildSite(content: string, out: string) {
  const vite = join(project, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "error", "--outDir", out], {
    cwd: project,
    // Vite has set NODE_ENV for this process. It would make the build one for developers.
    env: { ...process.env, NODE_ENV: undefined, SITE_CONTENT: content },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [words, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (status === 0) return;
  const lines = words.split("\n").filter((line) => line !== "" && !/^\s+at /.test(line));
  throw new Problem(`${cannotBuild}.`, [], lines);
}

/** Step that is under way, or the result of the last one. */
export type Job = {
  step?: "build" | "send" | "check";
  done: number;
  of: number;
  message: string;
  /** Fields that keep the site from being built. */
  faults: FieldFault[];
  /** Details for a programmer. */
  lines: readonly string[];
  hasFile: boolean;
};

export type Online = ReturnType<ReturnType<typeof onlineIn>["status"]>;

/** Puts the site of a project online, one thing at a time. */
export function onlineIn(root: string, now = () => new Date(), build = buildSite) {
  const content = join(root, "content");
  const kept = openBuilds(root);
  let file: Buffer | undefined;
  const idle = { done: 0, of: 0, message: "", faults: [] as FieldFault[], lines: [] as string[] };
  let job: Omit<Job, "hasFile"> = idle;

  function addressOf(place: Place | undefined) {
    const own = place?.kind === "netlify" ? place.address : undefined;
    if (own) return own;
    const { siteUrl } = readText(
      "practice.yml",
      readFileSync(join(content, "practice.yml"), "utf8"),
    );
    return String(siteUrl);
  }

  function status() {
    const place = readPlace(root);
    const { builds, next } = kept.read();
    const last = builds.at(-1);
    return {
      place: place?.kind,
      address: addressOf(place),
      isSentSomewhere: isSentSomewhere(root),
      changes: last ? changesSince(last) : [],
      last: last && { when: last.when, since: last.since },
      earlier: (next ? last : builds.at(-2))?.since,
      isUnseen: next !== undefined,
    };
  }

  function changesSince(last: Build) {
    const [old, now] = [kept.filesOf(last.content), readContentFiles(content)];
    const files = [...new Set([...old.keys(), ...now.keys()])].filter((file) => {
      return !old.get(file)?.equals(now.get(file) ?? Buffer.of()) || !now.has(file);
    });
    return describeFiles(content, files, (file) => String(old.get(file) ?? ""));
  }

  /** Starts a long task. `job` holds its progress and result. */
  function start(act: () => Promise<string>) {
    if (job.step) throw new RequestError(422, { message: "It is under way already." });
    job = { ...idle, step: "build" };
    act().then(
      (message) => {
        job = { ...idle, message };
      },
      (error: unknown) => {
        const isKnown = error instanceof Problem;
        const problem = isKnown ? error : new Problem(`Something went wrong: ${error}`);
        job = { ...idle, message: problem.message, faults: problem.faults, lines: problem.lines };
      },
    );
    return {};
  }

  async function make() {
    const look = readSnapshot(content);
    const named = look.issues.map((fault) => fieldFault(fault, look));
    if (look.errors.length > 0) throw new Problem(`${cannotBuild}.`, named, look.errors);
    const files = readContentFiles(content);
    const when = now().toISOString();
    const out = join(root, ".editor", "online", "site");
    await build(content, out).catch(async (error) => {
      if (!(error instanceof Problem)) throw error;
      const faults = await photoFaults(look, content);
      const advice = faults.length > 0 ? "" : ` ${buildAdvice}`;
      throw new Problem(error.message + advice, faults, error.lines);
    });
    const site = readFiles(out);
    const version = versionOf(files);
    if (site.get("version.txt")?.toString() !== version) {
      throw new Problem("The content was saved again while the pages were made. Please try again.");
    }
    return { when, version, site, files };
  }

  function wayFrom(place: Place | undefined): Way {
    if (!place) throw new Problem("Choose first where your website lives.");
    if (place.kind !== "file") return wayTo(place, root);
    const put = async (site: Site) => {
      file = zipOf(site);
      return undefined;
    };
    return { put, patience: 0, isByHand: true };
  }

  const hear: Hear = (done, of) => {
    job = { ...job, step: "send", done, of };
  };

  async function put() {
    const way = wayFrom(readPlace(root));
    const { site, files, ...about } = await make();
    const next: Build = { ...about, site: kept.keep(site), content: kept.keep(files) };
    const { builds } = kept.read();
    kept.save({ builds, next });
    hear(0, 0);
    next.id = await way.put(site, hear);
    kept.save({ builds, next });
    return see(next, way);
  }

  async function back() {
    const way = wayFrom(readPlace(root));
    const { builds, next } = kept.read();
    const earlier = builds.at(next ? -1 : -2);
    if (!earlier) throw new Problem("There is no earlier one.");
    hear(0, 0);
    const until = builds.slice(0, builds.indexOf(earlier) + 1);
    kept.save({ builds: until, next: earlier });
    const site = kept.filesOf(earlier.site);
    if (way.restore && earlier.id) await way.restore(earlier.id, site, hear);
    else await way.put(site, hear);
    return see(earlier, way);
  }

  /** Asks the address until it shows a build. */
  async function see(next: Build, { patience = 0, isByHand = false }: Partial<Way> = {}) {
    job = { ...job, step: "check" };
    const address = addressOf(readPlace(root));
    const end = Date.now() + patience * 1000;
    for (;;) {
      const shown = await versionAt(address);
      if (shown === next.version) break;
      if (Date.now() < end) {
        await setTimeout((patience * 1000) / 30);
        continue;
      }
      if (isByHand) return "The file is ready.";
      const why = shown === undefined ? "doesn't answer yet" : "shows another state";
      return `All is sent, but ${address} ${why}. Look again in some minutes.`;
    }
    const since = now().toISOString();
    const { builds } = kept.read();
    // The earlier one is another site, also if one was put online twice.
    const others = builds.filter(({ site }) => !isSame(site, next.site));
    kept.save({ builds: [...others, { ...next, since }] });
    return `Online since ${formatTime(since)}: ${address}`;
  }

  async function enter(place: Place) {
    const entered = await checkPlace(place);
    // A new place has no build of ours yet.
    if (whereIs(entered) !== whereIs(readPlace(root))) kept.save({ builds: [] });
    keepPlace(root, entered);
    return {};
  }

  const answers = {
    "GET online": status,
    "GET online/job": (): Job => ({ ...job, hasFile: file !== undefined }),
    "GET online/file": () => file ?? Buffer.of(),
    "POST online/place": (place: Place) => {
      return enter(place).catch((error) => {
        if (error instanceof Problem) throw new RequestError(422, { message: error.message });
        throw error;
      });
    },
    "POST online/put": () => start(put),
    "POST online/back": () => start(back),
    "POST online/look": () => {
      const { next } = kept.read();
      return start(async () => (next ? see(next) : "All is seen already."));
    },
    "POST online/file": () => {
      return start(async () => {
        file = zipOf((await make()).site);
        return "The file is ready.";
      });
    },
  };

  return { status, answers };
}

const buildAdvice = "Undo the last change in History, and try again.";

/** Finds the fields whose photo can't be read to its end: only a build reads all of it. */
async function photoFaults({ entries, titleAt, labelAt }: ContentSnapshot, folder: string) {
  const shown = entries.flatMap(({ id, values }) => {
    return textsIn(values).flatMap(({ path, text }) => {
      const file = join(folder, dirname(id), text);
      return /^[\w-]+\.(jpe?g|png|webp|avif)$/.test(text) && existsSync(file)
        ? [{ id, path: path.map(String), file }]
        : [];
    });
  });
  const faults = shown.map(async ({ id, path, file }): Promise<FieldFault[]> => {
    const isSound = await isReadable(file);
    const message = "can't be opened: choose another photo";
    return isSound ? [] : [{ id, path, title: titleAt(id), label: labelAt(id, path), message }];
  });
  return (await Promise.all(faults)).flat();
}

/** Returns a place without its credentials, to compare it with others. */
function whereIs(place: Place | undefined) {
  const { kind, server, folder, site }: Partial<Server & NetlifySite> & { kind?: string } =
    place ?? {};
  return [kind, server, folder, site].join(" ");
}

/** Fetches the version that a live site was built from. Undefined if it doesn't answer. */
async function versionAt(address: string) {
  try {
    const url = `${address}/version.txt?${Date.now()}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return (await response.text()).trim();
  } catch {
    return undefined;
  }
}
