import { encryptNote, type Keychain, openFile } from "../keychain.ts";

/*
 * Keeps an unfinished note through the lock, a reload or a phone call. It is encrypted like a
 * finished one, stays on this device, and opens only for the person who wrote it.
 */

const start = "note ";
const nameOf = (id: string) => start + id;

/** Removes drafts of messages that no longer exist. */
export async function removeOrphans(exists: (id: string) => Promise<boolean>) {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(start));
  for (const name of names) {
    if (!(await exists(name.slice(start.length)))) localStorage.removeItem(name);
  }
}

/** Keeps what was typed last, one after another: encrypting an older text may take longer. */
export function createDraft(keychain: Keychain, id: string) {
  let typed: string | undefined;
  let isEncrypting = false;

  async function encryptTyped() {
    isEncrypting = true;
    while (typed !== undefined) {
      const text = typed;
      typed = undefined;
      const encrypted = text.trim() && JSON.stringify(await encryptNote(keychain, id, text));
      if (encrypted) localStorage.setItem(nameOf(id), encrypted);
      else localStorage.removeItem(nameOf(id));
    }
    isEncrypting = false;
  }

  return {
    keep(text: string) {
      typed = text;
      if (!isEncrypting) void encryptTyped();
    },
    async read() {
      const kept = localStorage.getItem(nameOf(id));
      const note = kept ? await openFile(keychain, JSON.parse(kept)) : undefined;
      const isOurs = note?.message === id && note.by === keychain.me.id;
      return isOurs ? String(note.text) : "";
    },
  };
}
