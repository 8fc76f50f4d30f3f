import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { copyPractice } from "../app/content/testing";
import { editorFiles } from "./files";

const meera = "therapists/meera.md";

function openEditor() {
  const practice = copyPractice();
  const act = editorFiles(practice.root);

  /** Saves a file, with a photo of this size beside it if there is one. */
  async function save(file: string, raw: string, photo?: [name: string, w: number, h: number]) {
    const assets = [];
    if (photo) {
      const [name, width, height] = photo;
      const picture = sharp({ create: { width, height, channels: 3, background: "teal" } }).jpeg();
      const content = (await picture.toBuffer()).toString("base64");
      assets.push({ path: `content/${name}`, content });
    }
    await act("persistEntry", { dataFiles: [{ path: `content/${file}`, raw }], assets });
  }

  return { ...practice, act, save };
}

test("A changed value is written, and nothing else changes", async () => {
  const { read, save } = openEditor();
  const club = "workshops/monsoon-club.md";
  const before = read(club);
  const { front, body } = /^---\n(?<front>.*?)---\n(?<body>.*)/s.exec(before)?.groups ?? {};
  // As Decap writes it: lines are broken, and texts are quoted where they need not be.
  const fields = stringify(parse(front ?? ""), { defaultStringType: "QUOTE_DOUBLE" });
  await save(club, `---\n${fields.replace("450", "500")}---\n${body}`);
  expect(read(club)).toBe(before.replace("price: 450", "price: 500"));
});

test("What does not fit is refused in the words of the schema, and not written", async () => {
  const { act, read, save } = openEditor();
  const before = read(meera);
  await expect(save(meera, before.replace(/name: .*/, "name: Bo Rao"))).rejects.toThrow(
    "content/therapists/meera.md, line 2: name must not have the first name of Bo Das",
  );
  await expect(act("deleteFiles", { paths: [`content/${meera}`] })).rejects.toThrow(
    "names 'meera', who is not in content/therapists",
  );
  expect(read(meera)).toBe(before);
});

test("A new photo takes the place of the old one, which goes without a trace", async () => {
  const { folder, read, save } = openEditor();
  const farhan = "therapists/farhan-qureshi.md";
  const raw = read(farhan).replace(/picture: .*/, "picture: farhan.jpg");
  await expect(save(farhan, raw, ["therapists/farhan.jpg", 100, 125])).rejects.toThrow(
    "content/therapists/farhan.jpg is 100 × 125 pixels. It needs at least 720 × 900.",
  );
  await save(farhan, raw, ["therapists/farhan.jpg", 720, 900]);
  const photos = readdirSync(join(folder, "therapists")).filter((name) => name.endsWith(".jpg"));
  expect(photos).toEqual(["farhan.jpg"]);
});

test("A photo that is not a portrait needs a description", async () => {
  const { read, save } = openEditor();
  const article = "articles/sleeping-again.md";
  const raw = read(article).replace(/picture: .*\npictureShows: .*/, "picture: desk.jpg");
  await expect(save(article, raw, ["articles/desk.jpg", 1200, 900])).rejects.toThrow(
    /line \d+: picture is a photo: say what it shows/,
  );
});

test("An article that is taken down takes its picture along", async () => {
  const { act, folder } = openEditor();
  await act("deleteFiles", { paths: ["content/articles/sleeping-again.md"] });
  expect(readdirSync(join(folder, "articles")).join()).not.toContain("sleeping-again");
});

test.each(["package.json", "content/../package.json", "content-of-others/a.md", "/etc/passwd"])(
  "%s is out of reach",
  async (path) => {
    const { act } = openEditor();
    await expect(act("getEntry", { path })).rejects.toThrow("not part of the content");
    const dataFiles = [{ path, raw: "a: 1" }];
    await expect(act("persistEntry", { dataFiles })).rejects.toThrow("not part of the content");
  },
);
