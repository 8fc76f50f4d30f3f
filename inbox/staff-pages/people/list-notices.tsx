import { fingerprintOfRing } from "../../keys/ring.ts";
import { changesOf } from "../../keys/ring-changes.ts";
import { Action } from "../parts/action.tsx";
import { receivedWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { undoDamage } from "./change-key-ring.ts";

/** Notices about the person's own passphrase, or a list to compare on a new device. */
export function ListNotices() {
  const { keychain } = useInbox();
  const { me, ring, rings, isNewDevice } = keychain;
  return (
    <>
      {isNewDevice && rings.length > 1 && (
        <p className="field-note">
          This device is new. Compare the list of people with a colleague’s: list {ring.number},{" "}
          <span className="fingerprint">{fingerprintOfRing(ring)}</span> (under People).
        </p>
      )}
      {me.kind === "person" && me.madeBy !== me.id && (
        <p className="field-note">
          A colleague made your six words, and may know them.{" "}
          <a href="#people">Make words of your own</a>
        </p>
      )}
      {me.kind === "sheet" && (
        <p className="field-note">
          You signed in with a recovery sheet. Next, make a new passphrase for whoever lost theirs:{" "}
          <a href="#people">People</a>
        </p>
      )}
    </>
  );
}

/** Warns that the newest key ring is damaged. Messages open with the keys of the one before. */
export function Damage() {
  const { inbox, keychain } = useInbox();
  const [last] = changesOf(keychain.rings);
  if (keychain.sound === keychain.ring) return null;
  return (
    <section className="field-note flow" role="alert" aria-label="Damaged list">
      <p>
        {last?.name}’s change of {receivedWords(last?.at ?? 0)} ({last?.what}) can’t be opened. You
        read with the keys of before. Undo it, and tell the others.
      </p>
      <Action onPress={async () => inbox.holdKeys(await undoDamage(keychain))}>
        Undo the change
      </Action>
    </section>
  );
}
