import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { editorFiles } from "./files";

let root: string;
let act: ReturnType<typeof editorFiles>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "editor-"));
  await cp("content", join(root, "content"), { recursive: true });
  act = editorFiles(root);
});

afterEach(() => rm(root, { recursive: true }));

const course = "content/workshops/balanced-love.md";
const meher = "content/therapists/meher-talvani.md";

function read(path: string) {
  return readFile(join(root, path), "utf8");
}

function save(path: string, raw: string, assets: { path: string; content: string }[] = []) {
  return act("persistEntry", { dataFiles: [{ path, raw }], assets });
}

async function photo(width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
  return (await picture.jpeg().toBuffer()).toString("base64");
}

test("a changed value is written, and nothing else changes", async () => {
  const before = await read(course);
  const { front, body } = /^---\n(?<front>.*?)---\n(?<body>.*)/s.exec(before)?.groups ?? {};
  // As Decap writes it: lines are broken, and texts are quoted where they need not be.
  const fields = stringify(parse(front ?? ""), { defaultStringType: "QUOTE_DOUBLE" });
  await save(course, `---\n${fields.replace("2000", "2200")}---\n${body}`);
  expect(await read(course)).toBe(before.replace("price: 2000", "price: 2200"));
});

test("what does not fit is refused in the words of the schema, and not written", async () => {
  const before = await read(meher);
  await expect(save(meher, before.replace("name: Meher", "name: Kabir"))).rejects.toThrow(
    "content/therapists/meher-talvani.md, line 2: name must not have the first name of Kabir Sondhal: the form tells people apart by it",
  );
  await expect(act("deleteFiles", { paths: [meher] })).rejects.toThrow(
    "names 'meher-talvani', who is not in content/therapists",
  );
  expect(await read(meher)).toBe(before);
});

test("a new photo takes the place of the drawing, which goes without a trace", async () => {
  const raw = (await read(meher)).replace("meher-talvani.svg", "meher.jpg");
  const path = "content/therapists/meher.jpg";
  await save(meher, raw, [{ path, content: await photo(720, 900) }]);
  const files = await readdir(join(root, "content/therapists"));
  expect(files).toContain("meher.jpg");
  expect(files).not.toContain("meher-talvani.svg");
});

test("a photo that is too small is refused", async () => {
  const raw = (await read(meher)).replace("meher-talvani.svg", "meher.jpg");
  const path = "content/therapists/meher.jpg";
  await expect(save(meher, raw, [{ path, content: await photo(100, 125) }])).rejects.toThrow(
    "content/therapists/meher.jpg is 100 × 125 pixels. It needs at least 720 × 900.",
  );
});

test("a photo needs a description, and one that pages can show", async () => {
  const article = "content/articles/hustle-culture.md";
  const raw = (await read(article)).replace("hustle-culture.svg", "desk.jpg");
  const path = "content/articles/desk.jpg";
  await expect(save(article, raw, [{ path, content: await photo(1200, 900) }])).rejects.toThrow(
    /line \d+: picture is a photo: say what it shows/,
  );
  const described = raw.replace("picture: ", "pictureShows: An empty desk at night.\npicture: ");
  await expect(save(article, described, [{ path, content: await photo(100, 75) }])).rejects.toThrow(
    "content/articles/desk.jpg is 100 × 75 pixels. It needs at least 960 × 720.",
  );
  await save(article, described, [{ path, content: await photo(1200, 900) }]);
  expect(await readdir(join(root, "content/articles"))).not.toContain("hustle-culture.svg");
});

test("an article that is taken down takes its picture along", async () => {
  await act("deleteFiles", { paths: ["content/articles/hustle-culture.md"] });
  expect((await readdir(join(root, "content/articles"))).sort()).toEqual([
    "schizophrenia-guide.md",
    "schizophrenia-guide.svg",
  ]);
});

test.each(["package.json", "content/../package.json", "content-of-others/a.md", "/etc/passwd"])(
  "%s is out of reach",
  async (path) => {
    await expect(act("getEntry", { path })).rejects.toThrow("not part of the content");
    await expect(save(path, "a: 1")).rejects.toThrow("not part of the content");
  },
);
