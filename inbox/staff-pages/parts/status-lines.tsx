import { useState } from "react";
import { receivedWords, timeWords } from "../messages/waited-leaf.tsx";
import { useInbox } from "./use-inbox.ts";

const dayMs = 24 * 60 * 60 * 1000;
const backupDays = 8;

/** What the practice has to know about its server. Silence means that all is well. */
export function StatusLines() {
  const { status } = useInbox();
  if (!status) return null;
  const { notifications, backup, changes, now, isDiskNearlyFull, isProxyUnnamed } = status;
  const lines = [
    ...changes.map(({ at, name, what }) => {
      return `${what}: ${name}, ${receivedWords(at)}. If none of you did this, tell whoever keeps the server.`;
    }),
    !notifications.isSet &&
      "No mail is set up, so nothing tells you when somebody writes. Look in here often.",
    notifications.isFailing &&
      "For more than an hour, no mail could be sent. Look in here often, and tell whoever keeps the server.",
    backup === null && "No backup has been made yet. Tell whoever keeps the server.",
    backup !== null &&
      now - backup > backupDays * dayMs &&
      `The last backup is ${Math.floor((now - backup) / dayMs)} days old. Tell whoever keeps the server.`,
    isDiskNearlyFull &&
      "The server's disk is nearly full. Once it is full, no message can be kept. Tell whoever keeps the server.",
    isProxyUnnamed &&
      "All visitors count as one, so that some may be asked to wait who have sent nothing. Tell whoever keeps the server (INBOX_PROXY).",
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
      {!isReached && `Not reached since ${timeWords(reachedAt)}. What you see may be out of date.`}
      {isReached && wasLost && "Reached again."}
    </p>
  );
}
