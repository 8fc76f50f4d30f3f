import { randomUUID } from "node:crypto";
import { Encrypter } from "age-encryption";
import { contactMessage } from "../../app/forms/testing-answers.ts";
import {
  type Holder,
  makePracticeKey,
  type OpenKey,
  readKeyRing,
  writeKeyRing,
} from "../keys/key-ring.ts";
import { type KeyPair, makeKeyPair } from "../keys/lock.ts";
import { unseal } from "../keys/seal.ts";
import { hash } from "../keys/sign.ts";

type Json = Record<string, unknown>;
export type Staff = ReturnType<typeof createStaff>;
export type Practice = Awaited<ReturnType<typeof setUp>>;

/** Cheap to open: how dear it is does not matter here. */
async function lockKey(privateKey: string, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(1);
  return base64(await encrypter.encrypt(privateKey));
}

export function base64(bytes: Uint8Array) {
  return Buffer.from(bytes).toString("base64");
}

/** Does over HTTP what staff's pages do in a browser. */
export function createStaff(origin: string) {
  const ownOrigin = `http://localhost:${new URL(origin).port}`;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");

  async function call(method: string, path: string, body?: Json, headers: Json = {}) {
    const response = await fetch(`${origin}/inbox/api${path}`, {
      method,
      headers: {
        Origin: ownOrigin,
        ...(cookies.size > 0 ? { Cookie: cookie() } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(headers as Record<string, string>),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, json: await response.json() };
  }

  async function signIn(name: string, privateKey: string) {
    const asked = await call("POST", "/challenge", { name });
    const answer = await unseal(Buffer.from(asked.json.sealed, "base64"), privateKey);
    return call("POST", "/session", { challenge: asked.json.challenge, answer });
  }

  /** A change, with the proof that somebody holds a key now. */
  async function change(method: string, path: string, content: object, privateKey: string) {
    const text = JSON.stringify(content);
    const asked = await call("POST", "/challenge/change", { hash: hash(text) });
    const answer = await unseal(Buffer.from(asked.json.sealed, "base64"), privateKey);
    return call(method, path, { change: text, challenge: asked.json.challenge, answer });
  }

  async function keyRing() {
    const { number, ring, mac } = (await call("GET", "/key-ring")).json;
    return { number, ring, mac, ...readKeyRing(ring) } as const;
  }

  /** The ids of the messages that wait, or are in other states. */
  async function list(query = "state=new") {
    const { json } = await call("GET", `/messages?${query}`);
    return json.messages.map(({ id }: { id: string }) => id) as string[];
  }

  /** The messages of the list, opened with the practice's private keys. */
  async function read(privateKeys: string | readonly string[], query?: string) {
    const ids = await list(query);
    const opened = await call("POST", "/messages/open", { ids });
    return Promise.all(
      opened.json.messages.map(async (message: { id: string; keyId: string; sealed: string }) => {
        const sealed = Buffer.from(message.sealed, "base64");
        const content = JSON.parse(await unseal(sealed, ...[privateKeys].flat()));
        return { ...message, content };
      }),
    );
  }

  return { call, signIn, change, keyRing, list, read, cookie, forget: () => cookies.clear() };
}

/** A holder as a browser makes it: a person of this name, or without one, a sheet. */
export async function newHolder(
  keys: KeyPair,
  kind: Holder["kind"],
  name: string,
): Promise<Holder> {
  const lockedKey =
    kind === "person" ? await lockKey(keys.privateKey, "six words that were made up") : null;
  return { id: randomUUID(), kind, name, publicKey: keys.publicKey, lockedKey, added: Date.now() };
}

/** The keys of a practice with one person. */
export async function newKeys(person: KeyPair, sheets: readonly [KeyPair, KeyPair], key: OpenKey) {
  const holders = [
    await newHolder(person, "person", "Meera"),
    await newHolder(sheets[0], "sheet", "Recovery sheet 1"),
    await newHolder(sheets[1], "sheet", "Recovery sheet 2"),
  ];
  return { holders, keyRing: await writeKeyRing(holders, [key]) };
}

/** The whole set-up, as the first person of a practice goes through it. */
export async function setUp(
  origin: string,
  code: string | undefined,
  finish = async (_staff: Staff): Promise<Json> => ({ mail: "none" }),
) {
  const staff = createStaff(origin);
  const [practice, person, sheet, secondSheet] = [
    await makePracticeKey(),
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
  ];
  await staff.call("POST", "/setup", { code });
  const { holders, keyRing } = await newKeys(person, [sheet, secondSheet], practice);
  await staff.call("PUT", "/setup/keys", keyRing);
  await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: staff.cookie() },
    body: JSON.stringify({ id: randomUUID(), values: contactMessage }),
  });
  for (const [name, { privateKey }] of [
    ["Meera", person],
    ["Recovery sheet 1", sheet],
  ] as const) {
    const shown = await staff.call("GET", "/setup");
    const test = await unseal(Buffer.from(shown.json.test.sealed, "base64"), practice.privateKey);
    const holder = holders.find((candidate) => candidate.name === name)?.id;
    const asked = await staff.call("POST", "/setup/challenge", { holder });
    const answer = await unseal(Buffer.from(asked.json.sealed, "base64"), privateKey);
    const { challenge } = asked.json;
    const { values } = JSON.parse(test);
    await staff.call("POST", "/setup/opened", { challenge, answer, values });
  }
  const last = await staff.call("POST", "/setup/finish", await finish(staff));
  if (last.status !== 200) throw new Error(`Not set up: ${JSON.stringify(last.json)}`);
  return { staff, practice, person, sheet, secondSheet, holders };
}
