import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const folder = "node_modules/.cache";

/**
 * Makes a file once and keeps it under the hash of all that it was made from, so that only a
 * change of these makes it again.
 */
export async function makeOnce(
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input).update("\0");
  const file = join(folder, kind, hash.digest("hex").slice(0, 32));
  try {
    return await readFile(file);
  } catch {
    const body = await make();
    await mkdir(dirname(file), { recursive: true });
    // Renames the complete file: another build may read it at any time.
    const started = `${file}.${randomUUID()}`;
    await writeFile(started, body);
    await rename(started, file);
    return body;
  }
}
