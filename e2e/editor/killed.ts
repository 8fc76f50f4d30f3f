import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { setTimeout } from "node:timers/promises";
import { entriesIn } from "../../editor/entries";
import { onlineIn } from "../../editor/online/online";
import { buildFrom } from "../../editor/online/testing";

/* Program that saves a price, or puts the site online, and is killed at one of its steps. */

const club = "workshops/monsoon-club";

const [task, root = "", step = ""] = process.argv.slice(2);
// An empty folder is as good as none.
const writing = ["rmSync", "renameSync", "copyFileSync", "writeFileSync"] as const;
let steps = 0;

/** Counts a step. Kills this process at the given one, without any cleanup. */
function count(halfway = () => {}) {
  steps += 1;
  if (steps !== Number(step)) return;
  halfway();
  process.kill(process.pid, "SIGKILL");
}

const { fetch: realFetch } = globalThis;
const { writeFileSync } = fs;
for (const name of writing) {
  const act = fs[name] as (...args: unknown[]) => unknown;
  const counted = (...args: unknown[]) => {
    count(() => {
      if (name === "writeFileSync") writeFileSync(String(args[0]), "ha");
    });
    return act(...args);
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();
globalThis.fetch = (...args) => {
  count();
  return realFetch(...args);
};

if (task === "save") {
  const { read, save } = entriesIn(root);
  const { value: base } = read({ id: club });
  save({ id: club, base, mine: { ...base, price: 500 } });
} else {
  const build = buildFrom.bind(undefined, `${club}.md`);
  const { answers } = onlineIn(root, undefined, build);
  answers["POST online/put"]();
  while (answers["GET online/job"]().step) await setTimeout(5);
}
