import { type FormEvent, type ReactNode, useState } from "react";
import { formatShortDay } from "../../../app/lib/dates";
import { fingerprintOf, type Holder } from "../../keys/key-ring.ts";
import { type KeyPair, makeKeyPair } from "../../keys/lock.ts";
import { writeSheet } from "../../keys/sheet.ts";
import { api } from "../api.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { changeKeyRing, makePerson, type NewPerson, resealAll } from "./change-key-ring.ts";

/** What is shown on paper before it counts, so that nothing is ever lost between the two. */
type Draft =
  | { kind: "person"; person: NewPerson; instead?: Holder }
  | { kind: "sheets"; sheets: KeyPair[] };

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function PeoplePage() {
  const { keychain, status } = useInbox();
  const [draft, setDraft] = useState<Draft>();
  const heading = useFocus<HTMLHeadingElement>();
  const people = keychain.holders.filter(({ kind }) => kind === "person");
  const hasOldSeals = status?.hasOldSeals ?? false;
  const [resealed, setResealed] = useState<string>();
  const close = () => setDraft(undefined);

  if (draft?.kind === "person") return <PersonDraft draft={draft} onClose={close} />;
  if (draft?.kind === "sheets") return <SheetsDraft sheets={draft.sheets} onClose={close} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        People
      </h1>
      <p className="measure">Everybody here can read every message, and add and remove others.</p>
      {hasOldSeals && <OldMessages onDone={setResealed} />}
      <p role="status">{resealed}</p>
      <ul className="people">
        {people.map((person) => (
          <Person
            key={person.id}
            person={person}
            isLast={people.length === 1}
            onNewWords={async () => {
              const made = await makePerson(person.name);
              setDraft({ kind: "person", person: made, instead: person });
            }}
          />
        ))}
      </ul>
      <AddPerson onMade={(person) => setDraft({ kind: "person", person })} />
      <Sheets onMade={(sheets) => setDraft({ kind: "sheets", sheets })} />
    </>
  );
}

type PersonProps = { person: Holder; isLast: boolean; onNewWords: () => Promise<void> };

function Person({ person, isLast, onNewWords }: PersonProps) {
  const { inbox, keychain, lock } = useInbox();
  const { isBusy, error, run } = useTask();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = person;
  const isMe = id === keychain.me.id;

  async function remove() {
    const changed = await changeKeyRing(keychain, { remove: person });
    if (isMe) return lock("You have been removed from the inbox.");
    await inbox.holdKeys(changed);
  }

  async function endSessions() {
    await api.endSessions(id);
    if (isMe) lock("You are signed out everywhere.");
  }

  return (
    <li className="person">
      <p>
        <span className="person-name">{isMe ? `${name} (you)` : name}</span>
        <br />
        <MadeOn holder={person} />
      </p>
      {isAsked ? (
        <div className="cluster">
          <p>{`Remove ${name}? The practice gets a new key.`}</p>
          <Action isBusy={isBusy} onPress={() => run(remove)}>{`Yes, remove ${name}`}</Action>
          <Action isBusy={isBusy} onPress={() => setIsAsked(false)}>
            No, keep
          </Action>
        </div>
      ) : (
        <div className="cluster">
          <Action isBusy={isBusy} onPress={() => run(onNewWords)}>
            New passphrase <span className="visually-hidden">{`for ${name}`}</span>
          </Action>
          <Action isBusy={isBusy} onPress={() => run(endSessions)}>
            Sign out everywhere <span className="visually-hidden">{`for ${name}`}</span>
          </Action>
          {!isLast && (
            <Action isBusy={isBusy} onPress={() => setIsAsked(true)}>
              Remove <span className="visually-hidden">{`for ${name}`}</span>
            </Action>
          )}
        </div>
      )}
      {isLast && <p className="field-hint">The last person cannot be removed.</p>}
      <ErrorText text={error} />
    </li>
  );
}

/** The same stands on the paper. */
function MadeOn({ holder: { publicKey, added } }: { holder: Holder }) {
  return (
    <small>
      {`since ${formatShortDay(new Date(added).toISOString())}, `}
      <span className="fingerprint">{fingerprintOf(publicKey)}</span>
    </small>
  );
}

function AddPerson({ onMade }: { onMade: (person: NewPerson) => void }) {
  const { keychain } = useInbox();
  const { isBusy, error, run } = useTask();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    run(async () => {
      // Before words are on paper that would not count.
      const isTaken = keychain.holders.some((holder) => {
        return holder.name.toLowerCase() === name.toLowerCase();
      });
      if (isTaken) throw new Error("There is somebody of this name already.");
      onMade(await makePerson(name));
    });
  }
  return (
    <form className="form-section" onSubmit={submit}>
      <h2>Add somebody</h2>
      <TextInput
        label="Name"
        hint="As colleagues call them. They will type it to sign in."
        name="name"
        maxLength={100}
        autoComplete="off"
        required
      />
      <ErrorText text={error} />
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          Make a passphrase
        </button>
      </div>
    </form>
  );
}

type PaperPageProps = { title: string; text: string; children: ReactNode };

function PaperPage({ title, text, children }: PaperPageProps) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="measure">{text}</p>
      {children}
    </>
  );
}

type PersonDraftProps = { draft: Draft & { kind: "person" }; onClose: () => void };

function PersonDraft({ draft: { person, instead }, onClose }: PersonDraftProps) {
  const { inbox, keychain, lock } = useInbox();
  const { isBusy, error, run } = useTask();

  async function confirm() {
    const changed = await changeKeyRing(keychain, {
      add: person,
      ...(instead && { remove: instead }),
    });
    if (instead?.id === keychain.me.id) {
      return lock("Your new passphrase counts from now on. Please unlock the inbox with it.");
    }
    await inbox.holdKeys(changed);
    onClose();
  }

  return (
    <PaperPage
      title={`Six words for ${person.name}`}
      text="They are shown once. Print them, or write them down, and give them to nobody else."
    >
      <Papers person={person} />
      <ErrorText text={error} />
      <div className="cluster">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => run(confirm)}
        >
          They are on paper
        </button>
        <Action isBusy={isBusy} onPress={onClose}>
          Cancel
        </Action>
      </div>
    </PaperPage>
  );
}

function Sheets({ onMade }: { onMade: (sheets: KeyPair[]) => void }) {
  const { keychain } = useInbox();
  const sheets = keychain.holders.filter(({ kind }) => kind === "sheet");
  const { isBusy, error, run } = useTask();
  return (
    <section className="form-section" aria-labelledby="sheets">
      <h2 id="sheets">Recovery sheets</h2>
      <p>
        If one is lost or was seen by somebody, make two new ones. The old ones then open nothing
        that comes, and nothing old once that is sealed anew.
      </p>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            {sheet.name} <MadeOn holder={sheet} />
          </li>
        ))}
      </ul>
      <ErrorText text={error} />
      <div>
        <Action
          isBusy={isBusy}
          onPress={() => run(async () => onMade([await makeKeyPair(), await makeKeyPair()]))}
        >
          Make two new sheets
        </Action>
      </div>
    </section>
  );
}

/** The old sheets count until somebody has shown that the new ones are on paper. */
function SheetsDraft({ sheets, onClose }: { sheets: KeyPair[]; onClose: () => void }) {
  const { inbox, keychain, lock } = useInbox();
  const { isBusy, error, run } = useTask();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    run(async () => {
      for (const [index, { privateKey }] of sheets.entries()) {
        const typed = String(fields.get(`sheet-${index}`))
          .trim()
          .toUpperCase();
        if (typed !== writeSheet(privateKey)[0]) {
          throw new Error(`This is not the first group of recovery sheet ${index + 1}.`);
        }
      }
      const changed = await changeKeyRing(keychain, { sheets });
      if (keychain.me.kind === "sheet") {
        return lock("The new sheets count from now on, and the one you came with does not.");
      }
      await inbox.holdKeys(changed);
      onClose();
    });
  }

  return (
    <PaperPage
      title="Two new recovery sheets"
      text="They are shown once. Print both, then type the first group of each from the paper."
    >
      <Papers sheets={sheets} />
      <form className="form-section" onSubmit={submit}>
        {sheets.map(({ publicKey }, index) => (
          <TextInput
            key={publicKey}
            label={`First group of recovery sheet ${index + 1}`}
            name={`sheet-${index}`}
            maxLength={4}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
        ))}
        <ErrorText text={error} />
        <div className="cluster">
          <button type="submit" className="button" aria-disabled={isBusy}>
            Both are on paper
          </button>
          <Action isBusy={isBusy} onPress={onClose}>
            Cancel
          </Action>
        </div>
      </form>
    </PaperPage>
  );
}

/** Stands above all else as long as it is to be done. */
function OldMessages({ onDone }: { onDone: (words: string) => void }) {
  const { inbox, keychain } = useInbox();
  const heading = useFocus<HTMLHeadingElement>();
  const { isBusy, error, run } = useTask();
  const [count, setCount] = useState(0);

  async function reseal() {
    const { count, damaged } = await resealAll(keychain, setCount);
    const rest = damaged > 0 ? `; ${damaged} could not be opened and stay as they are` : "";
    onDone(`${count} sealed anew${rest}`);
    await inbox.refresh();
  }

  return (
    <section className="form-section" aria-labelledby="old">
      <h2 id="old" ref={heading} tabIndex={-1}>
        One step is left
      </h2>
      <p>
        There is a new key for what comes. What came before is still sealed with an old one, which
        others may know: seal it anew, with this page left open.
      </p>
      <ErrorText text={error} />
      <div className="cluster">
        <Action isBusy={isBusy} onPress={() => run(reseal)}>
          Seal old messages anew
        </Action>
        <p role="status">{count > 0 && `${count} so far`}</p>
      </div>
    </section>
  );
}
