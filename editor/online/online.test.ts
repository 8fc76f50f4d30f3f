import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { copyPractice } from "../../app/content/testing";
import { readContentFiles, versionOf } from "../../app/content/version";
import { type Job, onlineIn } from "./online";
import { Problem } from "./problem";
import { buildFrom, startNetlify } from "./testing";

const token = "nfp_secret";
const club = "workshops/monsoon-club.md";

let fake: Awaited<ReturnType<typeof startNetlify>>;
beforeEach(async () => {
  fake = await startNetlify(token);
  vi.stubEnv("NETLIFY_API_URL", fake.api);
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    fake.close();
  };
});

const buildSmall = buildFrom.bind(undefined, club);

/** An owner whose computer keeps its settings beside the project. */
function owner(build = buildSmall) {
  const practice = copyPractice();
  const settings = join(practice.root, "settings");
  vi.stubEnv("APPDATA", "");
  vi.stubEnv("XDG_CONFIG_HOME", settings);
  let minutes = 0;
  const now = () => new Date(Date.UTC(2027, 0, 2, 8, minutes++));
  const { status, answers } = onlineIn(practice.root, now, build);

  async function done() {
    await vi.waitFor(() => expect(answers["GET online/job"]().step).toBeUndefined(), 10_000);
    return answers["GET online/job"]();
  }
  return {
    ...{ ...practice, settings, status, answers, done },
    enterFile: () => answers["POST online/place"]({ kind: "file" }),
    /** Lets the address answer with these words, or with the version of the content. */
    show: (words?: string) => {
      const version = () => versionOf(readContentFiles(practice.folder));
      vi.stubGlobal("fetch", async () => new Response(words ?? version()));
    },
    enter: () => answers["POST online/place"]({ kind: "netlify", token, site: "kind" }),
    put: (): Promise<Job> => {
      answers["POST online/put"]();
      return done();
    },
    back: (): Promise<Job> => {
      answers["POST online/back"]();
      return done();
    },
    shown: async () => (await fetch(`${fake.origin}/index.html`)).text(),
  };
}

const priceChange = {
  title: "Monsoon Club",
  words: ["Monsoon Club, price in rupees: 450 → 500"],
};

test("puts a change online, and the earlier site back, and knows what is online", async () => {
  const { enter, put, back, edit, read, status, shown } = owner();
  await enter();
  expect((await put()).message).toMatch(/^Online since \d\d:\d\d: http/);
  expect(status()).toMatchObject({ changes: [], isUnseen: false, earlier: undefined });

  edit(club, "price: 450", "price: 500");
  expect(status().changes).toEqual([priceChange]);
  await put();
  expect(await shown()).toContain("price: 500");
  expect(status().changes).toEqual([]);

  expect((await back()).message).toMatch(/^Online since/);
  expect(await shown()).toContain("price: 450");
  expect(read(club)).toContain("price: 500");
  expect(status().changes).toEqual([priceChange]);
});

test("puts the earlier site back, also if the later one was put online twice", async () => {
  const { enter, put, back, edit, shown, status } = owner();
  await enter();
  await put();
  edit(club, "price: 450", "price: 500");
  await put();
  await put();
  await back();
  expect(await shown()).toContain("price: 450");
  expect(status().earlier).toBeUndefined();
});

test("a change that breaks the build names the field, and nothing is sent", async () => {
  const { enter, put, edit } = owner();
  await enter();
  edit(club, "price: 450", "price: 450.5");
  const { faults } = await put();
  expect(faults).toMatchObject([{ id: "workshops/monsoon-club", label: "Price in rupees" }]);
  expect(fake.asked.filter((line) => line.includes("deploys"))).toEqual([]);
});

test("a photo that breaks the build names its field", async () => {
  const { enter, put, edit, folder } = owner(async () => {
    throw new Problem("The site can't be built.", [], ["vips: premature end of JPEG image"]);
  });
  await enter();
  const photo = await sharp({
    create: { width: 720, height: 900, channels: 3, background: "teal" },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "therapists", "half.jpg"), photo.subarray(0, photo.length / 2));
  edit("therapists/meera.md", /picture: .*/, "picture: half.jpg");
  const { message, faults } = await put();
  expect(message).toBe("The site can't be built.");
  expect(faults).toMatchObject([{ id: "therapists/meera", path: ["picture"], label: "Picture" }]);
});

test("tells that a site could not be built", async () => {
  const { enter, put } = owner(async () => {
    throw new Error("No memory");
  });
  await enter();
  expect((await put()).message).toContain("No memory");
});

test("an interrupted upload is completed the next time, or undone", async () => {
  const { enter, put, back, edit, shown, status, answers, root } = owner();
  await enter();
  await put();
  edit(club, "price: 450", "price: 500");
  vi.stubEnv("NETLIFY_API_URL", "http://127.0.0.1:1");
  expect((await put()).message).toContain("Is this computer connected to the Internet?");
  expect(status()).toMatchObject({
    isUnseen: true,
    changes: [priceChange],
  });
  expect(onlineIn(root).status()).toEqual(status());
  vi.stubEnv("NETLIFY_API_URL", fake.api);
  await back();
  expect(status()).toMatchObject({ isUnseen: false, earlier: undefined });
  expect(await shown()).toContain("price: 450");
  await put();
  expect(await shown()).toContain("price: 500");
  expect(answers["GET online/job"]().faults).toEqual([]);
});

test("only one thing is done at a time", async () => {
  const { enter, answers } = owner(() => new Promise(() => {}));
  await enter();
  answers["POST online/put"]();
  expect(() => answers["POST online/put"]()).toThrow("under way");
});

test("only the owner can read the token, which is neither in the project nor in an answer", async () => {
  const { enter, put, settings, root, status, answers } = owner();
  await enter();
  await put();
  const file = join(settings, "practice-website", "places.json");
  expect(readFileSync(file, "utf8")).toContain(token);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.stringify([status(), answers["GET online/job"]()])).not.toContain(token);
  const own = [".editor", "content"].map((name) => join(root, name)).filter(existsSync);
  for (const folder of own) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      expect(readFileSync(join(entry.parentPath, entry.name), "utf8")).not.toContain(token);
    }
  }
});

test("refuses a wrong token, and keeps nothing of it", async () => {
  const { answers, settings } = owner();
  const wrong = answers["POST online/place"]({ kind: "netlify", token: "wrong", site: "kind" });
  await expect(wrong).rejects.toThrow("Netlify doesn't accept this token.");
  expect(existsSync(settings)).toBe(false);
});

test("the file to upload counts as online once the address shows it", async () => {
  const { enterFile, answers, put, done, status, show } = owner();
  await enterFile();
  show("Not found");
  expect(await put()).toMatchObject({ message: "The file is ready.", hasFile: true });
  expect(answers["GET online/file"]().subarray(0, 2).toString()).toBe("PK");
  answers["POST online/look"]();
  expect((await done()).message).toContain("shows another state");
  expect(status()).toMatchObject({ isUnseen: true, last: undefined });

  show();
  answers["POST online/look"]();
  expect((await done()).message).toMatch(/^Online since/);
  expect(status()).toMatchObject({ isUnseen: false, changes: [] });
});
