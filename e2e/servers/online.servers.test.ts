import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContentFiles, readFiles, versionOf } from "../../app/content/version";
import { noteFile, putInto } from "../../editor/online/folder";
import { openFtps } from "../../editor/online/ftps";
import { buildSite } from "../../editor/online/online";
import { openSftp } from "../../editor/online/sftp";
import { zipOf } from "../../editor/online/zip";
import { findFreePort } from "../environment/free-port";
import { debianPython } from "../environment/programs";
import { practiceFolder } from "../practices";
import { startSshd, startVsftpd } from "./file-servers";

/* The ways to rented web space, with real servers. */

function siteOf(files: Record<string, string>) {
  return new Map(Object.entries(files).map(([file, words]) => [file, Buffer.from(words)]));
}

const first = siteOf({
  ".htaccess": "rules",
  "about.html": "About",
  "assets/deep/hero-1.svg": "Old",
  "index.html": "Home",
});
const second = siteOf({
  ".htaccess": "rules",
  "assets/deep/hero-2.svg": "New",
  "index.html": "New home",
});

async function sftp(options?: Parameters<typeof startSshd>[0]) {
  const server = await startSshd(options);
  onTestFinished(server.stop);
  return { ...server, open: (changes = {}) => openSftp({ ...server.place, ...changes }) };
}

async function ftps(options?: Parameters<typeof startVsftpd>[0]) {
  const server = await startVsftpd(options);
  onTestFinished(server.stop);
  return {
    ...server,
    open: (changes = {}) => openFtps({ ...server.place, ...changes }, server.tls),
  };
}

test.each([
  ["SFTP", sftp],
  ["FTPS", ftps],
])("by %s, a folder holds the site, then the next one, and keeps other files", async (_, start) => {
  const { open, folder: place } = await start();
  writeFileSync(join(place, "guestbook.php"), "Not ours");
  for (const site of [first, second, first]) {
    const folder = await open();
    await putInto(folder, site, () => {});
    folder.close();
    const there = new Map([...readFiles(place)].filter(([file]) => file !== noteFile));
    const wanted = new Map([...site, ["guestbook.php", Buffer.from("Not ours")]]);
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(wanted));
  }
});

test.each([
  ["SFTP", sftp],
  ["FTPS", ftps],
])("by %s, a folder that isn't there is refused", async (_, start) => {
  const { open } = await start();
  await expect(open({ folder: "public_htm" })).rejects.toThrow("has no folder public_htm.");
});

test("SFTP refuses a server with another fingerprint", async () => {
  const { open, place } = await sftp();
  const { fingerprint, close } = await open();
  close();
  expect(fingerprint).toMatch(/^SHA256:[\w+/]{43}$/);
  (await open({ fingerprint })).close();
  const other = open({ fingerprint: `SHA256:${"A".repeat(43)}` });
  await expect(other).rejects.toThrow(`${place.server} has another fingerprint than before`);
});

test("SFTP reports a wrong password", async () => {
  const { open } = await sftp();
  const wrong = open({ key: undefined, password: "wrong" });
  await expect(wrong).rejects.toThrow("doesn't accept this user name with this password.");
});

test("SFTP reports a full disk and keeps the old file", async () => {
  const { open, folder: place } = await sftp({ mostBytes: 65_536 });
  const folder = await open();
  await putInto(folder, first, () => {});
  const large = new Map([["index.html", Buffer.alloc(200_000, "x")]]);
  await expect(putInto(folder, large, () => {})).rejects.toThrow("Its disk may be full");
  folder.close();
  expect(readFiles(place).get("index.html")?.toString()).toBe("Home");
});

test("FTPS reports a wrong user name", async () => {
  const { open } = await ftps();
  const wrong = open({ user: "nobody-here" });
  await expect(wrong).rejects.toThrow("doesn't accept this user name with this password.");
});

test("FTPS refuses a server that doesn't encrypt, before the password is sent", async () => {
  const { open } = await ftps({ encrypts: false });
  await expect(open()).rejects.toThrow("offers FTP without encryption only");
});

test("FTPS refuses a certificate for another name", async () => {
  const { open } = await ftps();
  await expect(open({ server: "127.0.0.1" })).rejects.toThrow("can't prove that it is 127.0.0.1");
});

test.each([
  ["SFTP", sftp],
  ["FTPS", ftps],
])("by %s, reports a broken connection and completes on the next try", async (_, start) => {
  const { open, place, folder: files } = await start();
  const sockets: Socket[] = [];
  const port = await findFreePort();
  const proxy = createServer((socket) => {
    const server = connect(Number(place.port), "127.0.0.1");
    sockets.push(socket);
    for (const end of [socket, server]) end.on("error", () => {});
    socket.on("close", () => server.destroy());
    socket.pipe(server).pipe(socket);
  }).listen(port, "127.0.0.1");
  onTestFinished(() => void proxy.close());
  await once(proxy, "listening");

  const folder = await open({ port: `${port}` });
  const cut = putInto(folder, first, () => {
    for (const socket of sockets) socket.destroy();
  });
  await expect(cut).rejects.toThrow("doesn't answer, or broke off");
  folder.close();

  const next = await open();
  await putInto(next, first, () => {});
  next.close();
  const there = new Map([...readFiles(files)].filter(([file]) => file !== noteFile));
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(first));
});

test("reports a server that is gone", async () => {
  const { place: there, stop } = await startSshd();
  await stop();
  await expect(openSftp(there)).rejects.toThrow(`The key ${there.key} can't be read.`);
  const place = { ...there, key: "" };
  await expect(openSftp(place)).rejects.toThrow(/127\.0\.0\.1 doesn't answer/);
  await expect(openFtps(place)).rejects.toThrow(/127\.0\.0\.1 doesn't answer/);
});

test("the editor builds a site that names its content, and tells why another can't be built", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "site");
  await buildSite(practiceFolder, out);
  const version = versionOf(readContentFiles(practiceFolder));
  expect(readFiles(out).get("version.txt")?.toString()).toBe(version);
  await expect(buildSite(folder, out)).rejects.toMatchObject({
    message: "The site can't be built.",
    lines: expect.arrayContaining([expect.stringMatching(/is missing/)]),
  });
});

test("other programs read the ZIP, hidden files included", () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "website.zip");
  const site = new Map([...first, ["हिन्दी.html", Buffer.from("नमस्ते")]]);
  writeFileSync(file, zipOf(site));
  const program = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert not z.testzip()";
  execFileSync(debianPython, [
    "-c",
    `${program}; z.extractall(sys.argv[2])`,
    file,
    join(folder, "out"),
  ]);
  const unpacked = Object.fromEntries(readFiles(join(folder, "out")));
  expect(unpacked).toEqual(Object.fromEntries(site));
});
