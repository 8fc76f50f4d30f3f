import { fingerprintOfRing, type LinkedRing, link } from "../keys/ring.ts";
import { changesOf } from "../keys/ring-changes.ts";
import { readRings, writeRings } from "../store/rings-file.ts";
import { runOnStore } from "./command.ts";

/** Lists all key rings, or revokes those after one of them. */
await runOnStore(async (store, [wanted], settings) => {
  const rings = link(await store.keyRings(1));
  if (!wanted) {
    for (const [index, { at, name, what }] of changesOf(rings).reverse().entries()) {
      const ring = rings[index] as LinkedRing;
      console.log(`${ring.number}  ${new Date(at).toISOString()}  ${what} (${name})`);
      console.log(`   People: ${peopleOn(ring)}. The list: ${fingerprintOfRing(ring)}`);
    }
    console.log("To revoke all lists after one of them: npm run inbox:key-ring -- <its number>");
    return;
  }
  const chosen = rings.find(({ number }) => String(number) === wanted);
  if (!chosen) throw new Error(`There is no list ${wanted}.`);
  const { number } = chosen;
  const cut = [...(readRings(settings.data)?.cut ?? []), ...rings.slice(number).map(hashOf)];
  // The file is written first: a running server corrects the database by it.
  writeRings(settings.data, { rings: rings.slice(0, number).map(({ signed }) => signed), cut });
  await store.replaceKeyRings(number, []);
  console.log(`List ${number} counts again: ${peopleOn(chosen)}.
Their passphrases and sheets of that time open the inbox again. Make a new key at once: under People, make two new sheets.
A device that has followed a later list refuses this one until its owner types its four groups there:
${fingerprintOfRing(chosen)}`);
});

function peopleOn({ holders }: LinkedRing) {
  return holders
    .filter(({ kind }) => kind === "person")
    .map(({ name }) => name)
    .join(", ");
}

function hashOf({ hash }: LinkedRing) {
  return hash;
}
