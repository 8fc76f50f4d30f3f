import { useState } from "react";
import { staff } from "../../../app/content/staff";
import { formatShortDay } from "../../../app/lib/dates";
import { fillIn } from "../../../app/lib/fill-in";
import { fingerprintOf, type Holder } from "../../keys/key-ring.ts";
import { makeKeyPair } from "../../keys/lock.ts";
import { writeSheet } from "../../keys/sheet.ts";
import { api } from "../api.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { Heading } from "../parts/heading.tsx";
import { TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { TaskForm } from "../parts/task-form.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { type Change, changeKeyRing, makePerson } from "./change-key-ring.ts";

const words = staff.people;

type OnDraft = (draft: Change) => void;

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function PeoplePage() {
  const { keychain } = useInbox();
  const [draft, setDraft] = useState<Change>();
  const people = keychain.holders.filter(({ kind }) => kind === "person");

  if (draft) return <Draft draft={draft} onClose={() => setDraft(undefined)} />;
  return (
    <>
      <Heading>{words.title}</Heading>
      <p className="measure">{words.intro}</p>
      <ul className="people">
        {people.map((person) => (
          <Person key={person.id} person={person} isLast={people.length === 1} onDraft={setDraft} />
        ))}
      </ul>
      <AddPerson onDraft={setDraft} />
      <Sheets onDraft={setDraft} />
    </>
  );
}

type PersonProps = { person: Holder; isLast: boolean; onDraft: OnDraft };

function Person({ person, isLast, onDraft }: PersonProps) {
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
          <Action
            isBusy={isBusy}
            onPress={() =>
              run(async () => onDraft({ add: await makePerson(name), remove: person }))
            }
          >
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

function AddPerson({ onDraft }: { onDraft: OnDraft }) {
  const { keychain } = useInbox();
  async function make(name: string) {
    // Before words are on paper that would not count.
    const isTaken = keychain.holders.some((holder) => {
      return holder.name.toLowerCase() === name.toLowerCase();
    });
    if (isTaken) throw new Error(words.taken);
    onDraft({ add: await makePerson(name) });
  }
  return (
    <TaskForm
      className="form-section"
      button={words.make}
      onSubmit={(field) => make(field("name"))}
    >
      <h2>{words.add}</h2>
      <TextInput
        label={words.name}
        hint={words.nameHint}
        name="name"
        maxLength={100}
        autoComplete="off"
        required
      />
    </TaskForm>
  );
}

function Sheets({ onDraft }: { onDraft: OnDraft }) {
  const { keychain } = useInbox();
  const sheets = keychain.holders.filter(({ kind }) => kind === "sheet");
  const { isBusy, error, run } = useTask();
  async function make() {
    onDraft({ sheets: [await makeKeyPair(), await makeKeyPair()] });
  }
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
        <Action isBusy={isBusy} onPress={() => run(make)}>
          {words.sheetsMake}
        </Action>
      </div>
    </section>
  );
}

/**
 * New words or new sheets, shown before they count, so that nothing is ever lost between the two. The
 * old ones count until somebody says that the new ones are on paper, and for sheets, shows it.
 */
function Draft({ draft, onClose }: { draft: Change; onClose: () => void }) {
  const { inbox, keychain, lock } = useInbox();
  const { add: person, remove, sheets = [] } = draft;

  async function confirm(field: (name: string) => string) {
    for (const [index, { privateKey }] of sheets.entries()) {
      if (field(`sheet-${index}`).toUpperCase() !== writeSheet(privateKey)[0]) {
        throw new Error(fillIn(words.sheetsWrong, { number: index + 1 }));
      }
    }
    const changed = await changeKeyRing(keychain, draft);
    if (remove?.id === keychain.me.id) return lock(staff.door.newWords);
    if (!person && keychain.me.kind === "sheet") return lock(staff.door.newSheets);
    await inbox.holdKeys(changed);
    onClose();
  }

  return (
    <>
      <Heading>
        {person ? fillIn(words.wordsTitle, { name: person.name }) : words.sheetsTitle}
      </Heading>
      <p className="measure">{person ? words.wordsText : words.sheetsHint}</p>
      <Papers person={person} sheets={sheets} />
      <TaskForm
        className={person ? "form" : "form-section"}
        button={person ? words.wordsDone : words.sheetsDone}
        onSubmit={confirm}
        onCancel={onClose}
      >
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
      </TaskForm>
    </>
  );
}
