import { useState } from "react";
import { makeKeyPair } from "../../keys/lock.ts";
import { fingerprintOf, fingerprintOfRing, type Holder } from "../../keys/ring.ts";
import { writeSheet } from "../../keys/sheet.ts";
import { api } from "../api.ts";
import type { Keychain } from "../keychain.ts";
import { Action } from "../parts/action.tsx";
import { Heading } from "../parts/heading.tsx";
import { TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { Lines, recentChanges } from "../parts/status-lines.tsx";
import { TaskForm } from "../parts/task-form.tsx";
import { dateWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { type Change, changeKeyRing, makePerson } from "./change-key-ring.ts";
import { Devices } from "./devices.tsx";

type OnDraft = (draft: Change) => void;

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function PeoplePage() {
  const { keychain, status } = useInbox();
  const [draft, setDraft] = useState<Change>();
  const people = keychain.ring.holders.filter(({ kind }) => kind === "person");

  if (draft) return <Draft draft={draft} onClose={() => setDraft(undefined)} />;
  return (
    <>
      <Heading>People</Heading>
      <Lines
        label="Changes of the last week"
        lines={status ? recentChanges(status, keychain) : []}
        advice="If it wasn’t one of you, tell the server’s administrator."
      />
      <p className="measure">Everybody here can read every message, and add or remove people.</p>
      <p>
        List {keychain.ring.number} ·{" "}
        <span className="fingerprint">{fingerprintOfRing(keychain.ring)}</span>. Compare with a
        colleague: their page shows the same.
      </p>
      <KnownToOthers keychain={keychain} />
      <ul className="people">
        {people.map((person) => (
          <Person key={person.id} person={person} isLast={people.length === 1} onDraft={setDraft} />
        ))}
      </ul>
      <AddPerson onDraft={setDraft} />
      <Devices />
      <Sheets onDraft={setDraft} />
    </>
  );
}

type PersonProps = { person: Holder; isLast: boolean; onDraft: OnDraft };

function Person({ person, isLast, onDraft }: PersonProps) {
  const { inbox, keychain, lock } = useInbox();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = person;
  const isMe = id === keychain.me.id;

  async function remove() {
    const changed = await changeKeyRing(keychain, { remove: person });
    if (isMe) return lock("You’ve been removed from the inbox.");
    await inbox.holdKeys(changed);
  }

  async function endSessions() {
    await api.endSessions(id);
    if (isMe) lock("You’re signed out everywhere.");
  }

  return (
    <li className="person">
      <p>
        <span className="person-name">{isMe ? `${name} (you)` : name}</span>
        <br />
        <MadeOn holder={person} />
        {person.madeBy !== id && (
          <>
            <br />
            <small>Words made by {nameIn(keychain, person.madeBy)}</small>
          </>
        )}
      </p>
      {isAsked ? (
        <div className="cluster">
          <p>Remove {name}? The practice gets a new key.</p>
          <Action onPress={remove}>Yes, remove {name}</Action>
          <Action onPress={() => setIsAsked(false)}>No, keep</Action>
        </div>
      ) : (
        <div className="cluster">
          <Action onPress={async () => onDraft({ add: await makePerson(name), remove: person })}>
            New passphrase <ForName name={name} />
          </Action>
          <Action onPress={endSessions}>
            Sign out everywhere <ForName name={name} />
          </Action>
          {!isLast && (
            <Action onPress={() => setIsAsked(true)}>
              Remove <ForName name={name} />
            </Action>
          )}
        </div>
      )}
      {isLast && <p className="field-hint">The last person can’t be removed.</p>}
    </li>
  );
}

/** Passphrases and sheets made by a person who has left, and may have kept a copy. */
function KnownToOthers({ keychain }: { keychain: Keychain }) {
  const { holders } = keychain.ring;
  const known = holders.filter(({ madeBy }) => holders.every(({ id }) => id !== madeBy));
  if (known.length === 0) return null;
  return (
    <ul className="status-lines" aria-label="Known to a person who has left">
      {known.map(({ id, kind, name, madeBy }) => (
        <li key={id}>
          {kind === "sheet" ? name : `${name}’s words`}: made by {nameIn(keychain, madeBy)}, who has
          left and may have kept a copy. Make new ones.
        </li>
      ))}
    </ul>
  );
}

function nameIn({ rings }: Keychain, id: string) {
  return rings.flatMap(({ holders }) => holders).find((holder) => holder.id === id)?.name;
}

function ForName({ name }: { name: string }) {
  return <span className="visually-hidden">for {name}</span>;
}

/** Date and fingerprint of a holder's key, as printed on the paper. */
function MadeOn({ holder: { publicKey, added } }: { holder: Holder }) {
  return (
    <small>
      since {dateWords(added)}, <span className="fingerprint">{fingerprintOf(publicKey)}</span>
    </small>
  );
}

function AddPerson({ onDraft }: { onDraft: OnDraft }) {
  const { keychain } = useInbox();
  async function make(name: string) {
    // Before words are on paper that would not count.
    const isTaken = keychain.ring.holders.some((holder) => {
      return holder.name.toLowerCase() === name.toLowerCase();
    });
    if (isTaken) throw new Error("Another person already has this name.");
    onDraft({ add: await makePerson(name) });
  }
  return (
    <TaskForm
      className="form-section"
      button="Make a passphrase"
      onSubmit={(field) => make(field("name"))}
    >
      <h2>Add somebody</h2>
      <TextInput
        label="Name"
        hint="As colleagues call them. They’ll type it to sign in."
        name="name"
        maxLength={100}
      />
    </TaskForm>
  );
}

function Sheets({ onDraft }: { onDraft: OnDraft }) {
  const { keychain } = useInbox();
  const sheets = keychain.ring.holders.filter(({ kind }) => kind === "sheet");
  async function make() {
    onDraft({ sheets: [await makeKeyPair(), await makeKeyPair()] });
  }
  return (
    <section className="form-section" aria-labelledby="sheets">
      <h2 id="sheets">Recovery sheets</h2>
      <p>
        If one is lost, or a stranger has seen it, make two new ones. The old ones then open nothing
        new. With a copy of the database, they still open what came before, so destroy them.
      </p>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            {sheet.name} <MadeOn holder={sheet} />
          </li>
        ))}
      </ul>
      <div>
        <Action onPress={make}>Make two new sheets</Action>
      </div>
    </section>
  );
}

/**
 * Shows a new passphrase or new sheets before they count, so that access is never lost. The old ones
 * count until the person confirms that the new ones are on paper, and for sheets, types a group of each.
 */
function Draft({ draft, onClose }: { draft: Change; onClose: () => void }) {
  const { inbox, keychain, lock } = useInbox();
  const { add: person, remove, sheets = [] } = draft;

  async function confirm(field: (name: string) => string) {
    for (const [index, { privateKey }] of sheets.entries()) {
      if (field(`sheet-${index}`).toUpperCase() !== writeSheet(privateKey)[0]) {
        throw new Error(`This isn’t the first group of recovery sheet ${index + 1}.`);
      }
    }
    const changed = await changeKeyRing(keychain, draft);
    if (remove?.id === keychain.me.id)
      return lock("Your new passphrase works from now on. Please unlock the inbox with it.");
    if (!person && keychain.me.kind === "sheet")
      return lock("The new sheets work from now on. The one you signed in with no longer does.");
    await inbox.holdKeys(changed);
    onClose();
  }

  return (
    <>
      <Heading>{person ? `Six words for ${person.name}` : "Two new recovery sheets"}</Heading>
      <p className="measure">
        {person
          ? "They’re shown only once. Print them or write them down, and give them to nobody else."
          : "They’re shown only once. Print both, then type the first group of each from the paper."}
      </p>
      <Papers person={person} sheets={sheets} />
      <TaskForm
        className={person ? "form" : "form-section"}
        button={person ? "They’re on paper" : "Both are on paper"}
        onSubmit={confirm}
        onCancel={onClose}
      >
        {sheets.map(({ publicKey }, index) => (
          <TextInput
            key={publicKey}
            label={`First group of recovery sheet ${index + 1}`}
            name={`sheet-${index}`}
            maxLength={4}
            autoCapitalize="characters"
          />
        ))}
      </TaskForm>
    </>
  );
}
