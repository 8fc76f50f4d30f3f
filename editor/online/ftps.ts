import { posix } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ConnectionOptions } from "node:tls";
import type { Folder } from "./folder.ts";
import { noFolder, Problem, problemWith, refusedBy, wrongPassword } from "./problem.ts";
import type { Server } from "./way.ts";

/** Opens a folder by FTP over TLS. Refuses a server that doesn't encrypt. */
export async function openFtps(place: Server, tls: ConnectionOptions = {}) {
  // Loaded only by those who use it.
  const { Client, FTPError } = await import("basic-ftp");
  const { server, user, password, folder, port = "21" } = place;
  const client = new Client(30_000);
  const isMissing = (error: unknown) => error instanceof FTPError && error.code === 550;

  function problemOf(error: unknown) {
    if (!(error instanceof FTPError)) return problemWith(server, error);
    // The password is sent only once the connection is encrypted.
    if (!client.ftp.hasTLS) {
      return new Problem(
        `${server} offers FTP without encryption only: others could read your password. It was not sent. Ask your provider for FTPS or SFTP.`,
      );
    }
    return error.code === 530 ? wrongPassword(server) : refusedBy(server, error.message);
  }

  try {
    const secureOptions = { host: server, ...tls };
    await client.access({
      ...{ host: server, port: Number(port), user, password },
      ...{ secure: true, secureOptions },
    });
    await client.cd(folder || ".").catch((error) => {
      throw isMissing(error) ? noFolder(place) : error;
    });
  } catch (error) {
    client.close();
    throw problemOf(error);
  }

  const start = await client.pwd();
  const at = (file: string) => posix.join(start, file);
  const made = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** Queues requests: FTP allows only one at a time. */
  const queued = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
    return (...args: Args) => {
      const next = last.then(() => run(...args));
      last = next.catch(() => {});
      return next.catch((error) => {
        throw problemOf(error);
      });
    };
  };

  async function read(file: string) {
    const stream = new PassThrough();
    const [, words] = await Promise.all([client.downloadTo(stream, at(file)), text(stream)]);
    return words;
  }

  async function write(file: string, bytes: Buffer) {
    const [place, part] = [at(file), at(`${file}.part`)];
    const parent = posix.dirname(place);
    if (!made.has(parent)) await client.ensureDir(parent);
    made.add(parent);
    await client.uploadFrom(Readable.from([bytes]), part);
    await client.rename(part, place).catch(async () => {
      // Some servers rename only to a name that is free.
      await client.remove(place, true);
      await client.rename(part, place);
    });
  }

  async function remove(file: string) {
    await client.remove(at(file)).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  }

  return {
    close: () => client.close(),
    read: queued((file: string) => {
      return read(file).catch((error) => {
        if (!isMissing(error)) throw error;
        return undefined;
      });
    }),
    write: queued(write),
    remove: queued(remove),
  } satisfies Folder & { close: () => void };
}
