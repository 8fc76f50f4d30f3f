import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { api, type Done } from "../api.ts";
import type { Opened } from "../messages/opened.ts";
import { receivedWords } from "../messages/waited-leaf.tsx";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { asCsv, asJson } from "./export.ts";

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function RecordsPage() {
  const { status } = useInbox();
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Records
      </h1>
      <TakeOut />
      {status && (
        <section className="form-section" aria-labelledby="server">
          <h2 id="server">The server</h2>
          <ul>
            <li>{notificationWords(status.notifications)}</li>
            <li>
              {status.backup === null
                ? "Last backup: none yet"
                : `Last backup: ${receivedWords(status.backup)}`}
            </li>
            <li>{`Messages are deleted after ${status.keepDays} days`}</li>
          </ul>
        </section>
      )}
      <RecordList />
    </>
  );
}

function notificationWords({
  isSet,
  failingSince,
}: {
  isSet: boolean;
  failingSince: number | null;
}) {
  if (!isSet) return "Notifications: no mail is set up";
  if (failingSince !== null) return `Notifications: failing since ${receivedWords(failingSince)}`;
  return "Notifications: by mail when somebody writes";
}

/** Opened in the browser: the server has nothing to read, now or then. */
function TakeOut() {
  const { inbox } = useInbox();
  const { isBusy, error, run } = useTask();
  const [count, setCount] = useState(0);

  async function takeOut(write: (messages: readonly Opened[]) => string, type: "csv" | "json") {
    const all: Opened[] = [];
    for await (const messages of inbox.everything()) {
      all.push(...messages);
      setCount(all.length);
    }
    // Written down first: whoever takes all of it out is seen.
    await api.tookOut(all.length);
    save(write(all), type);
  }

  return (
    <section className="form-section" aria-labelledby="take-out">
      <h2 id="take-out">Take everything out</h2>
      <p>
        Every message, with its note, opened and written into one file on this device. From then on,
        you look after that file: anybody who gets it can read it.
      </p>
      <ErrorText text={error} />
      <div className="cluster">
        {(
          [
            ["For a spreadsheet (CSV)", asCsv, "csv"],
            ["For a program (JSON)", asJson, "json"],
          ] as const
        ).map(([label, write, type]) => (
          <Action key={type} isBusy={isBusy} onPress={() => run(() => takeOut(write, type))}>
            <Download aria-hidden="true" />
            {label}
          </Action>
        ))}
      </div>
      <p role="status">{count > 0 && `${count} messages opened`}</p>
    </section>
  );
}

function save(text: string, type: "csv" | "json") {
  const url = URL.createObjectURL(new Blob([text], { type: `text/${type}` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `inbox.${type}`;
  link.click();
  URL.revokeObjectURL(url);
}

const doneWords: Readonly<Record<string, (count: number) => string>> = {
  opened: (count) => `Opened ${messages(count)}, in one hour`,
  deleted: (count) => `Deleted ${messages(count)}`,
  "brought back": (count) => `Brought back ${messages(count)}`,
  "took out": (count) => `Took out ${messages(count)} as a file`,
  "new device": () => "Signed in from a new device",
};

function messages(count: number) {
  return count === 1 ? "one message" : `${count.toLocaleString("en-IN")} messages`;
}

function RecordList() {
  const [records, setRecords] = useState<Done[]>([]);
  const { isBusy, error, run } = useTask();
  const last = records.at(-1)?.at;

  useEffect(() => {
    api.records().then(
      (answer) => setRecords(answer.records),
      () => undefined,
    );
  }, []);

  return (
    <section className="form-section" aria-labelledby="done">
      <h2 id="done">Who has done what</h2>
      <p>
        Changes of people and keys, what was deleted or taken out, new devices, and for each hour
        how many messages somebody has opened. Lists show names, so that a message in a list is
        opened.
      </p>
      {records.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th>When</th>
              <th>Who</th>
              <th>What</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ at, name, what, count }, index) => (
              <tr key={index}>
                <td>{receivedWords(at)}</td>
                <td>{name}</td>
                <td>{doneWords[what]?.(count) ?? what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ErrorText text={error} />
      {last !== undefined && records.length % 100 === 0 && (
        <Action
          isBusy={isBusy}
          onPress={() =>
            run(async () => {
              const { records: older } = await api.records(last);
              setRecords([...records, ...older]);
            })
          }
        >
          Show older ones
        </Action>
      )}
    </section>
  );
}
