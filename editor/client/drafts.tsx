import type { Typed } from "./entry-state";

type Draft = Typed & { title: string; when: string };

const start = "draft ";

/** Id of this window. Its drafts are kept apart from those of other windows. */
let ownWindow = "";

/** Takes an id that no other window has, and adopts the drafts of closed windows. */
export async function openWindow() {
  const kept = sessionStorage.getItem("window");
  // A window that was duplicated has the id of the other one.
  ownWindow = kept && (await holds(kept)) ? kept : crypto.randomUUID();
  if (ownWindow !== kept) await holds(ownWindow);
  sessionStorage.setItem("window", ownWindow);
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  for (const name of namesOfDrafts()) {
    const [, owner, address] = /^draft ([\da-f-]{36}) (.*)$/.exec(name) ?? [];
    if (!owner || !address || open.includes(owner)) continue;
    if (localStorage.getItem(nameOf(address))) continue;
    localStorage.setItem(nameOf(address), localStorage.getItem(name) ?? "null");
    localStorage.removeItem(name);
  }
}

/** Holds a lock as long as the window is open. Returns false if another window holds it. */
function holds(id: string) {
  return new Promise<boolean>((resolve) => {
    navigator.locks.request(id, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

function nameOf(address: string) {
  return `${start}${ownWindow} ${address}`;
}

function namesOfDrafts() {
  return Object.keys(localStorage).filter((name) => name.startsWith(start));
}

/** Drafts that this browser keeps, by window and address. */
export const drafts = {
  read: (address: string): Draft | undefined => {
    return JSON.parse(localStorage.getItem(nameOf(address)) ?? "null") ?? undefined;
  },
  keep: (address: string, draft: Omit<Draft, "when">) => {
    const when = new Date().toISOString();
    try {
      localStorage.setItem(nameOf(address), JSON.stringify({ ...draft, when }));
    } catch {
      // The storage is full: what is typed is still in the form.
    }
  },
  drop: (address: string) => localStorage.removeItem(nameOf(address)),
};

/** Links to forms with unsaved text, except the one that is open. */
export function Drafts({ except }: { except?: string }) {
  return namesOfDrafts()
    .filter((name) => name.startsWith(nameOf("")))
    .map((name) => name.slice(nameOf("").length))
    .filter((address) => address !== except)
    .map((address) => (
      <p key={address}>
        {except ? "Typed elsewhere" : "Typed"}, and not saved yet:{" "}
        <a href={`#/${address}`}>{drafts.read(address)?.title}</a>
      </p>
    ));
}
