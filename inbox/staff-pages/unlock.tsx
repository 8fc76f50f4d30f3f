import { LockOpen } from "lucide-react";
import { type FormEvent, useState } from "react";
import { practice } from "../../app/content/practice";
import { staff } from "../../app/content/staff";
import mark from "../../app/drawings/mark.svg";
import type { Keychain } from "./keychain.ts";
import { ErrorText } from "./parts/error-text.tsx";
import { SheetCode, TextInput } from "./parts/labelled.tsx";
import { useFocus } from "./parts/use-focus.ts";
import { useTask } from "./parts/use-task.ts";

const words = staff.door;

/** Asked for when it is needed: whoever only looks at the door does not wait for the locks. */
const keychainModule = () => import("./keychain.ts");

type UnlockProps = { notice: string | undefined; onUnlock: (keychain: Keychain) => void };

export function Unlock({ notice, onUnlock }: UnlockProps) {
  const [hasSheet, setHasSheet] = useState(false);
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <main className="door">
      <div className="door-panel flow">
        <img className="door-mark" src={mark} alt="" width="48" height="56" />
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="door-practice">{practice.name}</p>
        <p role="status">{notice}</p>
        {hasSheet ? <SheetForm onUnlock={onUnlock} /> : <PassphraseForm onUnlock={onUnlock} />}
        <button type="button" className="text-button" onClick={() => setHasSheet(!hasSheet)}>
          {hasSheet ? words.back : words.lost}
        </button>
      </div>
    </main>
  );
}

function PassphraseForm({ onUnlock }: Pick<UnlockProps, "onUnlock">) {
  const { isBusy, error, run } = useTask();
  const [isShown, setIsShown] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    run(async () => {
      const { unlockWithPassphrase } = await keychainModule();
      onUnlock(await unlockWithPassphrase(String(fields.get("name")), String(fields.get("words"))));
    });
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextInput label={words.name} name="name" autoComplete="username" required />
      <TextInput
        label={words.words}
        name="words"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="button" className="text-button" onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </button>
      <ErrorText text={error} />
      <UnlockButton isBusy={isBusy} />
    </form>
  );
}

function SheetForm({ onUnlock }: Pick<UnlockProps, "onUnlock">) {
  const { isBusy, error, run } = useTask();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("sheet"));
    run(async () => {
      const { unlockWithSheet } = await keychainModule();
      onUnlock(await unlockWithSheet(typed));
    });
  }
  return (
    <form className="form" onSubmit={submit}>
      <SheetCode />
      <ErrorText text={error} />
      <UnlockButton isBusy={isBusy} />
    </form>
  );
}

function UnlockButton({ isBusy }: { isBusy: boolean }) {
  return (
    <button type="submit" className="button" aria-disabled={isBusy}>
      <LockOpen aria-hidden="true" />
      {isBusy ? words.unlocking : words.unlock}
    </button>
  );
}
