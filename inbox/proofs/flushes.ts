import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

type Options = { messages: number; built: BuiltInbox; environment: Record<string, string> };

/** How often the server told the disk to flush while so many messages were acknowledged. */
export async function countFlushes({ messages, built, environment }: Options) {
  const trace = join(environment.INBOX_DATA ?? "", "trace.txt");
  // -D: the server stays our own child, and gets the signal that ends it.
  const watch = ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
  const server = await startBuilt(built, environment, watch);
  await setUp(server.origin, server.setupCode);
  const visitor = createVisitor(server.origin);
  const before = await countLines(trace);
  for (let count = 0; count < messages; count++) {
    const { status } = await visitor.write({ message: `Message ${count}` });
    if (status !== 201) throw new Error(`answered with ${status}`);
  }
  const flushes = (await countLines(trace)) - before;
  await server.end();
  return flushes;
}

async function countLines(file: string) {
  return (await readFile(file, "utf8")).split("\n").filter((line) => /f(data)?sync\(/.test(line))
    .length;
}
