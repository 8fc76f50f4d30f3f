import { useState } from "react";
import { changesOf } from "../../keys/ring-changes.ts";
import { receivedWords, timeWords } from "../messages/waited-leaf.tsx";
import { useInbox } from "./use-inbox.ts";

const dayMs = 24 * 60 * 60 * 1000;
const backupDays = 8;
const changesShownMs = 7 * dayMs;

/** What the practice has to know about its server. Silence means that all is well. */
export function StatusLines() {
  const { status, keychain } = useInbox();
  if (!status) return null;
  const { notifications, backup, listPutBack, now, isDiskNearlyFull, isProxyUnnamed } = status;
  const days = backup === null ? 0 : Math.floor((now - backup) / dayMs);
  const changes = changesOf(keychain.rings)
    .slice(0, -1)
    .filter(({ at }) => at > now - changesShownMs);
  const lines = [
    listPutBack !== null &&
      "Somebody has exchanged the list of people and keys in the database. The server has put the right one back. Tell whoever looks after the server.",
    ...changes.map(({ at, name, what }) => {
      return `${what}: ${name}, ${receivedWords(at)}. If it wasn’t one of you, tell whoever looks after the server.`;
    }),
    !notifications.isSet &&
      "E-mail alerts aren’t set up, so nothing tells you when somebody writes. Look in here often.",
    notifications.refusing.length > 0 &&
      `For more than an hour, no e-mail has reached ${notifications.refusing.join(", ")}. Look in here often, and tell whoever looks after the server.`,
    backup === null && "There is no backup yet. Tell whoever looks after the server.",
    days >= backupDays &&
      `The last backup is ${days} days old. Tell whoever looks after the server.`,
    isDiskNearlyFull &&
      "The server’s disk is nearly full. Once it is full, the website can’t accept messages. Tell whoever looks after the server.",
    isProxyUnnamed &&
      "The server takes all visitors for one, so some may be asked to wait for no reason. Tell whoever looks after the server (INBOX_PROXY).",
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="status-lines" aria-label="About the server">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Says that what is shown may be old, and when it no longer is. */
export function ConnectionLine() {
  const { isReached, reachedAt } = useInbox();
  const [wasLost, setWasLost] = useState(false);
  if (!isReached && !wasLost) setWasLost(true);
  return (
    <p role="status" className="connection">
      {!isReached &&
        `No connection since ${timeWords(reachedAt)}. What you see may be out of date.`}
      {isReached && wasLost && "Connected again."}
    </p>
  );
}
