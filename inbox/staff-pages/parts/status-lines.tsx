import { useState } from "react";
import { changesOf } from "../../keys/ring-changes.ts";
import type { Status } from "../api.ts";
import type { Keychain } from "../keychain.ts";
import { receivedWords, timeWords } from "./times.ts";
import { useInbox } from "./use-inbox.ts";

const dayMs = 24 * 60 * 60 * 1000;
const changesShownMs = 7 * dayMs;

/** Returns who changed people or keys in the last week. */
export function recentChanges({ listPutBack, now }: Status, { rings }: Keychain) {
  const changes = changesOf(rings)
    .slice(0, -1)
    .filter(({ at }) => at > now - changesShownMs);
  return [
    listPutBack !== null &&
      "The list of people and keys in the database was replaced. The server has restored the right one.",
    ...changes.map(({ at, name, what }) => `${what}: ${name}, ${receivedWords(at)}.`),
  ].filter((line) => line !== false);
}

/** Says in one line above the list where somebody has to look. Silence means that all is well. */
export function StatusLine() {
  const { status, keychain } = useInbox();
  if (!status) return null;
  const { mailProblems, serverProblems } = status;
  const pages = [
    { address: "people", label: "People", count: recentChanges(status, keychain).length },
    { address: "records", label: "Records", count: mailProblems.length + serverProblems.length },
  ].filter(({ count }) => count > 0);
  if (pages.length === 0) return null;
  return (
    <p className="status-line">
      {mailProblems.length > 0 && "E-mail alerts don’t work, so look in often. "}
      Please look at{" "}
      {pages.map(({ address, label, count }, index) => (
        <span key={address}>
          {index > 0 && " and "}
          <a href={`#${address}`}>
            {label} ({count})
          </a>
        </span>
      ))}
    </p>
  );
}

/** Lists what somebody has to look at. */
export function Lines(props: { label: string; lines: readonly string[]; advice: string }) {
  const { label, lines, advice } = props;
  if (lines.length === 0) return null;
  return (
    <ul className="status-lines" aria-label={label}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>{advice}</li>
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
