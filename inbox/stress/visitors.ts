import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createVisitor } from "../testing/visitor.ts";

/** Time after which a visitor sends an unacknowledged message again. */
const againMs = 50;

/** Visitors who write all the time, each message with one id until it is acknowledged. */
export function startVisitors(origin: string, count: number) {
  const visitor = createVisitor(origin);
  const acknowledged = new Set<string>();
  const times: number[] = [];
  let isOver = false;
  let refused = 0;
  const listeners: (() => void)[] = [];

  async function writeOn() {
    let id = randomUUID();
    while (!isOver) {
      const started = performance.now();
      const { status } = await visitor.write({ message: `This is message ${id}.` }, id).catch(lost);
      if (status === 201) {
        acknowledged.add(id);
        times.push(performance.now() - started);
        id = randomUUID();
        for (const listener of listeners.splice(0)) listener();
      } else {
        refused += 1;
        await setTimeout(againMs);
      }
    }
  }
  const all = Array.from({ length: count }, writeOn);

  return {
    acknowledged,
    times,
    refused: () => refused,
    nextAcknowledged: () => new Promise<void>((resolve) => listeners.push(resolve)),
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

function lost() {
  return { status: 0 };
}
