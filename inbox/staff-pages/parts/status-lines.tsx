import { useState } from "react";
import { staff } from "../../../app/content/staff";
import { fillIn } from "../../../app/lib/fill-in";
import { receivedWords, timeWords } from "../messages/waited-leaf.tsx";
import { useInbox } from "./use-inbox.ts";

const words = staff.status;
const dayMs = 24 * 60 * 60 * 1000;
const backupDays = 8;

/** What the practice has to know about its server. Silence means that all is well. */
export function StatusLines() {
  const { status } = useInbox();
  if (!status) return null;
  const { notifications, backup, changes, now, isDiskNearlyFull, isProxyUnnamed } = status;
  const days = backup === null ? 0 : Math.floor((now - backup) / dayMs);
  const lines = [
    ...changes.map(({ at, name, what }) => {
      return fillIn(words.change, { what, name, time: receivedWords(at) });
    }),
    !notifications.isSet && words.noMail,
    notifications.isFailing &&
      fillIn(words.mailFailing, { time: receivedWords(notifications.failingSince ?? now) }),
    backup === null && words.noBackup,
    days >= backupDays && fillIn(words.oldBackup, { days }),
    isDiskNearlyFull && words.diskFull,
    isProxyUnnamed && words.proxy,
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="status-lines" aria-label={words.label}>
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
      {!isReached && fillIn(words.lost, { time: timeWords(reachedAt) })}
      {isReached && wasLost && words.back}
    </p>
  );
}
