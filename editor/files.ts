import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { readContent } from "../app/content/read-content.ts";
import { smallestPhoto } from "./go-live.ts";

/** Of what is not a portrait: pages show it at up to 640 pixels, mostly on dense screens. */
const smallestPicture = { width: 960, height: 720 };

/** What keeps a change from being written, in words for its author. */
export class Refusal extends Error {}

type Change = { path: string; content?: string | Buffer };
type Params = {
  folder?: string;
  path?: string;
  paths?: string[];
  files?: { path: string }[];
  mediaFolder?: string;
  dataFiles?: { path: string; newPath?: string; raw: string }[];
  assets?: { path: string; content: string }[];
  asset?: { path: string; content: string };
};

/**
 * The files of a project for the editor, in the words of its proxy backend. Nothing outside of
 * `content/` is read or written, and nothing that would break the site.
 */
export function editorFiles(root: string) {
  const actions: Record<string, (params: Params) => Promise<unknown>> = {
    entriesByFolder: async ({ folder = "" }) => {
      // A folder of which the last file went is not there.
      const files = await readdir(placeOf(folder)).catch(() => []);
      const names = files.filter((name) => name.endsWith(".md"));
      return Promise.all(names.map((name) => readEntry(`${folder}/${name}`)));
    },
    entriesByFiles: ({ files = [] }) => Promise.all(files.map(({ path }) => readEntry(path))),
    getEntry: ({ path = "" }) => readEntry(path),
    getMedia: async ({ mediaFolder = "" }) => {
      const names = await readdir(placeOf(mediaFolder));
      const pictures = names.filter((name) => !/\.(md|yml)$|^[^.]+$|^\./.test(name));
      return Promise.all(pictures.map((name) => readPicture(`${mediaFolder}/${name}`)));
    },
    getMediaFile: ({ path = "" }) => readPicture(path),
    persistMedia: async () => {
      throw new Refusal(
        "Please add a picture where it is shown: at the person, article or workshop.",
      );
    },
    persistEntry: async ({ dataFiles = [], assets = [] }) => {
      await change([
        ...dataFiles.map(({ path, raw }) => ({ path, content: tidy(path, raw) })),
        ...assets.map(({ path, content }) => ({ path, content: Buffer.from(content, "base64") })),
      ]);
      return { message: "saved" };
    },
    deleteFiles: async ({ paths = [] }) => {
      await change(paths.map((path) => ({ path })));
      return { message: "deleted" };
    },
    getNotes: async () => ({ notes: [] }),
    getDeployPreview: async () => null,
  };

  function placeOf(path: string) {
    const place = join(root, path);
    if (!`${place}/`.startsWith(join(root, "content/"))) {
      throw new Refusal(`${path} is not part of the content.`);
    }
    return place;
  }

  async function readEntry(path: string) {
    return { data: await readFile(placeOf(path), "utf8"), file: { path, id: path } };
  }

  async function readPicture(path: string) {
    const content = await readFile(placeOf(path), "base64");
    return { id: path, path, name: basename(path), content, encoding: "base64" };
  }

  /** Tries changes on a copy first, so that the site never sees what does not fit together. */
  async function change(changes: readonly Change[]) {
    for (const { path } of changes) placeOf(path);
    const copy = await mkdtemp(join(tmpdir(), "content-"));
    try {
      await cp(join(root, "content"), join(copy, "content"), { recursive: true });
      await write(copy, changes);
      const before = readContent(join(root, "content")).errors;
      const { errors, unusedPictures } = readContent(join(copy, "content"));
      const unused = unusedPictures.map((file) => `content/${file}`);
      const small = await smallPictures(changes.filter(({ path }) => !unused.includes(path)));
      const found = [
        ...errors.filter((error) => !unused.some((file) => error.startsWith(file))),
        ...small,
      ];
      const broken = found.filter((error) => !before.includes(error));
      if (broken.length > 0) throw new Refusal(broken.join("\n"));
      await write(root, [...changes, ...unused.map((path) => ({ path }))]);
    } finally {
      await rm(copy, { recursive: true });
    }
  }

  return async (action: string, params: Params) => {
    const act = actions[action];
    if (!act) throw new Refusal(`The editor cannot do this here: ${action}.`);
    return act(params);
  };
}

async function write(root: string, changes: readonly Change[]) {
  for (const { path, content } of changes) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    if (content === undefined) await rm(place, { force: true });
    else await writeFile(place, content);
  }
}

async function smallPictures(changes: readonly Change[]) {
  const errors = changes.map(async ({ path, content }) => {
    if (!Buffer.isBuffer(content) || path.endsWith(".svg")) return [];
    const smallest = path.startsWith("content/therapists/") ? smallestPhoto : smallestPicture;
    try {
      const { width, height } = (await sharp(content).metadata()).autoOrient;
      if (width >= smallest.width && height >= smallest.height) return [];
      return [
        `${path} is ${width} × ${height} pixels. It needs at least ${smallest.width} × ${smallest.height}.`,
      ];
    } catch {
      return [`${path} cannot be opened as a picture.`];
    }
  });
  return (await Promise.all(errors)).flat();
}

/** In the form in which all files of the content are written, so that few lines change. */
function tidy(path: string, raw: string) {
  if (!path.endsWith(".md")) return stringify(parse(raw), { lineWidth: 0 });
  const [front = "", yaml = ""] = /^---\n(.*?)^---\n?/ms.exec(raw) ?? [];
  const fields = parse(yaml) ?? {};
  const body = raw.slice(front.length).trim();
  if (Object.keys(fields).length === 0) return `${body}\n`;
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`;
}
