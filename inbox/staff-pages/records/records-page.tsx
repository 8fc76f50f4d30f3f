import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { staff } from "../../../app/content/staff";
import { fillIn } from "../../../app/lib/fill-in";
import { api, type Done, type Status } from "../api.ts";
import type { Opened } from "../messages/opened.ts";
import { receivedWords } from "../messages/waited-leaf.tsx";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { Heading } from "../parts/heading.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { asCsv, asJson } from "./export.ts";

const words = staff.records;

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function RecordsPage() {
  const { status } = useInbox();
  return (
    <>
      <Heading>{words.title}</Heading>
      <TakeOut />
      {status && (
        <section className="form-section" aria-labelledby="server">
          <h2 id="server">{words.server}</h2>
          <ul>
            <li>{notificationWords(status.notifications)}</li>
            <li>
              {status.backup === null
                ? words.backupNone
                : fillIn(words.backup, { time: receivedWords(status.backup) })}
            </li>
            <li>{fillIn(words.keep, { days: status.keepDays })}</li>
          </ul>
        </section>
      )}
      <RecordList />
    </>
  );
}

function notificationWords({ isSet, failingSince }: Status["notifications"]) {
  if (!isSet) return words.mailNone;
  if (failingSince === null) return words.mailFine;
  return fillIn(words.mailFailing, { time: receivedWords(failingSince) });
}

const formats = { csv: asCsv, json: asJson };

/** Opened in the browser: the server has nothing to read, now or then. */
function TakeOut() {
  const { inbox } = useInbox();
  const { isBusy, error, run } = useTask();
  const [count, setCount] = useState(0);

  async function takeOut(type: keyof typeof formats) {
    const all: Opened[] = [];
    for await (const messages of inbox.everything()) {
      all.push(...messages);
      setCount(all.length);
    }
    // Written down first: whoever takes all of it out is seen.
    await api.tookOut(all.length);
    save(formats[type](all), type);
  }

  return (
    <section className="form-section" aria-labelledby="take-out">
      <h2 id="take-out">{words.export}</h2>
      <p>{words.exportText}</p>
      <ErrorText text={error} />
      <div className="cluster">
        {(["csv", "json"] as const).map((type) => (
          <Action key={type} isBusy={isBusy} onPress={() => run(() => takeOut(type))}>
            <Download aria-hidden="true" />
            {words[type]}
          </Action>
        ))}
      </div>
      <p role="status">{count > 0 && fillIn(words.exported, { count })}</p>
    </section>
  );
}

function save(text: string, type: keyof typeof formats) {
  const url = URL.createObjectURL(new Blob([text], { type: `text/${type}` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `inbox.${type}`;
  link.click();
  URL.revokeObjectURL(url);
}

const doneWords: Readonly<Record<string, string>> = {
  opened: words.opened,
  deleted: words.deleted,
  "brought back": words.broughtBack,
  "took out": words.tookOut,
  "new device": words.newDevice,
};

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
      <h2 id="done">{words.done}</h2>
      <p>{words.doneText}</p>
      {records.length > 0 && (
        <table className="records">
          <thead>
            <tr>
              <th>{words.when}</th>
              <th>{words.who}</th>
              <th>{words.what}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ at, name, what, count }, index) => (
              <tr key={index}>
                <td>{receivedWords(at)}</td>
                <td>{name}</td>
                <td>{fillIn(doneWords[what] ?? what, { count })}</td>
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
          {words.older}
        </Action>
      )}
    </section>
  );
}
