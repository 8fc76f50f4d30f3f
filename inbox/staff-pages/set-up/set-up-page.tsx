import { type ReactNode, useEffect, useState } from "react";
import { staff } from "../../../app/content/staff";
import mark from "../../../app/drawings/mark.svg";
import { fillIn } from "../../../app/lib/fill-in";
import { readSheet } from "../../keys/read-sheet.ts";
import { api, type SetUp } from "../api.ts";
import { holdKeyRing, type Keychain } from "../keychain.ts";
import { Action } from "../parts/action.tsx";
import { Heading } from "../parts/heading.tsx";
import { SheetCode, TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { TaskForm } from "../parts/task-form.tsx";
import { type MadeKeys, makeKeys, openTest, personOf, sendTest, unlockPerson } from "./steps.ts";

type SetUpPageProps = { onUnlock: (keychain: Keychain) => void; onComplete: () => void };

const words = staff.setUp;
const stepCount = 7;

/**
 * The first day. The server knows how far it has come, so that a page that was closed goes on there;
 * what stands on the papers is only in this page, until it is on paper.
 */
// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function SetUpPage({ onUnlock, onComplete }: SetUpPageProps) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [made, setMade] = useState<MadeKeys>();
  const [hasPapers, setHasPapers] = useState(false);
  const [privateKey, setPrivateKey] = useState("");
  const [isComplete, setIsComplete] = useState(false);
  const person = setUp && personOf(setUp);

  useEffect(() => {
    // ApiError to whoever has not given the code yet.
    api.setUp().then(setSetUp, () => undefined);
  }, []);

  const again = (
    <Action
      onPress={() => {
        setMade(undefined);
        setHasPapers(false);
        setSetUp((current) => current && { ...current, keyRing: undefined });
      }}
    >
      {words.again}
    </Action>
  );

  if (!setUp) {
    return (
      <Step key="code" number={1} title={words.welcome} text={words.welcomeText}>
        <TaskForm
          button={words.begin}
          busy={words.moment}
          onSubmit={async (field) => setSetUp(await api.startSetUp(field("code")))}
        >
          <CodeInput label={words.code} hint={words.codeHint} />
        </TaskForm>
      </Step>
    );
  }
  if (!person) {
    return (
      <Step key="name" number={2} title={words.who} text={words.whoText}>
        <TaskForm
          button={words.make}
          busy={words.making}
          onSubmit={async (field) => {
            const { made, setUp } = await makeKeys(field("name"));
            setMade(made);
            setSetUp(setUp);
          }}
        >
          <TextInput
            label={words.name}
            hint={words.nameHint}
            name="name"
            maxLength={100}
            autoComplete="name"
            required
          />
        </TaskForm>
      </Step>
    );
  }
  const goOn = async () => setHasPapers(true);
  if (!hasPapers && made) {
    return (
      <Step key="papers" number={3} title={words.papers} text={words.papersText}>
        <Papers {...made} />
        <TaskForm button={words.papersDone} onSubmit={goOn} />
      </Step>
    );
  }
  if (!hasPapers) {
    const text = fillIn(words.interruptedText, { name: person.name });
    return (
      <Step key="interrupted" number={3} title={words.interrupted} text={text}>
        <TaskForm button={words.carryOn} onSubmit={goOn} />
        {again}
      </Step>
    );
  }
  if (!setUp.test) {
    return (
      <Step key="test" number={4} title={words.test} text={words.testText}>
        <TaskForm
          button={words.testSend}
          busy={words.sending}
          onSubmit={async () => setSetUp(await sendTest())}
        />
        {again}
      </Step>
    );
  }
  if (!setUp.opened.includes("person")) {
    return (
      <Step key="words" number={5} title={words.words} text={words.wordsText}>
        <TaskForm
          button={words.open}
          busy={words.opening}
          onSubmit={async (field) => {
            const key = await unlockPerson(person, field("words"));
            setSetUp(await openTest(setUp, key));
            setPrivateKey(key);
          }}
        >
          <TextInput
            label={words.wordsLabel}
            name="words"
            autoComplete="off"
            autoCapitalize="none"
            required
          />
        </TaskForm>
        {again}
      </Step>
    );
  }
  if (!setUp.opened.includes("sheet")) {
    return (
      <Step key="sheet" number={6} title={words.sheet} text={words.sheetText}>
        <TaskForm
          button={words.open}
          busy={words.opening}
          onSubmit={async (field) =>
            setSetUp(await openTest(setUp, await readSheet(field("sheet"))))
          }
        >
          <SheetCode />
        </TaskForm>
        {again}
      </Step>
    );
  }
  if (!isComplete) return <MailStep hasMail={setUp.hasMail} onDone={() => setIsComplete(true)} />;
  return (
    <Step key="ready" number={stepCount} title={words.ready} text={words.readyText}>
      <TaskForm
        button={words.readyOpen}
        busy={words.opening}
        onSubmit={async () => {
          // After an interruption, the words were typed on another page: the door asks for them.
          if (!privateKey) return onComplete();
          onUnlock(await holdKeyRing(privateKey, await api.keyRing()));
        }}
      />
    </Step>
  );
}

type StepProps = { number: number; title: string; text: string; children: ReactNode };

function Step({ number, title, text, children }: StepProps) {
  return (
    <main className="wrapper page">
      <img src={mark} alt="" width="40" height="48" />
      <div className="set-up flow">
        <p className="row-facts">{fillIn(words.step, { number, count: stepCount })}</p>
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}

function CodeInput({ label, hint }: { label: string; hint: string }) {
  return (
    <TextInput
      label={label}
      hint={hint}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}

/** Nobody looks into an inbox that does not call. */
function MailStep({ hasMail, onDone }: { hasMail: boolean; onDone: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const finish = async (mail: Parameters<typeof api.finishSetUp>[0]) => {
    await api.finishSetUp(mail);
    onDone();
  };
  return (
    <Step number={7} title={words.mail} text={hasMail ? words.mailText : words.mailNone}>
      {isSent && (
        <TaskForm
          button={words.mailCheck}
          busy={words.moment}
          onSubmit={(field) => finish({ mail: "code", code: field("code") })}
        >
          <CodeInput label={words.mailCode} hint={words.mailCodeHint} />
        </TaskForm>
      )}
      {hasMail && (
        <TaskForm
          button={isSent ? words.mailAgain : words.mailSend}
          busy={words.sending}
          onSubmit={async () => {
            await api.mailCode();
            setIsSent(true);
          }}
        />
      )}
      <TaskForm
        button={words.mailSkip}
        busy={words.moment}
        onSubmit={() => finish({ mail: "none" })}
      />
    </Step>
  );
}
