import { useEffect, useState } from "react";
import { api, type Passkey } from "../api.ts";
import type { Keychain } from "../keychain.ts";
import {
  declineDevice,
  isDeviceDeclined,
  rememberDevice,
  rememberedDevice,
} from "../known-device.ts";
import { Action } from "../parts/action.tsx";
import { dateWords } from "../parts/date-words.ts";
import { ErrorText } from "../parts/error-text.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useSite } from "../parts/use-site.ts";
import { useTask } from "../parts/use-task.ts";
import { hasPasskeys, lockWithPasskey } from "../passkey.ts";

/** Makes a passkey on this device, beside the six words. */
async function addDevice({ me, privateKey }: Keychain, practice: string) {
  const { passkeys } = await api.passkeys();
  const own = passkeys.filter(({ holderKey }) => holderKey === me.publicKey);
  const owner = { id: me.id, name: me.name, practice, privateKey };
  const made = await lockWithPasskey(owner, own).catch((error: Error) => {
    // The device has one of these already, perhaps from another device that shares them.
    if (error.name === "InvalidStateError") return undefined;
    throw new Error("No passkey was made. Your six words open the inbox as before.");
  });
  if (!made && own.length === 0) {
    throw new Error(
      "This device can’t unlock the inbox by itself. Your six words open it as before.",
    );
  }
  if (made) await api.addPasskey({ ...made, label: deviceName() });
  rememberDevice({ name: me.name, credential: made?.credential ?? "" });
}

function deviceName() {
  return /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? "Device";
}

/** Asked once, after somebody has typed the words. */
export function OfferDevice() {
  const { keychain } = useInbox();
  const { isBusy, error, run } = useTask();
  const { practice } = useSite();
  const [isOffered, setIsOffered] = useState(false);
  const { openedWith } = keychain;

  useEffect(() => {
    if (openedWith !== "words" || isDeviceDeclined()) return;
    isDeviceNew().then(setIsOffered, () => undefined);
  }, [openedWith]);

  if (!isOffered) return null;
  return (
    <section className="field-note flow" aria-label="This device">
      <p>
        Next time, unlock with this device: by thumb, face or its PIN. Whoever knows its PIN can
        then unlock the inbox. Your six words keep working.
      </p>
      <div className="cluster">
        <Action
          isBusy={isBusy}
          onPress={() =>
            run(() => addDevice(keychain, practice.name).then(() => setIsOffered(false)))
          }
        >
          Use this device
        </Action>
        <Action
          isBusy={isBusy}
          onPress={() => {
            declineDevice();
            setIsOffered(false);
          }}
        >
          Not on this device
        </Action>
      </div>
      <ErrorText text={error} />
    </section>
  );
}

/** Whether this device could have a passkey, and has none that the server knows. */
async function isDeviceNew() {
  if (!(await hasPasskeys())) return false;
  const { passkeys } = await api.passkeys();
  const known = rememberedDevice()?.credential;
  return passkeys.every(({ credential }) => credential !== known);
}

/** Devices that unlock the inbox for somebody on the list. */
export function Devices() {
  const { keychain } = useInbox();
  const { isBusy, error, run } = useTask();
  const { practice } = useSite();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const load = async () => setPasskeys((await api.passkeys()).passkeys);

  useEffect(() => {
    api.passkeys().then(
      (answer) => setPasskeys(answer.passkeys),
      () => undefined,
    );
  }, []);

  const nameOf = ({ holderKey }: Passkey) =>
    keychain.ring.holders.find(({ publicKey }) => publicKey === holderKey)?.name;
  return (
    <section className="form-section" aria-labelledby="devices">
      <h2 id="devices">Devices that unlock by themselves</h2>
      <p>
        A device that is removed here opens nothing any more until its owner types the six words. To
        remove one loses no message.
      </p>
      <ul className="people">
        {passkeys.map((passkey) => (
          <li className="person" key={passkey.credential}>
            <p>
              {nameOf(passkey)}: {passkey.label}
              <br />
              <small>since {dateWords(passkey.at)}</small>
            </p>
            <Action
              isBusy={isBusy}
              onPress={() =>
                run(async () => {
                  await api.removePasskey(passkey.credential);
                  await load();
                })
              }
            >
              Remove{" "}
              <span className="visually-hidden">
                the {passkey.label} of {nameOf(passkey)}
              </span>
            </Action>
          </li>
        ))}
      </ul>
      {keychain.me.kind === "person" && (
        <div>
          <Action
            isBusy={isBusy}
            onPress={() => run(() => addDevice(keychain, practice.name).then(load))}
          >
            Unlock with this device
          </Action>
        </div>
      )}
      <ErrorText text={error} />
    </section>
  );
}
