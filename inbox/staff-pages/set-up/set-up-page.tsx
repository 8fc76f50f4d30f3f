import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { practice } from "../../../app/content/practice";
import mark from "../../../app/drawings/mark.svg";
import { api, type SetUp } from "../api.ts";
import { holdKeyRing, type Keychain } from "../keychain.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea, TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useTask } from "../parts/use-task.ts";
import { type MadeKeys, makeKeys, openTest, personOf, sendTest, testMessage } from "./steps.ts";

type SetUpPageProps = { onUnlock: (keychain: Keychain) => void; onComplete: () => void };

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

  useEffect(() => {
    // ApiError to whoever has not given the code yet.
    api.setUp().then(setSetUp, () => undefined);
  }, []);

  function startAgain() {
    setMade(undefined);
    setHasPapers(false);
    setSetUp((current) => current && { ...current, keyRing: undefined });
  }

  const person = setUp && personOf(setUp);
  if (!setUp) return <Code onStart={setSetUp} />;
  if (!person) {
    return (
      <Name
        onMake={(keys, next) => {
          setMade(keys);
          setSetUp(next);
        }}
      />
    );
  }
  if (!hasPapers) {
    return made ? (
      <PapersStep made={made} onNext={() => setHasPapers(true)} />
    ) : (
      <Interrupted name={person.name} onNext={() => setHasPapers(true)} onAgain={startAgain} />
    );
  }
  if (!setUp.test) return <Test onSent={setSetUp} onAgain={startAgain} />;
  if (!setUp.opened.includes("person")) {
    return (
      <OpenWithPassphrase
        setUp={setUp}
        onAgain={startAgain}
        onOpen={(key, next) => {
          setPrivateKey(key);
          setSetUp(next);
        }}
      />
    );
  }
  if (!setUp.opened.includes("sheet")) {
    return <OpenWithSheet setUp={setUp} onAgain={startAgain} onOpen={setSetUp} />;
  }
  if (!isComplete) return <MailStep hasMail={setUp.hasMail} onDone={() => setIsComplete(true)} />;
  return (
    <Ready
      onNext={async () => {
        // After an interruption, the words were typed on another page: the door asks for them.
        if (!privateKey) return onComplete();
        onUnlock(await holdKeyRing(privateKey, await api.keyRing()));
      }}
    />
  );
}

const stepCount = 7;

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <main className="wrapper page">
      <img src={mark} alt="" width="40" height="48" />
      <div className="set-up flow">
        <p className="row-facts">{`Setting up the inbox of ${practice.name}: step ${number} of ${stepCount}`}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}

type StepFormProps = {
  button: string;
  busy: string;
  onSubmit: (fields: FormData) => Promise<unknown>;
  children?: ReactNode;
};

function StepForm({ button, busy, onSubmit, children }: StepFormProps) {
  const { isBusy, error, run } = useTask();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    run(() => onSubmit(fields));
  }
  return (
    <form className="form" onSubmit={submit}>
      {children}
      <ErrorText text={error} />
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? busy : button}
        </button>
      </div>
    </form>
  );
}

function Code({ onStart }: { onStart: (setUp: SetUp) => void }) {
  return (
    <Step number={1} title="Welcome">
      <p>
        From here on, it takes about ten minutes and a printer, or paper and a pen. Until it is
        done, the forms of the website take nothing.
      </p>
      <StepForm
        button="Begin"
        busy="One moment …"
        onSubmit={async (fields) =>
          onStart(await api.startSetUp(String(fields.get("code")).trim()))
        }
      >
        <TextInput
          label="Code"
          hint="The server printed it when it started: three groups of four letters and digits."
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </StepForm>
    </Step>
  );
}

function Name({ onMake }: { onMake: (made: MadeKeys, setUp: SetUp) => void }) {
  return (
    <Step number={2} title="Who are you?">
      <p>
        You are the first who can read what people write. Others can be added later. Your browser
        now makes the practice's key, six words for you, and two recovery sheets.
      </p>
      <StepForm
        button="Make the keys"
        busy="Making the keys …"
        onSubmit={async (fields) => {
          const { made, setUp } = await makeKeys(String(fields.get("name")).trim());
          onMake(made, setUp);
        }}
      >
        <TextInput
          label="Your name"
          hint="As colleagues call you. You will type it to sign in."
          name="name"
          maxLength={100}
          autoComplete="name"
          required
        />
      </StepForm>
    </Step>
  );
}

function PapersStep({ made, onNext }: { made: MadeKeys; onNext: () => void }) {
  return (
    <Step number={3} title="Three papers, shown once">
      <p>
        Print them, or write them down, before you go on. Nobody can show them again: not we, not
        the host. In the next steps you are asked for what stands on them.
      </p>
      <Papers {...made} />
      <StepForm button="I have all three on paper" busy="" onSubmit={async () => onNext()} />
    </Step>
  );
}

type InterruptedProps = { name: string; onNext: () => void; onAgain: () => void };

function Interrupted({ name, onNext, onAgain }: InterruptedProps) {
  return (
    <Step number={3} title="Do you have the papers?">
      <p>
        {`The keys were made before, for ${name}, and this page was closed. If you have the six words and both recovery sheets on paper, go on. If not, make new ones: nothing was sealed with the old ones yet.`}
      </p>
      <div className="cluster">
        <button type="button" className="button" onClick={onNext}>
          Go on with the papers
        </button>
        <AgainButton onAgain={onAgain} />
      </div>
    </Step>
  );
}

function AgainButton({ onAgain }: { onAgain: () => void }) {
  return <Action onPress={onAgain}>Start again with new keys</Action>;
}

type TestProps = { onSent: (setUp: SetUp) => void; onAgain: () => void };

function Test({ onSent, onAgain }: TestProps) {
  return (
    <Step number={4} title="A test message">
      <p>
        It goes the way of every message: through the contact form, to the server, which seals it
        with the practice's key and cannot open it again.
      </p>
      <StepForm
        button="Send the test message"
        busy="Sending …"
        onSubmit={async () => onSent(await sendTest())}
      />
      <AgainButton onAgain={onAgain} />
    </Step>
  );
}

type OpenProps<Opened> = { setUp: SetUp; onOpen: Opened; onAgain: () => void };

function OpenWithPassphrase(props: OpenProps<(privateKey: string, next: SetUp) => void>) {
  const { setUp, onOpen, onAgain } = props;
  return (
    <Step number={5} title="Open it with your six words">
      <p>Type them from the paper. Spaces between them, small or capital letters.</p>
      <StepForm
        button="Open the message"
        busy="Opening …"
        onSubmit={async (fields) => {
          const { privateKey, next } = await openTest(setUp, {
            passphrase: String(fields.get("words")),
          });
          onOpen(privateKey, next);
        }}
      >
        <TextInput
          label="Your six words"
          name="words"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
      </StepForm>
      <AgainButton onAgain={onAgain} />
    </Step>
  );
}

/** Nobody looks into an inbox that does not call. */
function MailStep({ hasMail, onDone }: { hasMail: boolean; onDone: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const finish = async (mail: Parameters<typeof api.finishSetUp>[0]) => {
    await api.finishSetUp(mail);
    onDone();
  };
  const send = async () => {
    await api.mailCode();
    setIsSent(true);
  };
  return (
    <Step number={7} title="A mail when somebody writes">
      <p>
        {hasMail
          ? "The inbox sends a mail when somebody writes, without a word of what they wrote. Let it send one now, with a code, to see that it arrives."
          : "No mail is set up on the server (INBOX_SMTP): nothing will tell you when somebody writes. Let whoever keeps the server set it up first, or go on without."}
      </p>
      {hasMail && !isSent && <StepForm button="Send the mail" busy="Sending …" onSubmit={send} />}
      {isSent && (
        <>
          <StepForm
            button="This is the code"
            busy="One moment …"
            onSubmit={(fields) => finish({ mail: "code", code: String(fields.get("code")) })}
          >
            <TextInput
              label="Code from the mail"
              hint="Four letters and digits. Look among the spam, too."
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          </StepForm>
          <StepForm button="Send another mail" busy="Sending …" onSubmit={send} />
        </>
      )}
      <StepForm
        button="Go on without mail, and look in often"
        busy="One moment …"
        onSubmit={() => finish({ mail: "none" })}
      />
    </Step>
  );
}

function Ready({ onNext }: { onNext: () => Promise<void> }) {
  return (
    <Step number={stepCount} title="The inbox is ready">
      <p>
        The test message, ‘{testMessage}’, was opened with your words and with a sheet, and is
        deleted. From now on, what people write on the website comes here. Put the two sheets where
        nobody else looks, in two places.
      </p>
      <StepForm button="Open the inbox" busy="Opening …" onSubmit={onNext} />
    </Step>
  );
}

function OpenWithSheet({ setUp, onOpen, onAgain }: OpenProps<(next: SetUp) => void>) {
  return (
    <Step number={6} title="Open it again, with a recovery sheet">
      <p>
        Your words have opened it. Now take one of the two sheets: if all words are lost one day, it
        is the only way in, so it has to work today.
      </p>
      <StepForm
        button="Open the message"
        busy="Opening …"
        onSubmit={async (fields) => {
          onOpen((await openTest(setUp, { sheet: String(fields.get("sheet")) })).next);
        }}
      >
        <TextArea
          label="What stands on the sheet"
          hint="All groups, one after another. Small or capital letters, with or without spaces."
          name="sheet"
          rows={5}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </StepForm>
      <AgainButton onAgain={onAgain} />
    </Step>
  );
}
