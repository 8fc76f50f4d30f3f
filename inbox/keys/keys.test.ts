import { base64 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { decrypt } from "./encrypt.ts";
import { decryptPrivateKey, encryptPrivateKey, makeKeyPair } from "./lock.ts";
import { makePassphrase } from "./make-passphrase.ts";
import { readSheet, writeSheet } from "./sheet.ts";

describe("a person's key", () => {
  it("opens with the six words, however a phone writes them, and with no others", async () => {
    const { privateKey } = await makeKeyPair();
    const passphrase = makePassphrase();
    expect(passphrase).toMatch(/^[a-z]+( [a-z]+){5}$/);
    const locked = base64.decode(base64.encode(await encryptPrivateKey(privateKey, passphrase)));
    const typed = ` ${passphrase.replaceAll(" ", ", ").toUpperCase()}. `;
    expect(await decryptPrivateKey(locked, typed)).toBe(privateKey);
    await expect(decryptPrivateKey(locked, `${passphrase} more`)).rejects.toThrow();
    await expect(decrypt(locked, privateKey)).rejects.toThrow();
  });
});

describe("a recovery sheet", () => {
  it("is read as it was written, in any letters and groups", async () => {
    const { privateKey } = await makeKeyPair();
    const groups = writeSheet(privateKey);
    expect(groups).toHaveLength(15);
    expect(await readSheet(groups.join(" "))).toBe(privateKey);
    expect(await readSheet(groups.join("\n").toLowerCase())).toBe(privateKey);
    expect(await readSheet(privateKey)).toBe(privateKey);
  });

  it.each([
    ["QPZR Y9X8", "A sheet has 58 letters and digits. You typed 8."],
    ["QPZ1", "‘1’ doesn’t occur on a sheet."],
    ["Q".repeat(58), "One of the letters or digits isn’t as it is on the sheet."],
  ])("says what is wrong with %s", async (typed, words) => {
    await expect(readSheet(typed)).rejects.toThrow(words);
  });
});
