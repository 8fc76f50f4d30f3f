import { readFileSync } from "node:fs";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

type Options = { messages: number; built: BuiltInbox; environment: Record<string, string> };

/** The server's memory, and how long the list takes, while ever more messages come in. */
export async function writeMany({ messages, built, environment }: Options) {
  const server = await startBuilt(built, environment);
  const { staff } = await setUp(server.origin, server.setupCode);
  const visitor = createVisitor(server.origin);
  const figures = [];
  const steps = 10;
  for (let step = 0; step <= steps; step++) {
    figures.push(await measure(Math.round((step * messages) / steps)));
    if (step < steps)
      await Promise.all(Array.from({ length: 8 }, () => write(messages / steps / 8)));
  }
  await server.end();
  return figures;

  async function write(count: number) {
    for (let index = 0; index < count; index++) {
      const { status } = await visitor.write();
      if (status !== 201) throw new Error(`answered with ${status}`);
    }
  }

  async function measure(count: number) {
    const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
    const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    const started = performance.now();
    for (let index = 0; index < 10; index++) await staff.call("GET", "/messages?order=newest");
    return { count, megabytes, listMs: Math.round((performance.now() - started) / 10) };
  }
}
