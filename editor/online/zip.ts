import { crc32, deflateRawSync } from "node:zlib";
import type { Site } from "./way.ts";

/** Writes a ZIP file. Its format: APPNOTE.TXT of PKWARE, 4.3. All numbers are little-endian. */
export function zipOf(site: Site) {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [file, bytes] of site) {
    const name = Buffer.from(file);
    const packed = deflateRawSync(bytes);
    // Needs version 2.0; names are UTF-8; deflated; 1 January 2000.
    const about = numbers(
      ...[[20, 2] as const, [0x800, 2] as const, [8, 2] as const],
      ...[[0, 2] as const, [0x2821, 2] as const, [crc32(bytes), 4] as const],
      ...[[packed.length, 4] as const, [bytes.length, 4] as const, [name.length, 2] as const],
      [0, 2],
    );
    const local = [numbers([0x04034b50, 4]), about, name, packed];
    // Made on a computer with Unix's permissions, so that the server gets readable files.
    directory.push(
      ...[numbers([0x02014b50, 4], [0x0314, 2]), about],
      ...[numbers([0, 2], [0, 2], [0, 2], [0o100644 * 0x10000, 4], [place, 4]), name],
    );
    parts.push(...local);
    place += Buffer.concat(local).length;
  }
  const list = Buffer.concat(directory);
  const count = [site.size, 2] as const;
  const end = [[0, 2], [0, 2], count, count, [list.length, 4], [place, 4], [0, 2]] as const;
  return Buffer.concat([...parts, list, numbers([0x06054b50, 4], ...end)]);
}

/** Each number with its size in bytes. */
function numbers(...all: readonly (readonly [number, 2 | 4])[]) {
  return Buffer.concat(
    all.map(([number, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(number, 0, size);
      return bytes;
    }),
  );
}
