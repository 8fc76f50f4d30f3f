import type { WrittenKeyRing } from "../keys/key-ring.ts";
import type { createSetup } from "../staff/setup.ts";
import type { readStatus } from "../status.ts";
import type { Listed, MessageState } from "../store/messages.ts";
import type { Done } from "../store/records.ts";

export type Status = Awaited<ReturnType<typeof readStatus>>;
export type SetUp = Awaited<ReturnType<ReturnType<typeof createSetup>["show"]>>;
export type { Done, Listed, MessageState };
/** An age file in base64, with the key that opens it. */
export type Sealed = { id: string; keyId: string; sealed: string };
export type SealedMessage = Listed & Sealed & { notes: (Sealed & { at: number })[] };
export type NumberedKeyRing = WrittenKeyRing & { number: number };
export type Challenge = { challenge: string; sealed: string };

/** What the server did not do, in its own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A server that says nothing for so long is not reached. */
const patienceMs = 12_000;

/** Tells whoever listens that the server no longer knows us. */
export const session = new EventTarget();

async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(`/inbox/api${path}`, {
      method,
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
      // Signing out has to arrive when the page is closed, too.
      keepalive: method === "DELETE",
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new ApiError(0, "Can’t reach the inbox right now. Please try again in a moment.");
  }
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer) return answer;
  // It began well, and the line broke before its end.
  if (response.ok)
    throw new ApiError(0, "Can’t reach the inbox right now. Please try again in a moment.");
  if (response.status === 401) session.dispatchEvent(new Event("ended"));
  throw new ApiError(response.status, answer?.message ?? "That didn’t work. Please try again.");
}

type ListQuery = { state: string; order: "oldest" | "newest"; after: string };
type Listing = { messages: Listed[]; next: string | null };
type NewNote = { keyId: string; sealed: string };
export type Change = {
  version: number;
  state: MessageState;
  callAt?: number | undefined;
  note?: NewNote;
};
type Answer = { challenge: string; answer: string };
/** A change, with the answer to a challenge that was made for it. */
type Proved = Answer & { change: string };

/** Everything that these pages ask of the server. */
export const api = {
  state: () => call<{ isSetUp: boolean }>("GET", "/state"),

  startSetUp: (code: string) => call<SetUp>("POST", "/setup", { code }),
  setUp: () => call<SetUp>("GET", "/setup"),
  makeKeys: (keyRing: WrittenKeyRing) => call<SetUp>("PUT", "/setup/keys", keyRing),
  trialChallenge: (holder: string) => call<Challenge>("POST", "/setup/challenge", { holder }),
  proveOpened: (proof: Answer & { values: object }) => call<SetUp>("POST", "/setup/opened", proof),
  mailCode: () => call("POST", "/setup/mail", {}),
  finishSetUp: (mail: { mail: "code"; code: string } | { mail: "none" }) =>
    call("POST", "/setup/finish", mail),

  challenge: (name: string) =>
    call<Challenge & { lockedKey: string | null }>("POST", "/challenge", { name }),
  signIn: (answer: Answer) => call("POST", "/session", answer),
  signOut: () => call("DELETE", "/session"),
  endSessions: (holder: string) => call("POST", "/sessions/end", { holder }),

  status: () => call<Status>("GET", "/status"),
  list: (query: ListQuery) => call<Listing>("GET", `/messages?${new URLSearchParams(query)}`),
  listed: (id: string) => call<{ message: Listed | null }>("GET", `/messages/${id}`),
  open: (ids: readonly string[]) =>
    call<{ messages: SealedMessage[] }>("POST", "/messages/open", { ids }),
  opened: (id: string) => call("POST", `/messages/${id}/opened`),
  change: (id: string, change: Change) => call("PATCH", `/messages/${id}`, change),
  addNote: (id: string, note: NewNote) => call("POST", `/messages/${id}/notes`, note),
  remove: (id: string, version: number) =>
    call<{ undoUntil: number }>("DELETE", `/messages/${id}`, { version }),
  restore: (id: string) => call("POST", `/messages/${id}/restore`),

  changeChallenge: (hash: string) => call<Challenge>("POST", "/challenge/change", { hash }),
  keyRing: () => call<NumberedKeyRing>("GET", "/key-ring"),
  changeKeyRing: (change: Proved) => call<NumberedKeyRing>("PUT", "/key-ring", change),

  records: (before?: number) =>
    call<{ records: Done[] }>("GET", before ? `/records?before=${before}` : "/records"),
  tookOut: (count: number) => call("POST", "/records/taken-out", { count }),
};
