import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeKeyPair } from "../keys/lock.ts";
import { lockWithPasskey, openWithPasskey } from "./passkey.ts";

const { privateKey } = await makeKeyPair();
const owner = { id: crypto.randomUUID(), name: "Meera", practice: "A practice", privateKey };
const secret = Uint8Array.from({ length: 32 }, (_, index) => index);

/** A credential as a browser hands it out, with the secret in one form or another. */
function credential(first?: unknown) {
  return {
    rawId: Uint8Array.of(1, 2, 255).buffer,
    response: { getTransports: () => ["internal", "hybrid"] },
    getClientExtensionResults: () => (first ? { prf: { results: { first } } } : {}),
  };
}

const credentials = { create: vi.fn(), get: vi.fn() };
beforeEach(() => {
  vi.stubGlobal("navigator", { credentials });
  vi.stubGlobal("location", { hostname: "inbox.example.org" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function lock() {
  const made = await lockWithPasskey(owner, []);
  if (!made) throw new Error("The device gave out no secret.");
  return { ...made, holderKey: "", label: "", at: 0 };
}

test("making a passkey asks the user once, and the passkey opens the same key", async () => {
  credentials.create.mockResolvedValue(credential(secret.buffer));
  const made = await lock();
  expect(made).toMatchObject({ credential: "AQL_", transports: "internal,hybrid" });
  expect(credentials.get).not.toHaveBeenCalled();
  credentials.get.mockResolvedValue(credential(secret.buffer));
  expect(await openWithPasskey([made])).toBe(privateKey);
});

test("a device that gives out its secret only when asked again is asked again", async () => {
  credentials.create.mockResolvedValue(credential());
  credentials.get.mockResolvedValue(credential(secret.buffer));
  expect(await openWithPasskey([await lock()])).toBe(privateKey);
});

test("a secret that an extension hands out as numbers opens, too", async () => {
  credentials.create.mockResolvedValue(credential(secret.buffer));
  const made = await lock();
  credentials.get.mockResolvedValue(credential([...secret]));
  expect(await openWithPasskey([made])).toBe(privateKey);
});

test("a passkey is asked for by this host name, its owner's id and a secret's input", async () => {
  credentials.create.mockResolvedValue(credential(secret.buffer));
  await lock();
  const { publicKey } = credentials.create.mock.calls[0]?.[0] ?? {};
  expect(publicKey).toMatchObject({
    rp: { id: "inbox.example.org" },
    user: { id: new TextEncoder().encode(owner.id) },
    extensions: { prf: { eval: { first: expect.any(Uint8Array) } } },
  });
});

test("decrypts nothing with another secret", async () => {
  credentials.create.mockResolvedValue(credential(secret.buffer));
  const made = await lock();
  credentials.get.mockResolvedValue(credential(secret.toReversed().buffer));
  await expect(openWithPasskey([made])).rejects.toThrow("opens nothing here");
});
