import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "@mdx-js/mdx";
import { parseSync } from "vite";

/** A text file of the site; `file` is told from the project's folder, with forward slashes. */
export type Source = { file: string; text: string };

/** What stands in `app`: the names of all files, and the texts of those that people write. */
export type Project = { files: ReadonlySet<string>; sources: readonly Source[] };

export async function readProject(root: string): Promise<Project> {
  const entries = await readdir(join(root, "app"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const written = files.filter((file) => /\.(tsx?|mdx)$/.test(file) && !file.includes(".test."));
  const sources = written.map(async (file) => ({
    file,
    text: await readFile(join(root, file), "utf8"),
  }));
  return { files: new Set(files), sources: await Promise.all(sources) };
}

export function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split("\n").length;
}

/** `app/content/practice.ts:22`, for each line of the file that holds the words; else the file. */
export function placesOf(words: string, file: string, { sources }: Pick<Project, "sources">) {
  const lines = sources.find((source) => source.file === file)?.text.split("\n") ?? [];
  const places = lines.flatMap((line, index) =>
    line.includes(words) ? [`${file}:${index + 1}`] : [],
  );
  return places.length > 0 ? places : [file];
}

export function placeOf(...[words, file, project]: Parameters<typeof placesOf>) {
  return placesOf(words, file, project)[0] ?? file;
}

/** Content that cannot be read, often for want of a comma: one line each, with its place. */
export async function syntaxFaults(sources: readonly Source[]): Promise<string[]> {
  const content = sources.filter(({ file }) => file.startsWith("app/content/"));
  const faults = await Promise.all(
    content.map((source) =>
      source.file.endsWith(".mdx") ? proseFault(source) : codeFault(source),
    ),
  );
  return faults.flatMap((fault) => fault ?? []);
}

function codeFault({ file, text }: Source) {
  const [error] = parseSync(file, text).errors;
  if (!error) return;
  const line = lineAt(text, error.labels[0]?.start ?? 0);
  return `${file}:${line} cannot be read (${error.message}): look for a missing comma or quotation mark there or on the line before`;
}

async function proseFault({ file, text }: Source) {
  try {
    await compile({ value: text, path: file });
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    return `${file}:${line ?? 1} cannot be read (${reason ?? error}): look for a < or { there, which needs a \\ before it`;
  }
}
