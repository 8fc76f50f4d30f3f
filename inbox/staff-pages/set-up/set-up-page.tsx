import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { staff } from "../../../app/content/staff";
import mark from "../../../app/drawings/mark.svg";
import { fillIn } from "../../../app/lib/fill-in";
import { api, type SetUp } from "../api.ts";
import { holdKeyRing, type Keychain } from "../keychain.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { SheetCode, TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useTask } from "../parts/use-task.ts";
import { type MadeKeys, makeKeys, openTest, personOf, sendTest } from "./steps.ts";

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

const words = staff.setUp;
const stepCount = 7;

type StepProps = { number: number; title: string; text: string; children: ReactNode };

function Step({ number, title, text, children }: StepProps) {
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <main className="wrapper page">
      <img src={mark} alt="" width="40" height="48" />
      <div className="set-up flow">
        <p className="row-facts">{fillIn(words.step, { number, count: stepCount })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  );
}

type StepFormProps = {
  button: string;
  busy?: string;
  onSubmit: (fields: FormData) => Promise<unknown>;
  children?: ReactNode;
};

function StepForm({ button, busy = words.moment, onSubmit, children }: StepFormProps) {
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
    <Step number={1} title={words.welcome} text={words.welcomeText}>
      <StepForm
        button={words.begin}
        onSubmit={async (fields) =>
          onStart(await api.startSetUp(String(fields.get("code")).trim()))
        }
      >
        <CodeInput label={words.code} hint={words.codeHint} />
      </StepForm>
    </Step>
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

function Name({ onMake }: { onMake: (made: MadeKeys, setUp: SetUp) => void }) {
  return (
    <Step number={2} title={words.who} text={words.whoText}>
      <StepForm
        button={words.make}
        busy={words.making}
        onSubmit={async (fields) => {
          const { made, setUp } = await makeKeys(String(fields.get("name")).trim());
          onMake(made, setUp);
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
      </StepForm>
    </Step>
  );
}

function PapersStep({ made, onNext }: { made: MadeKeys; onNext: () => void }) {
  return (
    <Step number={3} title={words.papers} text={words.papersText}>
      <Papers {...made} />
      <StepForm button={words.papersDone} onSubmit={async () => onNext()} />
    </Step>
  );
}

type InterruptedProps = { name: string; onNext: () => void; onAgain: () => void };

function Interrupted({ name, onNext, onAgain }: InterruptedProps) {
  return (
    <Step number={3} title={words.interrupted} text={fillIn(words.interruptedText, { name })}>
      <StepForm button={words.carryOn} onSubmit={async () => onNext()} />
      <AgainButton onAgain={onAgain} />
    </Step>
  );
}

function AgainButton({ onAgain }: { onAgain: () => void }) {
  return <Action onPress={onAgain}>{words.again}</Action>;
}

type TestProps = { onSent: (setUp: SetUp) => void; onAgain: () => void };

function Test({ onSent, onAgain }: TestProps) {
  return (
    <Step number={4} title={words.test} text={words.testText}>
      <StepForm
        button={words.testSend}
        busy={words.sending}
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
    <Step number={5} title={words.words} text={words.wordsText}>
      <StepForm
        button={words.open}
        busy={words.opening}
        onSubmit={async (fields) => {
          const passphrase = String(fields.get("words"));
          const { privateKey, next } = await openTest(setUp, { passphrase });
          onOpen(privateKey, next);
        }}
      >
        <TextInput
          label={words.wordsLabel}
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

function OpenWithSheet({ setUp, onOpen, onAgain }: OpenProps<(next: SetUp) => void>) {
  return (
    <Step number={6} title={words.sheet} text={words.sheetText}>
      <StepForm
        button={words.open}
        busy={words.opening}
        onSubmit={async (fields) => {
          onOpen((await openTest(setUp, { sheet: String(fields.get("sheet")) })).next);
        }}
      >
        <SheetCode />
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
    <Step number={7} title={words.mail} text={hasMail ? words.mailText : words.mailNone}>
      {isSent && (
        <StepForm
          button={words.mailCheck}
          onSubmit={(fields) => finish({ mail: "code", code: String(fields.get("code")) })}
        >
          <CodeInput label={words.mailCode} hint={words.mailCodeHint} />
        </StepForm>
      )}
      {hasMail && (
        <StepForm
          button={isSent ? words.mailAgain : words.mailSend}
          busy={words.sending}
          onSubmit={send}
        />
      )}
      <StepForm button={words.mailSkip} onSubmit={() => finish({ mail: "none" })} />
    </Step>
  );
}

function Ready({ onNext }: { onNext: () => Promise<void> }) {
  return (
    <Step number={stepCount} title={words.ready} text={words.readyText}>
      <StepForm button={words.readyOpen} busy={words.opening} onSubmit={onNext} />
    </Step>
  );
}
