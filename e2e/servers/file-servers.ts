import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { answers, findFreePort } from "../environment/free-port";
import { findOnPath } from "../environment/programs";

/* The servers of rented web space, as Debian has them: openssh-server and vsftpd. */

const { username } = userInfo();

function makeKey(file: string) {
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
  return readFileSync(`${file}.pub`, "utf8");
}

/** Starts sshd for the user of this machine. A file may have up to `mostBytes`; 0 is no limit. */
export async function startSshd({ mostBytes = 0 } = {}) {
  const home = mkdtempSync(join(tmpdir(), "sshd-"));
  const port = await findFreePort();
  const key = join(home, "key");
  writeFileSync(join(home, "authorized"), makeKey(key));
  makeKey(join(home, "host"));
  mkdirSync(join(home, "site"));
  // Debian's sshd wants it when root starts it.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const options = {
    ...{ Port: port, ListenAddress: "127.0.0.1", HostKey: join(home, "host"), PidFile: "none" },
    ...{ AuthorizedKeysFile: join(home, "authorized"), StrictModes: "no", UsePAM: "no" },
    ...{ PermitRootLogin: "yes", PasswordAuthentication: "yes" },
    ...{ Subsystem: `sftp internal-sftp -d ${home}` },
  };
  writeFileSync(
    join(home, "sshd_config"),
    Object.entries(options)
      .map((line) => line.join(" "))
      .join("\n"),
  );
  const sshd = `exec ${findOnPath("sshd")} -D -e -f ${join(home, "sshd_config")}`;
  // Blocks of 1,024 bytes; beyond that, writing fails as on a full disk.
  const limit = mostBytes ? `trap '' XFSZ; ulimit -f ${mostBytes / 1024}; ` : "";
  const stop = await start(["bash", "-c", limit + sshd], port, home);
  const place = { server: "127.0.0.1", port: `${port}`, user: username, password: "", key };
  return { place: { ...place, folder: "site" }, folder: join(home, "site"), home, stop };
}

/** Starts vsftpd, which lets anybody write into a folder, encrypted or not. */
export async function startVsftpd({ encrypts = true } = {}) {
  const home = mkdtempSync(join(tmpdir(), "vsftpd-"));
  const port = await findFreePort();
  const [root, certificate, key] = ["root", "certificate.pem", "key.pem"].map((name) => {
    return join(home, name);
  }) as [string, string, string];
  mkdirSync(join(root, "site"), { recursive: true });
  chmodSync(root, 0o555);
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const request = [
    "req",
    "-x509",
    "-nodes",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
  ];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request, ...files, ...subject], { stdio: "pipe" });
  const options = {
    ...{ listen: "YES", listen_address: "127.0.0.1", listen_port: port, background: "NO" },
    ...{ run_as_launching_user: "YES", ftp_username: username, secure_chroot_dir: home },
    ...{ anonymous_enable: "YES", local_enable: "NO", anon_root: root, write_enable: "YES" },
    ...{ anon_upload_enable: "YES", anon_mkdir_write_enable: "YES", anon_umask: "022" },
    ...{ anon_other_write_enable: "YES", anon_world_readable_only: "NO" },
    ...(encrypts && {
      ...{ ssl_enable: "YES", allow_anon_ssl: "YES", rsa_cert_file: certificate },
      ...{ rsa_private_key_file: key, force_anon_logins_ssl: "YES", force_anon_data_ssl: "YES" },
    }),
  };
  const file = join(home, "vsftpd.conf");
  writeFileSync(
    file,
    Object.entries(options)
      .map((line) => `${line.join("=")}\n`)
      .join(""),
  );
  const stop = await start([findOnPath("vsftpd") ?? "vsftpd", file], port, home);
  const place = { server: "localhost", port: `${port}`, user: "anonymous", password: "any" };
  return {
    place: { ...place, folder: "site" },
    folder: join(root, "site"),
    tls: { ca: readFileSync(certificate) },
    stop,
  };
}

async function start([program = "", ...args]: readonly string[], port: number, home: string) {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start.\n${complaints}`);
  }
  return async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
    await rm(home, { recursive: true });
  };
}
