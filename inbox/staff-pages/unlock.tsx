import { LockOpen } from "lucide-react";
import { useState } from "react";
import mark from "../../app/drawings/mark.svg";
import { practice } from "../site.ts";
import type { Keychain } from "./keychain.ts";
import { Heading } from "./parts/heading.tsx";
import { SheetCode, TextInput } from "./parts/labelled.tsx";
import { TaskForm } from "./parts/task-form.tsx";

type UnlockProps = { notice: string | undefined; onUnlock: (keychain: Keychain) => void };

export function Unlock({ notice, onUnlock }: UnlockProps) {
  const [hasSheet, setHasSheet] = useState(false);
  return (
    <main className="door">
      <div className="door-panel flow">
        <img className="door-mark" src={mark} alt="" width="48" height="56" />
        <Heading>Inbox</Heading>
        <p className="door-practice">{practice.name}</p>
        <p role="status">{notice}</p>
        <TaskForm
          key={String(hasSheet)}
          icon={<LockOpen aria-hidden="true" />}
          button="Unlock"
          busy="Unlocking …"
          onSubmit={async (field) => {
            // Asked for when it is needed: whoever only looks at the door does not wait for the locks.
            const { unlockWithPassphrase, unlockWithSheet } = await import("./keychain.ts");
            const keychain = hasSheet
              ? await unlockWithSheet(field("sheet"))
              : await unlockWithPassphrase(field("name"), field("words"));
            onUnlock(keychain);
          }}
        >
          {hasSheet ? <SheetCode /> : <NameAndWords />}
        </TaskForm>
        <button type="button" className="text-button" onClick={() => setHasSheet(!hasSheet)}>
          {hasSheet ? "Use the passphrase instead" : "Lost your passphrase? Use a recovery sheet"}
        </button>
      </div>
    </main>
  );
}

function NameAndWords() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextInput label="Your name" name="name" autoComplete="username" required />
      <TextInput
        label="Your six words"
        name="words"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button type="button" className="text-button" onClick={() => setIsShown(!isShown)}>
        {isShown ? "Hide the words" : "Show the words"}
      </button>
    </>
  );
}
