import fc from "fast-check";
import { expect, test } from "vitest";
import { noteFile, putInto } from "./folder";
import type { Site } from "./way";

const foreign = "guestbook.php";

/** A folder in memory whose connection ends after some steps. */
function folderWith(files: ReadonlyMap<string, Buffer>, steps = Number.POSITIVE_INFINITY) {
  const held = new Map(files);
  let left = steps;
  async function step() {
    await undefined;
    if (left === 0) throw new Error("The connection ended.");
    left -= 1;
  }
  return {
    held,
    async read(file: string) {
      await step();
      return held.get(file)?.toString();
    },
    async write(file: string, bytes: Buffer) {
      await step();
      held.set(file, bytes);
    },
    async remove(file: string) {
      await step();
      held.delete(file);
    },
  };
}

/** Pages, each with the assets that it refers to. Assets are named after their content. */
type Pages = readonly { name: string; assets: readonly string[] }[];

function siteOf(pages: Pages): Site {
  return new Map([
    ...pages.map(({ name, assets }) => [`${name}.html`, Buffer.from(assets.join(" "))] as const),
    ...pages.flatMap(({ assets }) => assets.map((name) => [name, Buffer.from(name)] as const)),
    ["version.txt", Buffer.from(JSON.stringify(pages))],
  ]);
}

const pages = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom("index", "about", "services", "contact"),
    assets: fc.uniqueArray(fc.constantFrom("a.js", "b.js", "c.svg", "d.woff2"), { maxLength: 3 }),
  }),
  { selector: ({ name }) => name, maxLength: 4 },
);

function missingAssets(held: ReadonlyMap<string, Buffer>) {
  return [...held]
    .filter(([file]) => file.endsWith(".html"))
    .flatMap(([, bytes]) => bytes.toString().split(" "))
    .filter((asset) => asset !== "" && !held.has(asset));
}

async function put(site: Site, held: ReadonlyMap<string, Buffer>, steps?: number) {
  const folder = folderWith(held, steps);
  const isWhole = await putInto(folder, site, () => {}).then(
    () => true,
    () => false,
  );
  return { held: folder.held, isWhole };
}

function withoutNote(held: ReadonlyMap<string, Buffer>) {
  return Object.fromEntries([...held].filter(([file]) => file !== noteFile).sort());
}

test("cut off anywhere, no page misses an asset, and the next try or the way back is whole", () =>
  fc.assert(
    fc.asyncProperty(pages, pages, fc.nat(25), fc.nat(25), async (first, second, cut, again) => {
      const [old, next] = [siteOf(first), siteOf(second)];
      const start = await put(old, new Map([[foreign, Buffer.from("Not ours")]]));
      const broken = await put(next, start.held, cut);
      expect(missingAssets(broken.held)).toEqual([]);
      const brokenAgain = await put(cut % 2 ? old : next, broken.held, again);
      expect(missingAssets(brokenAgain.held)).toEqual([]);
      for (const wanted of [next, old]) {
        const { held } = await put(wanted, brokenAgain.held);
        const whole = new Map([...wanted, [foreign, Buffer.from("Not ours")]]);
        expect(withoutNote(held)).toEqual(withoutNote(whole));
      }
    }),
  ));

test("sends only what changed", async () => {
  const [old, next] = [
    siteOf([{ name: "index", assets: ["a.js"] }]),
    siteOf([{ name: "index", assets: ["a.js", "b.js"] }]),
  ];
  const { held } = await put(old, new Map());
  let sent: readonly number[] = [];
  await putInto(folderWith(held), next, (done, of) => {
    sent = [...sent, done, of];
  });
  expect(sent).toEqual([1, 3, 2, 3, 3, 3]);
});
