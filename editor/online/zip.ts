import { crc32, deflateRawSync } from "node:zlib";
import type { Site } from "./way.ts";

/** Writes a ZIP file, as PKWARE's APPNOTE.TXT, 4.3, describes it. */
export function zipOf(site: Site) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [file, bytes] of site) {
    const name = Buffer.from(file);
    const packed = deflateRawSync(bytes);
    const about = Buffer.concat([
      // Needs version 2.0; the name is in UTF-8; deflated; midnight, 1 January 2000.
      shorts(20, 0x800, 8, 0, 0x2821),
      longs(crc32(bytes), packed.length, bytes.length),
      shorts(name.length, 0),
    ]);
    const local = Buffer.concat([longs(0x04034b50), about, name, packed]);
    // Made on Unix, with permissions that let web servers read the file.
    const [by, permissions] = [shorts(0x0314), longs(0o100644 * 0x10000, place)];
    directory.push(longs(0x02014b50), by, about, shorts(0, 0, 0), permissions, name);
    files.push(local);
    place += local.length;
  }
  const list = Buffer.concat(directory);
  const counts = shorts(0, 0, site.size, site.size);
  const end = [longs(0x06054b50), counts, longs(list.length, place), shorts(0)];
  return Buffer.concat([...files, list, ...end]);
}

/** Numbers of two bytes, little-endian, as Node's usual processors have them. */
function shorts(...numbers: readonly number[]) {
  return Buffer.from(Uint16Array.from(numbers).buffer);
}

/** Numbers of four bytes. */
function longs(...numbers: readonly number[]) {
  return Buffer.from(Uint32Array.from(numbers).buffer);
}
