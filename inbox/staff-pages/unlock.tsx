import { LockOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import mark from "./drawings/mark.svg";
import type { Keychain, UntrustedRing } from "./keychain.ts";
import { rememberedDevice } from "./known-device.ts";
import { Heading } from "./parts/heading.tsx";
import { SheetCode, TextInput } from "./parts/labelled.tsx";
import { TaskForm } from "./parts/task-form.tsx";
import { useSite } from "./parts/use-site.ts";

type UnlockProps = { notice: string | undefined; onUnlock: (keychain: Keychain) => void };
type Keys = typeof import("./keychain.ts");

export function Unlock({ notice, onUnlock }: UnlockProps) {
  const [hasSheet, setHasSheet] = useState(false);
  const [untrusted, setUntrusted] = useState<UntrustedRing>();
  const [device] = useState(rememberedDevice);

  async function unlock(work: (keys: Keys) => Promise<Keychain>) {
    // Loaded on demand: the door appears before the cryptography has loaded.
    const keys = await import("./keychain.ts");
    try {
      onUnlock(await work(keys));
    } catch (error) {
      if (!(error instanceof keys.UntrustedRing)) throw error;
      setUntrusted(error);
    }
  }

  if (untrusted) {
    return (
      <Door notice={untrusted.message}>
        <TaskForm
          button="Go on with this list"
          busy="Unlocking …"
          onSubmit={async (field) => onUnlock(await untrusted.accept(field("groups")))}
          onCancel={() => setUntrusted(undefined)}
        >
          <TextInput
            label="Four groups of the list"
            hint="If the administrator revoked a list on purpose, the four groups are on a colleague’s People page, and in what the command printed."
            name="groups"
            autoCapitalize="characters"
          />
        </TaskForm>
      </Door>
    );
  }
  return (
    <Door notice={notice}>
      {device?.name && !hasSheet && (
        <TaskForm
          icon={<LockOpen aria-hidden="true" />}
          button="Unlock with this device"
          busy="Unlocking …"
          onSubmit={() => unlock((keys) => keys.unlockWithDevice(device.name))}
        />
      )}
      <TaskForm
        key={String(hasSheet)}
        icon={<LockOpen aria-hidden="true" />}
        button="Unlock"
        busy="Unlocking …"
        onSubmit={(field) =>
          unlock((keys) =>
            hasSheet
              ? keys.unlockWithSheet(field("sheet"))
              : keys.unlockWithPassphrase(field("name"), field("words")),
          )
        }
      >
        {hasSheet ? <SheetCode /> : <NameAndWords name={device?.name} />}
      </TaskForm>
      <button type="button" className="text-button" onClick={() => setHasSheet(!hasSheet)}>
        {hasSheet ? "Use the passphrase instead" : "Lost your passphrase? Use a recovery sheet"}
      </button>
    </Door>
  );
}

function Door({ notice, children }: { notice: string | undefined; children: ReactNode }) {
  const { practice } = useSite();
  return (
    <main className="door">
      <div className="door-panel flow">
        <img className="door-mark" src={mark} alt="" width="48" height="56" />
        <Heading>Inbox</Heading>
        <p className="door-practice">{practice.name}</p>
        <p role="status">{notice}</p>
        {children}
      </div>
    </main>
  );
}

function NameAndWords({ name }: { name: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextInput label="Your name" name="name" defaultValue={name} autoComplete="username" />
      <TextInput
        label="Your six words"
        name="words"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
      />
      <button type="button" className="text-button" onClick={() => setIsShown(!isShown)}>
        {isShown ? "Hide the words" : "Show the words"}
      </button>
    </>
  );
}
