import type { showHolder, showKeyRing } from "../keys/key-ring.ts";
import type { createSetup } from "../staff/setup.ts";
import type { readStatus } from "../status.ts";
import type { Listed, MessageState } from "../store/store.ts";

export type Holder = ReturnType<typeof showHolder>;
export type KeyRing = Awaited<ReturnType<typeof showKeyRing>>;
export type Status = Awaited<ReturnType<typeof readStatus>>;
export type SetUp = Awaited<ReturnType<ReturnType<typeof createSetup>["show"]>>;
export type { Listed, MessageState };
export type Sealed = Listed & { sealed: string; note: string | null };
export type Opening = { id: string; name: string; at: number };
export type Challenge = { challenge: string; sealed: string; lockedKey: string | null };

/** What the server did not do, in its own words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Tells whoever listens that the server no longer knows us. */
export const session = new EventTarget();

async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(`/inbox/api${path}`, {
      method,
      cache: "no-store",
      // Signing out has to arrive when the page is closed, too.
      keepalive: method === "DELETE",
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new ApiError(0, "The inbox cannot be reached just now. Please try again in a moment.");
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if (response.status === 401) session.dispatchEvent(new Event("ended"));
  throw new ApiError(response.status, answer.message ?? "This did not work. Please try again.");
}

export type ListQuery = { state: MessageState; order?: "newest"; after?: string };
type Listing = { messages: Listed[]; next: string | null };
type KeyRingChange = {
  version: string;
  add?: { name: string; publicKey: string; lockedKey: string }[];
  remove?: string[];
  sheets?: string[];
  keys: { id: string; sealed: string }[];
  newKey?: { publicKey: string; sealed: string };
};
type TrialKeys = {
  key: { publicKey: string; sealed: string };
  person: { name: string; publicKey: string; lockedKey: string };
  sheets: string[];
};
type Proof = { challenge: string; answer: string; values: object };

/** Everything that these pages ask of the server. */
export const api = {
  state: () => call<{ isSetUp: boolean; isSettingUp: boolean }>("GET", "/state"),

  startSetUp: (code: string) => call<SetUp>("POST", "/setup", { code }),
  setUp: () => call<SetUp>("GET", "/setup"),
  makeKeys: (keys: TrialKeys) => call<SetUp>("PUT", "/setup/keys", keys),
  trialChallenge: (holder: string) => call<Challenge>("POST", "/setup/challenge", { holder }),
  proveOpened: (proof: Proof) =>
    call<SetUp | { stage: "complete" }>("POST", "/setup/opened", proof),

  challenge: (name: string) => call<Challenge>("POST", "/challenge", { name }),
  signIn: (challenge: string, answer: string) =>
    call<{ me: Holder }>("POST", "/session", { challenge, answer }),
  signOut: () => call("DELETE", "/session"),
  endSessions: (holder: string) => call("POST", "/sessions/end", { holder }),

  status: () => call<Status>("GET", "/status"),
  list: (query: ListQuery) => call<Listing>("GET", `/messages?${new URLSearchParams(query)}`),
  listByKey: (key: string) =>
    call<{ messages: Listed[] }>("GET", `/messages?${new URLSearchParams({ key })}`),
  open: (ids: readonly string[]) => call<{ messages: Sealed[] }>("POST", "/messages/open", { ids }),
  change: (id: string, change: { state: MessageState; note?: string; noteKeyId?: string }) =>
    call("PATCH", `/messages/${id}`, change),
  remove: (id: string) => call<{ undoUntil: number }>("DELETE", `/messages/${id}`),
  restore: (id: string) => call("POST", `/messages/${id}/restore`),
  reseal: (
    id: string,
    seal: { from: string; keyId: string; sealed: string; note: string | null },
  ) => call("PUT", `/messages/${id}/seal`, seal),

  keyRing: () => call<KeyRing>("GET", "/key-ring"),
  changeKeyRing: (change: KeyRingChange) => call<KeyRing>("PUT", "/key-ring", change),
  deleteKey: (id: string) => call("DELETE", `/keys/${id}`),
  openings: (before?: number) =>
    call<{ openings: Opening[] }>("GET", before ? `/openings?before=${before}` : "/openings"),
};
