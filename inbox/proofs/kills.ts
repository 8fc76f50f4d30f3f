import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { sql } from "../store/database.ts";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";
import { createVisitor } from "../testing/visitor.ts";

type Options = { kills: number; built: BuiltInbox; environment: Record<string, string> };

/**
 * Kills the server at random moments while eight visitors write. Whoever got no answer sends the
 * same again to the next server, as the form does. Gives back what was acknowledged and what is kept.
 */
export async function killUnderLoad({ kills, built, environment }: Options) {
  const first = await startBuilt(built, environment);
  await setUp(first.origin, first.setupCode);
  await first.end();

  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  for (let round = 0; round < kills; round++) {
    const server = await startBuilt(built, environment);
    const visitor = createVisitor(server.origin);
    const waiting = unanswered.values();
    let isOver = false;
    const { promise: firstAnswer, resolve: answered } = withResolvers();

    async function writeOn() {
      while (!isOver) {
        const id = waiting.next().value ?? randomUUID();
        unanswered.add(id);
        try {
          const { status } = await visitor.write({ message: `This is message ${id}.` }, id);
          if (status !== 201) throw new Error(`answered with ${status}`);
          acknowledged.add(id);
          unanswered.delete(id);
          answered();
        } catch (error) {
          if (!isOver && error instanceof Error && /answered with/.test(error.message)) throw error;
        }
      }
    }
    const visitors = Array.from({ length: 8 }, writeOn);
    await firstAnswer;
    setTimeout(() => server.child.kill("SIGKILL"), randomInt(250));
    await once(server.child, "exit");
    isOver = true;
    await Promise.all(visitors);
  }

  const kept = await readIds(environment);
  return { acknowledged, unanswered, ...kept };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** All ids in the store, as often as they stand there, and those of which nobody was notified yet. */
async function readIds(environment: Record<string, string>) {
  const store = await openStore(environment, `${environment.INBOX_DATA}/inbox.db`);
  const [messages = [], owed = []] = await store.run(
    sql`SELECT id FROM message`,
    sql`SELECT id FROM bell WHERE kind = 'new'`,
  );
  await store.close();
  return {
    kept: messages.map(({ id }) => String(id)),
    ringing: owed.map(({ id }) => String(id)),
  };
}
