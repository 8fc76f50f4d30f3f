import { useEffect, useState } from "react";
import { api, type Passkey } from "../api.ts";
import type { Keychain } from "../keychain.ts";
import { rememberDevice, rememberedDevice } from "../known-device.ts";
import { Action } from "../parts/action.tsx";
import { dateWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useSite } from "../parts/use-site.ts";
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
  const [label = "Device"] =
    /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent) ?? [];
  if (made) await api.addPasskey({ ...made, label });
  rememberDevice({ name: me.name, credential: made?.credential ?? "" });
}

/** Asked on a device that doesn't unlock by itself yet, until its owner decides. */
export function OfferDevice() {
  const { keychain } = useInbox();
  const { practice } = useSite();
  const [isOffered, setIsOffered] = useState(false);
  const isPerson = keychain.me.kind === "person";

  useEffect(() => {
    if (isPerson) isDeviceNew().then(setIsOffered, () => undefined);
  }, [isPerson]);

  if (!isOffered) return null;
  function decline() {
    rememberDevice({ name: "", credential: "" });
    setIsOffered(false);
  }
  return (
    <section className="field-note flow" aria-label="This device">
      <p>
        Next time, unlock with this device: by thumb, face or its PIN. Whoever knows its PIN can
        then unlock the inbox. Your six words keep working.
      </p>
      <div className="cluster">
        <Action onPress={() => addDevice(keychain, practice.name).then(() => setIsOffered(false))}>
          Use this device
        </Action>
        <Action onPress={decline}>Not on this device</Action>
      </div>
    </section>
  );
}

/** True if this device supports passkeys, has none that the server knows, and wasn't declined. */
async function isDeviceNew() {
  const device = rememberedDevice();
  if (device?.name === "" || !(await hasPasskeys())) return false;
  const { passkeys } = await api.passkeys();
  return passkeys.every(({ credential }) => credential !== device?.credential);
}

/** Devices that unlock the inbox for somebody on the list. */
export function Devices() {
  const { keychain } = useInbox();
  const { practice } = useSite();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const load = () => api.passkeys().then((answer) => setPasskeys(answer.passkeys));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each change loads them again.
  useEffect(() => void load().catch(() => undefined), []);

  return (
    <section className="form-section" aria-labelledby="devices">
      <h2 id="devices">Devices that unlock by themselves</h2>
      <p>
        A device that is removed here opens nothing until its owner types the six words. No message
        is lost.
      </p>
      <ul className="people">
        {passkeys.map(({ credential, holderKey, label, at }) => {
          const owner = keychain.ring.holders.find(({ publicKey }) => publicKey === holderKey);
          return (
            <li className="person" key={credential}>
              <p>
                {owner?.name}: {label}
                <br />
                <small>since {dateWords(at)}</small>
              </p>
              <Action onPress={() => api.removePasskey(credential).then(load)}>
                Remove{" "}
                <span className="visually-hidden">
                  the {label} of {owner?.name}
                </span>
              </Action>
            </li>
          );
        })}
      </ul>
      {keychain.me.kind === "person" && (
        <div>
          <Action onPress={() => addDevice(keychain, practice.name).then(load)}>
            Unlock with this device
          </Action>
        </div>
      )}
    </section>
  );
}
