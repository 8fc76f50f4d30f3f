import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { SFTPWrapper } from "ssh2";
import type { Folder } from "./folder.ts";
import { details, noFolder, Problem, problemWith, refusedBy, wrongPassword } from "./problem.ts";
import type { Server } from "./way.ts";

type Done = (error?: Error | null) => void;

/** Opens a folder by SFTP. Learns the server's fingerprint, or refuses another one. */
export async function openSftp(place: Server) {
  // Loaded only by those who use it.
  const { default: ssh2 } = await import("ssh2");
  const { server, user, password, folder, port = "22", key } = place;
  let fingerprint = "";
  const client = new ssh2.Client();
  const opening = new Promise<SFTPWrapper>((resolve, reject) => {
    client.on("ready", () => {
      // Nagle's algorithm would hold back each of many small requests for 40 ms.
      client.setNoDelay(true);
      client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
    });
    client.on("error", reject);
    client.on("keyboard-interactive", (_name, _words, _language, asked, answer) => {
      answer(asked.map(() => password));
    });
    client.connect({
      ...{ host: server, port: Number(port), username: user },
      ...(key ? { privateKey: readKey(key), passphrase: password } : { password }),
      tryKeyboard: !key,
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      hostVerifier: (hostKey: Buffer) => {
        const hash = createHash("sha256").update(hostKey).digest("base64");
        fingerprint = `SHA256:${hash.replace(/=+$/, "")}`;
        return !place.fingerprint || place.fingerprint === fingerprint;
      },
    });
  });

  function problemOf(error: unknown) {
    if (place.fingerprint && fingerprint && place.fingerprint !== fingerprint) {
      return new Problem(
        `${server} has another fingerprint than before: ${fingerprint}, not ${place.fingerprint}. Nothing was sent, nor your password. Ask your provider whether that is right. If it is, enter the place again.`,
      );
    }
    const { level, code, message } = details(error);
    if (level === "client-authentication") return wrongPassword(server);
    // SFTP has numbers for what it refuses, and says little more.
    return typeof code === "number" ? refusedBy(server, message) : problemWith(server, error);
  }

  // Requests under way are never answered once the connection has ended.
  const ended = new Promise<never>((_, reject) => {
    client.on("close", () => reject(new Error("the connection ended")));
  });
  ended.catch(() => {});
  const close = () => client.end();
  const sftp = await opening.catch((error) => {
    close();
    throw problemOf(error);
  });
  await act((done) => sftp.opendir(folder || ".", done)).catch((error) => {
    close();
    throw isMissing(error) ? noFolder(place) : problemOf(error);
  });

  const at = (file: string) => posix.join(folder || ".", file);

  async function makeFolder(path: string): Promise<void> {
    if (path === "." || path === "/") return;
    await makeFolder(posix.dirname(path));
    // The folder may exist already. If it doesn't, writing the file fails with words of its own.
    await act((done) => sftp.mkdir(path, done)).catch(() => {});
  }

  async function write(file: string, bytes: Buffer) {
    const [place, part] = [at(file), at(`${file}.part`)];
    const save = () => act((done) => sftp.writeFile(part, bytes, done));
    await save().catch(async (error) => {
      if (!isMissing(error)) throw error;
      await makeFolder(posix.dirname(place));
      await save();
    });
    await act((done) => sftp.ext_openssh_rename(part, place, done)).catch(async () => {
      // Servers other than OpenSSH rename only to a name that is free.
      await act((done) => sftp.unlink(place, done)).catch(() => {});
      await act((done) => sftp.rename(part, place, done));
    });
  }

  const told = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
    return (...args: Args) => {
      return Promise.race([run(...args), ended]).catch((error) => {
        throw problemOf(error);
      });
    };
  };

  return {
    fingerprint,
    close,
    read: told((file: string) => {
      return new Promise<string | undefined>((resolve, reject) => {
        sftp.readFile(at(file), (error, bytes) => {
          if (error) return isMissing(error) ? resolve(undefined) : reject(error);
          resolve(bytes.toString());
        });
      });
    }),
    write: told(write),
    remove: told(async (file: string) => {
      await act((done) => sftp.unlink(at(file), done)).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    }),
  } satisfies Folder & { fingerprint: string; close: () => void };
}

function act(run: (done: Done) => void) {
  return new Promise<void>((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });
}

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === 2;
}

function readKey(file: string) {
  try {
    return readFileSync(file);
  } catch {
    throw new Problem(`The key ${file} can't be read. Leave it empty to use the password.`);
  }
}
