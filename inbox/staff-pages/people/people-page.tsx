import { type FormEvent, type ReactNode, useState } from "react";
import { staff } from "../../../app/content/staff";
import { formatShortDay } from "../../../app/lib/dates";
import { fillIn } from "../../../app/lib/fill-in";
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

const words = staff.people;

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
        {words.title}
      </h1>
      <p className="measure">{words.intro}</p>
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
    if (isMe) return lock(staff.door.removed);
    await inbox.holdKeys(changed);
  }

  async function endSessions() {
    await api.endSessions(id);
    if (isMe) lock(staff.door.signedOut);
  }

  return (
    <li className="person">
      <p>
        <span className="person-name">{isMe ? fillIn(words.you, { name }) : name}</span>
        <br />
        <MadeOn holder={person} />
      </p>
      {isAsked ? (
        <div className="cluster">
          <p>{fillIn(words.removeAsk, { name })}</p>
          <Action isBusy={isBusy} onPress={() => run(remove)}>
            {fillIn(words.removeYes, { name })}
          </Action>
          <Action isBusy={isBusy} onPress={() => setIsAsked(false)}>
            {words.removeNo}
          </Action>
        </div>
      ) : (
        <div className="cluster">
          <Action isBusy={isBusy} onPress={() => run(onNewWords)}>
            {words.newWords} <ForName name={name} />
          </Action>
          <Action isBusy={isBusy} onPress={() => run(endSessions)}>
            {words.signOut} <ForName name={name} />
          </Action>
          {!isLast && (
            <Action isBusy={isBusy} onPress={() => setIsAsked(true)}>
              {words.remove} <ForName name={name} />
            </Action>
          )}
        </div>
      )}
      {isLast && <p className="field-hint">{words.last}</p>}
      <ErrorText text={error} />
    </li>
  );
}

function ForName({ name }: { name: string }) {
  return <span className="visually-hidden">{fillIn(words.forName, { name })}</span>;
}

/** The same stands on the paper. */
function MadeOn({ holder: { publicKey, added } }: { holder: Holder }) {
  return (
    <small>
      {fillIn(words.since, { day: formatShortDay(new Date(added).toISOString()) })}{" "}
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
      if (isTaken) throw new Error(words.taken);
      onMade(await makePerson(name));
    });
  }
  return (
    <form className="form-section" onSubmit={submit}>
      <h2>{words.add}</h2>
      <TextInput
        label={words.name}
        hint={words.nameHint}
        name="name"
        maxLength={100}
        autoComplete="off"
        required
      />
      <ErrorText text={error} />
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {words.make}
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
      return lock(staff.door.newWords);
    }
    await inbox.holdKeys(changed);
    onClose();
  }

  return (
    <PaperPage title={fillIn(words.wordsTitle, { name: person.name })} text={words.wordsText}>
      <Papers person={person} />
      <ErrorText text={error} />
      <div className="cluster">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => run(confirm)}
        >
          {words.wordsDone}
        </button>
        <Action isBusy={isBusy} onPress={onClose}>
          {words.cancel}
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
      <h2 id="sheets">{words.sheets}</h2>
      <p>{words.sheetsText}</p>
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
          {words.sheetsMake}
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
          throw new Error(fillIn(words.sheetsWrong, { number: index + 1 }));
        }
      }
      const changed = await changeKeyRing(keychain, { sheets });
      if (keychain.me.kind === "sheet") {
        return lock(staff.door.newSheets);
      }
      await inbox.holdKeys(changed);
      onClose();
    });
  }

  return (
    <PaperPage title={words.sheetsTitle} text={words.sheetsHint}>
      <Papers sheets={sheets} />
      <form className="form-section" onSubmit={submit}>
        {sheets.map(({ publicKey }, index) => (
          <TextInput
            key={publicKey}
            label={fillIn(words.sheetsFirst, { number: index + 1 })}
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
            {words.sheetsDone}
          </button>
          <Action isBusy={isBusy} onPress={onClose}>
            {words.cancel}
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
    const rest = damaged > 0 ? `. ${fillIn(words.oldDamaged, { count: damaged })}` : "";
    onDone(fillIn(words.oldDone, { count }) + rest);
    await inbox.refresh();
  }

  return (
    <section className="form-section" aria-labelledby="old">
      <h2 id="old" ref={heading} tabIndex={-1}>
        {words.old}
      </h2>
      <p>{words.oldText}</p>
      <ErrorText text={error} />
      <div className="cluster">
        <Action isBusy={isBusy} onPress={() => run(reseal)}>
          {words.oldDo}
        </Action>
        <p role="status">{count > 0 && fillIn(words.oldSoFar, { count })}</p>
      </div>
    </section>
  );
}
