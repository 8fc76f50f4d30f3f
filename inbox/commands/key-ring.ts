import { readKeyRing } from "../keys/key-ring.ts";
import { insertKeyRing } from "../store/key-rings.ts";
import { runOnStore } from "./command.ts";

/** Lists the key rings there were, or goes back to one of them: it becomes the newest, as it was. */
await runOnStore(async (store, [wanted]) => {
  const keyRings = await store.keyRings();
  if (!wanted) {
    for (const { number, at, name, what, ring } of keyRings) {
      const people = readKeyRing(ring).holders.filter(({ kind }) => kind === "person");
      const names = people.map((person) => person.name).join(", ");
      console.log(`${number}  ${new Date(at).toISOString()}  ${what} (${name}). People: ${names}`);
    }
    console.log("To go back to one: npm run inbox:key-ring -- <its number>");
    return;
  }
  const chosen = keyRings.find(({ number }) => String(number) === wanted);
  if (!chosen) throw new Error(`There is no key ring ${wanted}.`);
  const number = (keyRings[0]?.number ?? 0) + 1;
  const what = `Back to the key ring of ${new Date(chosen.at).toISOString().slice(0, 10)}`;
  const next = { ...chosen, number, at: Date.now(), name: "Command line", what };
  await store.run(...insertKeyRing(next));
  console.log(`${what}. Everybody has to unlock the inbox again.`);
});
