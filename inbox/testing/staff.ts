import { randomUUID } from "node:crypto";
import { Encrypter } from "age-encryption";
import { decrypt } from "../keys/encrypt.ts";
import { type KeyPair, makeKeyPair } from "../keys/lock.ts";
import { makeHolder, makePracticeKey, type OpenKey, writeRing } from "../keys/practice-key.ts";
import { type Holder, link, type SignedRing } from "../keys/ring.ts";
import { contactMessage } from "./answers.ts";

type Json = Record<string, unknown>;
export type Staff = ReturnType<typeof createStaff>;
export type Practice = Awaited<ReturnType<typeof setUp>>;

/** Cheap to open: how dear it is does not matter here. */
async function encryptPrivateKey(privateKey: string, passphrase: string) {
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

  /** Signs in as a person by name, or as a recovery sheet. */
  async function signIn(who: string | KeyPair, privateKey: string) {
    const wanted = typeof who === "string" ? { name: who } : { publicKey: who.publicKey };
    const asked = await call("POST", "/challenge", wanted);
    const answer = await decrypt(Buffer.from(asked.json.encrypted, "base64"), privateKey);
    return call("POST", "/session", { challenge: asked.json.challenge, answer });
  }

  async function rings() {
    const { rings } = (await call("GET", "/key-ring")).json as { rings: SignedRing[] };
    return link(rings);
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
      opened.json.messages.map(
        async (message: { id: string; keyId: string; encrypted: string }) => {
          const encrypted = Buffer.from(message.encrypted, "base64");
          const content = JSON.parse(await decrypt(encrypted, ...[privateKeys].flat()));
          return { ...message, content };
        },
      ),
    );
  }

  return { call, signIn, rings, list, read, cookie, forget: () => cookies.clear() };
}

/** A holder as a browser makes it. */
export async function newHolder(
  keys: KeyPair,
  made: Pick<Holder, "kind" | "name" | "madeBy"> & { id?: string },
): Promise<Holder> {
  const words = "six words that were made up";
  const encryptedPrivateKey =
    made.kind === "person" ? await encryptPrivateKey(keys.privateKey, words) : null;
  return makeHolder(keys, { ...made, encryptedPrivateKey });
}

/** The keys of a practice with one person. */
export async function newKeys(person: KeyPair, sheets: readonly [KeyPair, KeyPair], key: OpenKey) {
  const id = randomUUID();
  const sheet = (index: 0 | 1) =>
    newHolder(sheets[index], { kind: "sheet", name: `Recovery sheet ${index + 1}`, madeBy: id });
  const holders = [
    await newHolder(person, { kind: "person", name: "Meera", id, madeBy: id }),
    await sheet(0),
    await sheet(1),
  ];
  const by = { id, privateKey: person.privateKey };
  const signed = await writeRing({ by, holders, keys: [key], made: [person, ...sheets] });
  return { holders, signed };
}

/** Completes the set-up as the first person of a practice. */
export async function setUp(
  origin: string,
  code: string | undefined,
  beforeEnd = async (_staff: Staff): Promise<void> => undefined,
) {
  const staff = createStaff(origin);
  const [practice, person, sheet, secondSheet] = [
    await makePracticeKey(),
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
  ];
  await staff.call("POST", "/setup", { code });
  const { holders, signed } = await newKeys(person, [sheet, secondSheet], practice);
  await staff.call("PUT", "/setup/keys", signed);
  await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { Accept: "application/json", Cookie: staff.cookie() },
    body: new URLSearchParams({ id: randomUUID(), ...contactMessage }),
  });
  await beforeEnd(staff);
  const last = await staff.call("POST", "/setup/finish", {});
  if (last.status !== 200) throw new Error(`Not set up: ${JSON.stringify(last.json)}`);
  const [first] = holders;
  const me = { id: first?.id ?? "", privateKey: person.privateKey };
  return { staff, practice, person, me, sheet, secondSheet, holders };
}
