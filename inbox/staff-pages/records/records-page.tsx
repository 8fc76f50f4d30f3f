import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { changesOf } from "../../keys/ring-changes.ts";
import { api, type Done } from "../api.ts";
import type { Opened } from "../messages/opened.ts";
import { Action } from "../parts/action.tsx";
import { Heading } from "../parts/heading.tsx";
import { Lines } from "../parts/status-lines.tsx";
import { receivedWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { save } from "./export.ts";

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function RecordsPage() {
  const { status } = useInbox();
  return (
    <>
      <Heading>Records</Heading>
      <section className="form-section">
        <h2>Everything of one person</h2>
        <p>If a person asks what you keep about them, or wants it deleted.</p>
        <p>
          <a href="#person">Look for a person</a>
        </p>
      </section>
      <TakeOut />
      {status && (
        <section className="form-section" aria-labelledby="server">
          <h2 id="server">The server</h2>
          <Lines
            label="About the server"
            lines={[...status.mailProblems, ...status.serverProblems]}
            advice="Please tell the server’s administrator."
          />
          <ul>
            {status.mailProblems.length === 0 && <li>E-mail alerts: sent when somebody writes</li>}
            {status.backup > 0 && <li>Last backup: {receivedWords(status.backup)}</li>}
            <li>Messages are deleted after {status.keepDays} days</li>
          </ul>
        </section>
      )}
      <RecordList />
    </>
  );
}

/** Opened in the browser: the server has nothing to read, now or then. */
function TakeOut() {
  const { inbox } = useInbox();
  const [count, setCount] = useState(0);

  async function takeOut() {
    const all: Opened[] = [];
    for await (const messages of inbox.everything()) {
      all.push(...messages);
      setCount(all.length);
    }
    // The server records the export first, so that none goes unseen.
    await api.tookOut(all.length);
    save(all);
  }

  return (
    <section className="form-section" aria-labelledby="take-out">
      <h2 id="take-out">Export all messages</h2>
      <p>
        Every message with its notes, decrypted into one file on this device. After that, the file
        is yours to look after. Anyone who gets it can read it.
      </p>
      <div>
        <Action onPress={takeOut}>
          <Download aria-hidden="true" />
          Export for a spreadsheet (CSV)
        </Action>
      </div>
      <p role="status">{count > 0 && `${count} messages opened`}</p>
    </section>
  );
}

/** Words of what was done. Changes of people and keys are worded already. */
const doneWords: Readonly<Record<string, (count: number) => string>> = {
  opened: (count) => `Opened in one hour: ${count}`,
  deleted: (count) => `Deleted: ${count}`,
  "brought back": (count) => `Restored: ${count}`,
  "took out": (count) => `Exported: ${count}`,
  "new device": () => "Signed in from a new device",
};

function RecordList() {
  const { keychain } = useInbox();
  const [records, setRecords] = useState<Done[]>([]);
  const [hasOlder, setHasOlder] = useState(false);
  const last = records.at(-1)?.at;
  const changes = changesOf(keychain.rings).map((change) => ({ ...change, count: 1 }));
  const shown = [...records, ...changes.filter(({ at }) => !hasOlder || at >= (last ?? 0))].sort(
    (one, other) => other.at - one.at,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; older ones are asked for by hand.
  useEffect(() => {
    api.records().then(show, () => undefined);
  }, []);

  function show({ records: older }: { records: Done[] }) {
    setRecords((newer) => [...newer, ...older]);
    setHasOlder(older.length >= 100);
  }

  return (
    <section className="form-section" aria-labelledby="done">
      <h2 id="done">Who did what</h2>
      <p>
        Changes to people and keys, what was deleted or exported, new devices, and how many messages
        somebody opened in each hour. A list shows names, so it opens the messages in it.
      </p>
      {shown.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th>When</th>
              <th>Who</th>
              <th>What</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and two may be alike.
              <tr key={index}>
                <td>{receivedWords(record.at)}</td>
                <td>{record.name}</td>
                <td>{doneWords[record.what]?.(record.count) ?? record.what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasOlder && (
        <Action onPress={async () => show(await api.records(last))}>Show older ones</Action>
      )}
    </section>
  );
}
