import { useEffect, useState } from "react";
import { formatDay, formatTime } from "../in-english";
import type { Job, Online } from "../online/online";
import type { ErrorDetails } from "../request-error";
import { areMany, countOf, type EntryChanges, inShort, onlyHere } from "../task-list";
import { ask, confirmDialog, type Overview } from "./api";
import { FaultLinks } from "./fault-links";
import { Loading, useAnswer, View } from "./pages";
import { PlaceForm } from "./place-form";

/** Link to the page, with the number of changes that aren't online. */
export function OnlineLink() {
  const { answer } = useOnline();
  const { changes = [] } = answer ?? {};
  return <a href="#/online">Put it online{changes.length > 0 && ` (${countOf(changes)})`}</a>;
}

/** Shows the day and time, as in History. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{`${formatDay(at)}, ${formatTime(at)}`}</time>;
}

const steps = {
  build: "Making the pages …",
  send: "Sending them …",
  check: "Looking whether your address shows them …",
};

/** Shows the website's place, the changes to publish, and the button that puts them online. */
export function OnlinePage() {
  const { answer: online, message } = useOnline();
  const { answer: overview } = useAnswer<Overview>("overview");
  const { job, start } = useJob();
  const [isMoving, setIsMoving] = useState(false);
  if (!online || !overview) return <Loading message={message} />;

  const musts = overview.tasks.flatMap(({ id, title, lines }) => {
    const faults = lines.filter(({ level }) => level === "fault");
    return faults.length > 0 ? [{ id, title, count: faults.length }] : [];
  });
  const { place, address, last, earlier, isUnseen } = online;

  async function put() {
    const text = musts.map(({ title }) => title).join("\n");
    const question = "This is still on the list of what must be done first:";
    if (musts.length > 0 && !(await confirmDialog(question, text, "Put it online all the same")))
      return;
    start("put");
  }

  if (!place || isMoving) {
    const { isSentSomewhere } = online;
    return <PlaceForm isSentSomewhere={isSentSomewhere} done={() => setIsMoving(false)} />;
  }
  return (
    <View title="Put it online">
      {last?.since ? (
        <p>
          Online since <Moment at={last.since} />: <a href={address}>{address}</a>
        </p>
      ) : (
        <p>Nothing of this website was put online from here yet.</p>
      )}
      {isUnseen && (
        <p className="field-note">
          What was sent last is not seen at {address} yet, or was broken off. Look again, or put it
          online once more.
        </p>
      )}
      {online.changes.length > 0 && (
        <section className="flow" aria-label="Changes">
          <h2>{onlyHere(online.changes)}</h2>
          <ul>
            {online.changes.map((entry) => (
              <ChangeLines key={entry.title} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {last && online.changes.length === 0 && <p>All that is saved here is online.</p>}
      {musts.length > 0 && (
        <details>
          <summary>Must be done first: {musts.length} to look at</summary>
          <ul>
            {musts.map(({ id, title, count }) => (
              <li key={title}>
                {id ? <a href={`#/entry/${id}`}>{title}</a> : title}: {count}
              </li>
            ))}
          </ul>
        </details>
      )}
      <JobStatus job={job} />
      <p className="cluster">
        <button className="button" type="button" disabled={Boolean(job?.step)} onClick={put}>
          {place === "file" ? "Make the file to upload" : "Put it online"}
        </button>
        {isUnseen && (
          <button type="button" disabled={Boolean(job?.step)} onClick={() => start("look")}>
            Look again
          </button>
        )}
        {earlier && (
          <button type="button" disabled={Boolean(job?.step)} onClick={() => start("back")}>
            Put the earlier one online: <Moment at={earlier} />
          </button>
        )}
        {place !== "file" && (
          <button type="button" disabled={Boolean(job?.step)} onClick={() => start("file")}>
            Make the file to upload
          </button>
        )}
        <button type="button" disabled={Boolean(job?.step)} onClick={() => setIsMoving(true)}>
          Another place
        </button>
      </p>
      {earlier && (
        <p className="field-hint">
          The earlier one changes what visitors see. What you saved here stays.
        </p>
      )}
    </View>
  );
}

/** Changes of an entry. Many of them are folded. */
function ChangeLines({ entry }: { entry: EntryChanges }) {
  const lines = entry.words.map((words) => <li key={words}>{words}</li>);
  if (!areMany(entry)) return lines;
  return (
    <li>
      <details>
        <summary>{inShort([entry])}</summary>
        <ul>{lines}</ul>
      </details>
    </li>
  );
}

function JobStatus({ job }: { job: Job | undefined }) {
  if (!job) return null;
  return (
    <>
      <div role="status" className="flow">
        {job.step && (
          <p>
            <label>
              {steps[job.step]} <progress {...(job.of > 0 && { value: job.done, max: job.of })} />
            </label>
          </p>
        )}
        {job.message && <p className="field-note">{job.message}</p>}
        <FaultLinks faults={job.faults} />
        {job.lines.length > 0 && (
          <details>
            <summary>Details for a programmer</summary>
            <pre>{job.lines.join("\n")}</pre>
          </details>
        )}
      </div>
      {job.hasFile && !job.step && (
        <ol>
          <li>
            <a href="/editor/online/file" download="website.zip">
              Save website.zip
            </a>
          </li>
          <li>
            Open the <em>File manager</em> of your provider, and there the folder{" "}
            <code>public_html</code>, <code>htdocs</code> or <code>www</code>.
          </li>
          <li>
            Delete what an earlier upload left there. Upload <code>website.zip</code>, choose{" "}
            <em>Extract</em>, and delete the ZIP.
          </li>
          <li>
            Come back, and press <em>Look again</em>.
          </li>
        </ol>
      )}
    </>
  );
}

/** Fetches what is online, and again after each change. */
function useOnline() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const update = () => setCount((before) => before + 1);
    addEventListener("changed", update);
    return () => removeEventListener("changed", update);
  }, []);
  return useAnswer<Online>(`online?${count}`);
}

/** Polls the server's job until it is done. */
function useJob() {
  const [job, setJob] = useState<Job>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wasBusy = count > 0;
    let isLeft = false;
    async function look() {
      const found = await ask<Job>("online/job").catch(() => undefined);
      if (isLeft) return;
      if (found) setJob(found);
      if (!found || found.step) timer = setTimeout(look, 500);
      else if (wasBusy) dispatchEvent(new Event("changed"));
      wasBusy ||= Boolean(found?.step);
    }
    look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [count]);

  async function start(name: string) {
    try {
      await ask(`online/${name}`, {});
      setCount((before) => before + 1);
    } catch (refused) {
      const { message = "" } = refused as ErrorDetails;
      setJob({ done: 0, of: 0, message, faults: [], lines: [], hasFile: false });
    }
  }
  return { job, start };
}
