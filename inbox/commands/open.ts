import { readFileSync } from "node:fs";
import { unseal } from "../keys/seal.ts";
import { readSheet } from "../keys/sheet.ts";
import { createStore, type Listed, messageStates, type Order } from "../store/store.ts";
import { connect, runCommand } from "./command.ts";

const usage = "npm run inbox:open -- <file with a private key> [<id of a message>]";

/**
 * Opens messages at the command line with the practice's private key, or with that of a person or a
 * recovery sheet, which opens the practice's first.
 */
await runCommand(async (settings, [keyFile, wanted]) => {
  if (!keyFile) throw new Error(usage);
  const text = readFileSync(keyFile, "utf8").toUpperCase();
  // A file of age, or what was typed from a sheet.
  const given = /AGE-SECRET-KEY-1\w+/.exec(text)?.[0] ?? readSheet(text);

  const database = await connect(settings);
  const store = createStore(database);
  const keys = [given];
  for (const { sealed } of await store.keys()) {
    await unseal(sealed, given).then(
      (key) => keys.push(key.trim()),
      () => undefined,
    );
  }
  const ids = wanted ? [wanted] : (await allMessages()).map(({ id }) => id);
  for (const id of ids) {
    const message = await store.open(id, "Command line", Date.now());
    if (!message) throw new Error(`There is no message ${id}.`);
    const [content, note] = [await opened(message.sealed), await opened(message.note)];
    if (!content || (message.note && !note)) {
      process.exitCode = 1;
      console.error(`${content ? "The note of message" : "Message"} ${id} cannot be opened.`);
    }
    if (!content) continue;
    const received = new Date(Number(content.received)).toISOString();
    console.log(JSON.stringify({ id, state: message.state, ...content, received, note }, null, 2));
  }
  await database.close();

  async function opened(sealed: Uint8Array | null): Promise<Record<string, unknown> | undefined> {
    return sealed ? unseal(sealed, ...keys).then(JSON.parse, () => undefined) : undefined;
  }

  async function allMessages(after?: Listed, order: Order = "oldest"): Promise<Listed[]> {
    const page = await store.list(messageStates, order, after, 500);
    const last = page.at(-1);
    return last ? [...page, ...(await allMessages(last, order))] : [];
  }
});
