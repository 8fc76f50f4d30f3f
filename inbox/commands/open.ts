import { readFileSync } from "node:fs";
import { fromBase64 } from "../keys/base64.ts";
import { readKeyRing } from "../keys/key-ring.ts";
import { readSheet } from "../keys/read-sheet.ts";
import { unseal } from "../keys/seal.ts";
import { type Listed, messageStates } from "../store/store.ts";
import { runOnStore } from "./command.ts";

const usage = "npm run inbox:open -- <file with a private key> [<id of a message>]";

/**
 * Opens messages at the command line with the practice's private key, or with that of a person or a
 * recovery sheet, which opens the practice's first, those of all key rings there were.
 */
await runOnStore(async (store, [keyFile, wanted]) => {
  if (!keyFile) throw new Error(usage);
  const text = readFileSync(keyFile, "utf8").toUpperCase();
  // A file of age, or what was typed from a sheet.
  const given = await readSheet(/AGE-SECRET-KEY-1\w+/.exec(text)?.[0] ?? text);

  const keys = [given];
  for (const { ring } of await store.keyRings()) {
    for (const { sealed } of readKeyRing(ring).keys) {
      await unseal(fromBase64(sealed), given).then(
        (key) => keys.push(key),
        () => undefined,
      );
    }
  }
  const ids = wanted ? [wanted] : (await allMessages()).map(({ id }) => id);
  for (const id of ids) {
    const [message] = await store.open([id]);
    if (!message) throw new Error(`There is no message ${id}.`);
    const content = await opened(message.sealed);
    const notes = await Promise.all(message.notes.map(({ sealed }) => opened(sealed)));
    for (const [what, isOpened] of [
      ["Message", content !== undefined],
      ["A note of message", !notes.includes(undefined)],
    ]) {
      if (isOpened) continue;
      process.exitCode = 1;
      console.error(`${what} ${id} cannot be opened.`);
    }
    if (!content) continue;
    const received = new Date(Number(content.received)).toISOString();
    console.log(JSON.stringify({ ...content, id, state: message.state, received, notes }, null, 2));
  }
  await store.wereOpened(ids.length, "Command line", Date.now());

  async function opened(sealed: Uint8Array): Promise<Record<string, unknown> | undefined> {
    return unseal(sealed, ...keys).then(JSON.parse, () => undefined);
  }

  async function allMessages(after?: Listed): Promise<Listed[]> {
    const page = await store.list(messageStates, "oldest", after, 500);
    const last = page.at(-1);
    return last ? [...page, ...(await allMessages(last))] : [];
  }
});
