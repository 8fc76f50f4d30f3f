import { randomUUID } from "node:crypto";
import { Encrypter } from "age-encryption";
import { contactMessage } from "../../app/forms/testing-answers.ts";
import { type KeyPair, makeKeyPair } from "../keys/lock.ts";
import { seal, unseal } from "../keys/seal.ts";

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
  let cookie = "";

  async function call(method: string, path: string, body?: Json, headers: Json = {}) {
    const response = await fetch(`${origin}/inbox/api${path}`, {
      method,
      headers: {
        Origin: ownOrigin,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(headers as Record<string, string>),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.get("set-cookie");
    if (set) cookie = set.split(";")[0] ?? "";
    return { status: response.status, headers: response.headers, json: await response.json() };
  }

  async function signIn(name: string, privateKey: string) {
    const asked = await call("POST", "/challenge", { name });
    const answer = await unseal(Buffer.from(asked.json.sealed, "base64"), privateKey);
    return call("POST", "/session", { challenge: asked.json.challenge, answer });
  }

  /** The ids of the messages that wait, or are in other states. */
  async function list(query = "state=new") {
    const { json } = await call("GET", `/messages?${query}`);
    return json.messages.map(({ id }: { id: string }) => id) as string[];
  }

  /** The messages of the list, opened with the practice's private key. */
  async function read(privateKey: string, query?: string) {
    const ids = await list(query);
    const opened = await call("POST", "/messages/open", { ids });
    return Promise.all(
      opened.json.messages.map(async (message: { id: string; sealed: string }) => ({
        ...message,
        content: JSON.parse(await unseal(Buffer.from(message.sealed, "base64"), privateKey)),
      })),
    );
  }

  return { call, signIn, list, read, cookie: () => cookie };
}

/** What the first person sends: the practice's key, sealed to all holders or to fewer. */
export async function newKeys(practice: KeyPair, holders: KeyPair[], sealedTo = holders) {
  const sealed = await seal(practice.privateKey, ...sealedTo.map(({ publicKey }) => publicKey));
  const [person, ...sheets] = holders;
  if (!person) throw new Error("Nobody holds the key.");
  return {
    key: { publicKey: practice.publicKey, sealed: base64(sealed) },
    person: await newPerson("Meera", person),
    sheets: sheets.map(({ publicKey }) => publicKey),
  };
}

export async function newPerson(name: string, { publicKey, privateKey }: KeyPair) {
  return { name, publicKey, lockedKey: await lockKey(privateKey, "six words that were made up") };
}

/** The whole set-up, as the first person of a practice goes through it. */
export async function setUp(origin: string, code: string | undefined) {
  const staff = createStaff(origin);
  const [practice, person, sheet, secondSheet] = [
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
  ];
  await staff.call("POST", "/setup", { code });
  const keys = await newKeys(practice, [person, sheet, secondSheet]);
  const made = await staff.call("PUT", "/setup/keys", keys);
  await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: staff.cookie() },
    body: JSON.stringify({ id: randomUUID(), values: contactMessage }),
  });
  const holders = made.json.holders as { id: string; name: string; kind: string }[];
  let last = made;
  for (const [name, { privateKey }] of [
    ["Meera", person],
    ["Recovery sheet 1", sheet],
  ] as const) {
    const shown = await staff.call("GET", "/setup");
    const practiceKey = await unseal(Buffer.from(shown.json.key.sealed, "base64"), privateKey);
    const test = await unseal(Buffer.from(shown.json.test.sealed, "base64"), practiceKey);
    const holder = holders.find((candidate) => candidate.name === name)?.id;
    const asked = await staff.call("POST", "/setup/challenge", { holder });
    const answer = await unseal(Buffer.from(asked.json.sealed, "base64"), privateKey);
    const { challenge } = asked.json;
    const { values } = JSON.parse(test);
    last = await staff.call("POST", "/setup/opened", { challenge, answer, values });
  }
  if (last.json.stage !== "complete") throw new Error(`Not set up: ${JSON.stringify(last.json)}`);
  return { staff, practice, person, sheet, secondSheet, holders };
}
