import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { readSheet } from "../../keys/sheet.ts";
import { api, type SetUp } from "../api.ts";
import mark from "../drawings/mark.svg";
import { holdKeys, type Keychain } from "../keychain.ts";
import { Action } from "../parts/action.tsx";
import { Heading } from "../parts/heading.tsx";
import { SheetCode, TextInput } from "../parts/labelled.tsx";
import { Papers } from "../parts/papers.tsx";
import { TaskForm } from "../parts/task-form.tsx";
import { useSite } from "../parts/use-site.ts";
import { type MadeKeys, makeKeys, openTest, personOf, sendTest, unlockPerson } from "./steps.ts";

const stepCount = 7;

/**
 * Leads through the set-up. The server knows the current step, so a page that was closed continues
 * there. The secrets for the papers are only in this page until they are printed.
 */
// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function SetUpPage({ onUnlock }: { onUnlock: (keychain: Keychain) => void }) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [made, setMade] = useState<MadeKeys>();
  const [hasPapers, setHasPapers] = useState(false);
  /** The person's key, once it has opened the test message. */
  const [privateKey, setPrivateKey] = useState("");
  const [hasSheetOpened, setHasSheetOpened] = useState(false);
  const person = setUp && personOf(setUp);

  useEffect(() => {
    // An ApiError means that the code hasn't been entered yet.
    api.setUp().then(setSetUp, () => undefined);
  }, []);

  const again = (
    <Action
      onPress={() => {
        setMade(undefined);
        setHasPapers(false);
        setPrivateKey("");
        setSetUp((current) => current && { ...current, keyRing: undefined });
      }}
    >
      Start again with new keys
    </Action>
  );

  if (!setUp) {
    return (
      <Step
        key="code"
        number={1}
        title="Welcome"
        text="This takes about ten minutes and a printer, or pen and paper. Until it’s done, the website can’t accept messages."
        button="Begin"
        busy="One moment …"
        onSubmit={async (field) => setSetUp(await api.startSetUp(field("code")))}
      >
        <TextInput
          label="Code"
          hint="The server printed it when it started: three groups of four letters and digits."
          name="code"
          autoCapitalize="characters"
        />
      </Step>
    );
  }

  if (!person) {
    return (
      <Step
        key="name"
        number={2}
        title="Who are you?"
        text="You’re the first who can read what people write. You can add others later. Your browser now makes the practice’s key, six words for you, and two recovery sheets."
        button="Make the keys"
        busy="Making the keys …"
        onSubmit={async (field) => {
          const { made, setUp } = await makeKeys(field("name"));
          setMade(made);
          setSetUp(setUp);
        }}
      >
        <TextInput
          label="Your name"
          hint="As colleagues call you. You’ll type it to sign in."
          name="name"
          maxLength={100}
          autoComplete="name"
        />
      </Step>
    );
  }

  if (!hasPapers) {
    return (
      <Step
        key="papers"
        number={3}
        title={made ? "Three papers, shown only once" : "Do you have the papers?"}
        text={
          made
            ? "Print them or write them down before you go on. Nobody can show them to you again. In the next steps, you’ll need what’s on them."
            : `The keys were made earlier, for ${person.name}, and then this page was closed. If you have the six words and both recovery sheets on paper, carry on. If not, make new ones. Nothing has been encrypted with the old ones yet.`
        }
        button={made ? "I have all three on paper" : "Carry on with the papers"}
        onSubmit={async () => setHasPapers(true)}
        after={!made && again}
      >
        {made && <Papers {...made} />}
      </Step>
    );
  }

  if (!setUp.test) {
    return (
      <Step
        key="test"
        number={4}
        title="A test message"
        text="It takes the same way as every message, through the contact form to the server, which encrypts it with the practice’s key and can’t open it again."
        button="Send the test message"
        busy="Sending …"
        onSubmit={async () => setSetUp(await sendTest())}
        after={again}
      />
    );
  }

  if (!privateKey) {
    return (
      <Step
        key="words"
        number={5}
        title="Open it with your six words"
        text="Type them from the paper, with spaces between them. Capitals don’t matter."
        button="Open the message"
        busy="Opening …"
        onSubmit={async (field) => {
          const key = await unlockPerson(person, field("words"));
          await openTest(setUp, key);
          setPrivateKey(key);
        }}
        after={again}
      >
        <TextInput label="Your six words" name="words" autoCapitalize="none" />
      </Step>
    );
  }

  if (!hasSheetOpened) {
    return (
      <Step
        key="sheet"
        number={6}
        title="Open it again, with a recovery sheet"
        text="Your words opened it. Now take one of the two sheets. If all words are lost one day, it’s the only way in, so it has to work today."
        button="Open the message"
        busy="Opening …"
        onSubmit={async (field) => {
          await openTest(setUp, await readSheet(field("sheet")));
          setHasSheetOpened(true);
        }}
        after={again}
      >
        <SheetCode />
      </Step>
    );
  }

  const unlock = async () => onUnlock(await holdKeys(privateKey, await api.keyRings()));
  return <MailStep hasMail={setUp.hasMail} onDone={unlock} />;
}

type StepProps = ComponentProps<typeof TaskForm> & {
  number: number;
  title: string;
  text: string;
  /** Other ways to go on, below the form. */
  after?: ReactNode;
};

function Step({ number, title, text, after, ...form }: StepProps) {
  const { practice } = useSite();
  return (
    <main className="wrapper page">
      <img src={mark} alt="" width="40" height="48" />
      <div className="set-up flow">
        <p className="row-facts">
          Setting up the inbox of {practice.name}, step {number} of {stepCount}
        </p>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <TaskForm {...form} />
        {after}
      </div>
    </main>
  );
}

/** Step that sends a test e-mail: without alerts, nobody would look into the inbox. */
function MailStep({ hasMail, onDone }: { hasMail: boolean; onDone: () => Promise<void> }) {
  const [isSent, setIsSent] = useState(false);
  const finish = () => api.finishSetUp().then(onDone);
  const send = () => api.testMail().then(() => setIsSent(true));
  return (
    <Step
      key={String(isSent)}
      number={stepCount}
      title="Last, an e-mail when somebody writes"
      text={
        hasMail
          ? "Whatever people write then arrives here, and the inbox sends an e-mail without a word of it. Send one now, to see that it arrives. Look in the spam folder, too. Put the two sheets where nobody else looks, in two places."
          : "E-mail alerts aren’t set up on the server (INBOX_SMTP): nothing will tell you when somebody writes. Ask the server’s administrator to set them up first, or go on without."
      }
      {...(hasMail && !isSent
        ? { button: "Send the e-mail", busy: "Sending …", onSubmit: send }
        : { button: isSent ? "The e-mail has arrived" : withoutMail, onSubmit: finish })}
      after={
        hasMail && (
          <div className="cluster">
            {isSent && <Action onPress={send}>Send another e-mail</Action>}
            <Action onPress={finish}>{withoutMail}</Action>
          </div>
        )
      }
    />
  );
}

const withoutMail = "Go on without e-mail, and look in often";
