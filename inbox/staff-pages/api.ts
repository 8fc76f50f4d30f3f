import type { SignedRing } from "../keys/ring.ts";
import type { StaffSite } from "../site.ts";
import type { createSetup } from "../staff/setup.ts";
import type { readStatus } from "../status.ts";
import type { Seen } from "../store/key-rings.ts";
import type { Listed, MessageState } from "../store/messages.ts";
import type { Passkey } from "../store/passkeys.ts";
import type { Done } from "../store/records.ts";

/** Status of the inbox, with the hash of the newest key ring. */
export type Status = Awaited<ReturnType<typeof readStatus>> & { keyRing: string };
export type SetUp = Awaited<ReturnType<ReturnType<typeof createSetup>["show"]>>;
export type { Done, Listed, MessageState, Passkey };
/** An age file in base64, with the key that opens it. */
export type Encrypted = { id: string; keyId: string; encrypted: string };
export type EncryptedMessage = Listed & Encrypted & { notes: (Encrypted & { at: number })[] };
/** All key rings, and this person's signature of the newest one they have followed. */
export type KeyRings = { rings: SignedRing[]; seen: Seen | null };
export type Challenge = { challenge: string; encrypted: string };

/** A request that failed, with the server's own message for staff. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Timeout after which the server counts as unreachable. */
const patienceMs = 12_000;

/** Dispatches `ended` if the server ends the session, with the reason as `detail`. */
export const session = Object.assign(new EventTarget(), {
  /** Id of the person whose keys this page holds. The server refuses requests in another's session. */
  holder: undefined as string | undefined,
});

async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(`/inbox/api${path}`, {
    method,
    cache: "no-store",
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...(session.holder && { "Inbox-Holder": session.holder }),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer) return answer;
  // The connection broke, perhaps before the response was complete.
  if (!response || response.ok) {
    throw new ApiError(0, "Can’t reach the inbox right now. Please try again in a moment.");
  }
  if (response.status === 401) {
    session.dispatchEvent(new CustomEvent("ended", { detail: answer?.message }));
  }
  throw new ApiError(
    response.status,
    answer?.message ?? "The inbox couldn’t do this. Please try again.",
  );
}

type ListQuery = { state: string; order: "oldest" | "newest"; after: string };
export type Listing = { messages: readonly Listed[]; next: string | null };
type NewNote = { keyId: string; encrypted: string };
export type Change = {
  version: number;
  state: MessageState;
  callAt?: number | undefined;
  note?: NewNote;
};
type Answer = { challenge: string; answer: string };
type NewPasskey = Pick<Passkey, "credential" | "transports" | "file" | "label">;

/** Everything that these pages ask of the server. */
export const api = {
  state: () => call<{ isSetUp: boolean; keyRing: string | null; site: StaffSite }>("GET", "/state"),

  startSetUp: (code: string) => call<SetUp>("POST", "/setup", { code }),
  setUp: () => call<SetUp>("GET", "/setup"),
  makeKeys: (keyRing: SignedRing) => call<SetUp>("PUT", "/setup/keys", keyRing),
  testMail: () => call("POST", "/setup/mail", {}),
  finishSetUp: () => call("POST", "/setup/finish", {}),

  challenge: (who: { name: string } | { publicKey: string }) =>
    call<Challenge & { encryptedPrivateKey: string | null; passkeys: Passkey[] }>(
      "POST",
      "/challenge",
      who,
    ),
  signIn: (answer: Answer) => call("POST", "/session", answer),
  signOut: () => call("DELETE", "/session"),
  endSessions: (holder: string) => call("POST", "/sessions/end", { holder }),

  status: () => call<Status>("GET", "/status"),
  list: (query: ListQuery) => call<Listing>("GET", `/messages?${new URLSearchParams(query)}`),
  listed: (id: string) => call<{ message: Listed | null }>("GET", `/messages/${id}`),
  open: (ids: readonly string[]) =>
    call<{ messages: EncryptedMessage[] }>("POST", "/messages/open", { ids }),
  opened: (id: string) => call("POST", `/messages/${id}/opened`),
  change: (id: string, change: Change) => call("PATCH", `/messages/${id}`, change),
  addNote: (id: string, note: NewNote) => call("POST", `/messages/${id}/notes`, note),
  remove: (id: string, version: number) =>
    call<{ undoUntil: number }>("DELETE", `/messages/${id}`, { version }),
  restore: (id: string) => call("POST", `/messages/${id}/restore`),

  keyRings: () => call<KeyRings>("GET", "/key-ring"),
  addKeyRing: (next: SignedRing) => call("PUT", "/key-ring", next),
  setSeen: (seen: Seen) => call("PUT", "/seen", seen),

  passkeys: () => call<{ passkeys: Passkey[] }>("GET", "/passkeys"),
  addPasskey: (passkey: NewPasskey) => call("POST", "/passkeys", passkey),
  removePasskey: (credential: string) => call("POST", "/passkeys/remove", { credential }),

  records: (before?: number) =>
    call<{ records: Done[] }>("GET", before ? `/records?before=${before}` : "/records"),
  tookOut: (count: number) => call("POST", "/records/taken-out", { count }),
};
