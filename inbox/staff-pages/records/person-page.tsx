import { ArrowLeft, Download, Printer, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../api.ts";
import { Answers, Notes } from "../messages/message-page.tsx";
import type { Opened } from "../messages/opened.ts";
import { titleOf } from "../messages/questions.ts";
import { Facts, Rows } from "../messages/rows.tsx";
import { Action } from "../parts/action.tsx";
import { Heading } from "../parts/heading.tsx";
import { TextInput } from "../parts/labelled.tsx";
import { TaskForm } from "../parts/task-form.tsx";
import { toggled } from "../parts/toggled.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { save } from "./export.ts";
import { type Found, matchPerson, type Person } from "./person.ts";

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function PersonPage() {
  const { inbox, status } = useInbox();
  const [found, setFound] = useState(inbox.person);
  const [searched, setSearched] = useState<number>();
  const isStopped = useRef(false);
  const all = Object.values(status?.counts ?? {}).reduce((sum, count) => sum + count, 0);

  function keep(next: Found) {
    inbox.person = next;
    setFound(next);
  }

  async function find(person: Person) {
    if (!person.name && !person.email && !person.phone) {
      throw new Error("Please enter a name, an e-mail address or a phone number.");
    }
    isStopped.current = false;
    const theirs: string[] = [];
    const perhaps: string[] = [];
    let count = 0;
    setSearched(count);
    for await (const messages of inbox.everything()) {
      for (const message of messages) {
        const match = matchPerson(message, person);
        if (match === "theirs") theirs.push(message.id);
        if (match === "perhaps") perhaps.push(message.id);
      }
      count += messages.length;
      setSearched(count);
      if (isStopped.current) break;
    }
    setSearched(undefined);
    keep({ theirs, perhaps, ticked: new Set(theirs), searched: count });
  }

  return (
    <>
      <p className="screen-only">
        <a className="back" href="#records">
          <ArrowLeft aria-hidden="true" />
          Records
        </a>
      </p>
      <Heading>Everything of one person</Heading>
      <div className="form-section screen-only">
        <p>
          For somebody who asks what you keep about them, or wants it deleted. First make sure that
          it’s really them. Your browser opens every message to find theirs. That doesn’t count as
          opening them.
        </p>
        <TaskForm
          button="Find messages"
          busy="Looking …"
          onSubmit={(field) =>
            find({ name: field("name"), email: field("email"), phone: field("phone") })
          }
        >
          <TextInput label="Name" name="name" required={false} />
          <TextInput label="E-mail" name="email" type="email" required={false} />
          <TextInput label="Phone" name="phone" type="tel" required={false} />
        </TaskForm>
        <div role="status">
          {searched !== undefined && (
            <p>
              {searched} of {all} messages looked through
            </p>
          )}
        </div>
        {searched !== undefined && (
          <Action
            onPress={() => {
              isStopped.current = true;
            }}
          >
            Stop
          </Action>
        )}
      </div>
      {found && searched === undefined && <Results {...{ found, all }} onChange={keep} />}
    </>
  );
}

type ResultsProps = { found: Found; all: number; onChange: (found: Found) => void };

function Results({ found, all, onChange }: ResultsProps) {
  const { opened, undo } = useInbox();
  const now = useNow();
  // Leaves out deleted messages. An undo brings them back.
  const present = (ids: readonly string[]) =>
    ids.map((id) => opened.get(id)).filter((message) => message !== undefined);
  const groups = [
    {
      title: "Theirs",
      hint: "The same e-mail address or phone number.",
      messages: present(found.theirs),
    },
    {
      title: "Perhaps",
      hint: "They name this person, or have them as an emergency contact. Open each, and tick what is theirs. Nothing can be cut out of a message of somebody else.",
      messages: present(found.perhaps),
    },
  ];
  const chosen = groups
    .flatMap(({ messages }) => messages)
    .filter(({ id }) => found.ticked.has(id));

  function tick(id: string) {
    onChange({ ...found, ticked: toggled(found.ticked, id) });
  }

  async function takeOut(give: () => void) {
    // The server records the export first, so that none goes unseen.
    await api.tookOut(chosen.length);
    give();
  }

  return (
    <>
      {found.searched < all && (
        <p className="notice screen-only">
          Only {found.searched} of {all} messages were looked through.
        </p>
      )}
      {groups.map(({ title, hint, messages }) => (
        <section
          key={title}
          className="form-section screen-only"
          aria-label={`${title}: ${messages.length}`}
        >
          <h2>
            {title}: {messages.length}
          </h2>
          {messages.length > 0 && <p className="field-hint">{hint}</p>}
          <Rows {...{ messages, now }} selected={found.ticked} onSelect={tick} />
        </section>
      ))}
      <section className="form-section screen-only" aria-labelledby="person-actions">
        <h2 id="person-actions">{chosen.length} selected</h2>
        {chosen.length > 0 && (
          <div className="cluster">
            <Action onPress={() => takeOut(() => save(chosen))}>
              <Download aria-hidden="true" />
              Take out as a file
            </Action>
            <Action onPress={() => takeOut(() => print())}>
              <Printer aria-hidden="true" />
              Print
            </Action>
            <Action variant="danger" onPress={() => undo.removeAll(chosen)}>
              <Trash2 aria-hidden="true" />
              Delete
            </Action>
          </div>
        )}
        <p>
          Deleted messages leave the database after a minute, and no restored backup brings them
          back. Backups keep them, encrypted, for up to 60 days: say so to whoever asks. Files and
          papers that you made before are yours to find.
        </p>
      </section>
      <div className="print-only">
        {chosen.map((message) => (
          <Paper key={message.id} {...{ message, now }} />
        ))}
      </div>
    </>
  );
}

function Paper({ message, now }: { message: Opened; now: number }) {
  return (
    <article className="message">
      <h2>{titleOf(message)}</h2>
      <p className="row-facts">
        <Facts {...{ message, now }} />
      </p>
      <Answers message={message} />
      {message.notes.length > 0 && <Notes notes={message.notes} />}
    </article>
  );
}
