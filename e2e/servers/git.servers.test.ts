import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPractice } from "../../app/content/testing";
import { git as gitWay } from "../../editor/online/git";

/* A project that is connected to a service like GitHub. */

const club = "workshops/monsoon-club.md";

/** A project that is connected to a bare repository, and another copy of it. */
function connected() {
  const practice = copyPractice();
  const git = (...args: string[]) => {
    return execFileSync("git", args, { cwd: practice.root, encoding: "utf8", stdio: "pipe" });
  };
  git("init", "--quiet", "--initial-branch=main");
  writeFileSync(join(practice.root, ".gitignore"), "*.git/\nelsewhere/\n");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Start");
  git("clone", "--quiet", "--bare", ".", "remote.git");
  git("remote", "add", "origin", "remote.git");
  return {
    ...{ ...practice, git, way: gitWay(practice.root) },
    sent: (file: string) => git("-C", "remote.git", "show", `main:content/${file}`),
  };
}

test("sends the changed content, and restores an earlier state without touching files", async () => {
  const { way, edit, read, sent } = connected();
  const first = await way.put(new Map(), () => {});
  edit(club, "price: 450", "price: 500");
  await way.put(new Map(), () => {});
  expect(sent(club)).toContain("price: 500");

  await way.restore?.(first ?? "", new Map(), () => {});
  expect(sent(club)).toContain("price: 450");
  expect(read(club)).toContain("price: 500");

  await way.put(new Map(), () => {});
  expect(sent(club)).toContain("price: 500");
});

test("sends nothing if somebody else has pushed, and says so", async () => {
  const { way, edit, read, git, root, sent } = connected();
  git("clone", "--quiet", "remote.git", "elsewhere");
  const other = ["-C", "elsewhere", "-c", "user.name=B", "-c", "user.email=b@example.org"];
  writeFileSync(join(root, "elsewhere", "content", "new.txt"), "");
  git("-C", "elsewhere", "add", ".");
  git(...other, "commit", "--quiet", "-m", "Other");
  git("-C", "elsewhere", "push", "--quiet");

  edit(club, "price: 450", "price: 500");
  await expect(way.put(new Map(), () => {})).rejects.toThrow(
    "Somebody else has sent changes since",
  );
  expect(sent(club)).toContain("price: 450");
  expect(read(club)).toContain("price: 500");
  expect(existsSync(join(root, "content", "new.txt"))).toBe(false);
});
