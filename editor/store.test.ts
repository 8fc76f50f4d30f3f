import * as nodeFs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type FileSystem, openStore } from "./store";

const about = { when: "2027-01-02T10:00:00.000Z", words: ["Changed"], entries: [] };
const before = { "a.yml": "old a", "gone.md": "old gone", "photos/b.jpg": "old b" };
const changes = new Map([
  ["a.yml", "new a"],
  ["gone.md", undefined],
  ["photos/b.jpg", undefined],
  ["photos/c.jpg", "new c"],
]);
const after = { "a.yml": "new a", "photos/c.jpg": "new c" };

/** Makes a project that has the content `before`, and returns its folder. */
function makeProject() {
  const root = nodeFs.mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => nodeFs.rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(before)) {
    nodeFs.mkdirSync(join(root, "content", file, ".."), { recursive: true });
    nodeFs.writeFileSync(join(root, "content", file), text);
  }
  return root;
}

function contentOf(root: string) {
  const folder = join(root, "content");
  const files = nodeFs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length + 1), nodeFs.readFileSync(file, "utf8")]);
  return Object.fromEntries(texts);
}

/** Returns a file system that fails from a step on, like a killed process or a full disk. */
function failingFrom(step: number, how: "before" | "halfway"): FileSystem {
  let steps = 0;
  const fail = (halfway = () => {}) => {
    steps += 1;
    if (steps < step) return;
    if (steps === step && how === "halfway") halfway();
    throw new Error("Killed.");
  };
  return {
    ...nodeFs,
    mkdirSync: ((...args: Parameters<typeof nodeFs.mkdirSync>) => {
      fail();
      return nodeFs.mkdirSync(...args);
    }) as typeof nodeFs.mkdirSync,
    rmSync: (...args) => {
      fail();
      nodeFs.rmSync(...args);
    },
    renameSync: (...args) => {
      fail();
      nodeFs.renameSync(...args);
    },
    copyFileSync: (source, target) => {
      fail(() => nodeFs.writeFileSync(target, "ha"));
      nodeFs.copyFileSync(source, target);
    },
    writeFileSync: (file, data) => {
      fail(() => nodeFs.writeFileSync(file, "ha"));
      nodeFs.writeFileSync(file, data);
    },
    fsyncSync: (descriptor) => {
      fail();
      nodeFs.fsyncSync(descriptor);
    },
  };
}

/** Returns true if the work was done, false if the file system failed. */
function isDone(work: () => void) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

test("keeps both states of each file in the history", () => {
  const root = makeProject();
  const store = openStore(root);
  store.change(changes, about);
  expect(contentOf(root)).toEqual(after);
  const [version] = store.list();
  if (!version) throw new Error("The history is empty.");
  expect(store.keptFile(version, "a.yml", "old")?.toString()).toBe("old a");
  expect(store.keptFile(version, "a.yml", "new")?.toString()).toBe("new a");
  expect(store.keptFile(version, "gone.md", "old")?.toString()).toBe("old gone");
  expect(store.keptFile(version, "photos/c.jpg", "old")).toBeUndefined();
});

test.each(["before", "halfway"] as const)(
  "leaves the content as before or as after when killed %s a step, also while it recovers",
  (how) => {
    const states = new Set<string>();
    for (let step = 1, isOver = false; !isOver; step += 1) {
      const root = makeProject();
      isOver = isDone(() => openStore(root, failingFrom(step, how)).change(changes, about));
      // Each recovery gets a step further than the last one.
      for (let again = 1; !isDone(() => openStore(root, failingFrom(again, how))); again += 1);
      const store = openStore(root);
      const content = contentOf(root);
      expect([before, after]).toContainEqual(content);
      states.add(JSON.stringify(content));
      store.change(new Map([["a.yml", "newer a"]]), { ...about, when: "2027-01-03" });
      expect(contentOf(root)).toEqual({ ...content, "a.yml": "newer a" });
      const [newest] = store.list();
      expect(newest && store.keptFile(newest, "a.yml", "old")?.toString()).toBe(content["a.yml"]);
    }
    expect(states.size).toBe(2);
  },
);

test("keeps nothing of a change that changes nothing", () => {
  const root = makeProject();
  const store = openStore(root);
  store.change(new Map([["a.yml", "old a"]]), about);
  expect(store.list()).toEqual([]);
});

test("lists the newest change first, and skips what is no change", () => {
  const root = makeProject();
  const store = openStore(root);
  store.change(new Map([["a.yml", "1"]]), about);
  store.change(new Map([["a.yml", "2"]]), about);
  const history = join(root, ".editor", "history");
  nodeFs.writeFileSync(join(history, ".DS_Store"), "");
  for (const [name, text] of [
    ["2028-empty", ""],
    ["2028-other", "{}"],
  ] as const) {
    nodeFs.mkdirSync(join(history, name));
    nodeFs.writeFileSync(join(history, name, "change.json"), text);
  }
  nodeFs.mkdirSync(join(history, "2028-none"));
  const kept = store.list().map((version) => store.keptFile(version, "a.yml", "new")?.toString());
  expect(kept).toEqual(["2", "1"]);
});

test.each(["../escaped.yml", "photos/../../escaped.yml"])("writes nothing to %s", (file) => {
  const root = makeProject();
  expect(() => openStore(root).change(new Map([[file, "x"]]), about)).toThrow("isn't in the");
  expect(nodeFs.existsSync(join(root, "escaped.yml"))).toBe(false);
});
