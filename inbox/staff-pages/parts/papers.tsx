import { Printer } from "lucide-react";
import type { KeyPair } from "../../keys/lock.ts";
import { fingerprintOf } from "../../keys/ring.ts";
import { writeSheet } from "../../keys/sheet.ts";
import { Action } from "./action.tsx";
import { dateWords } from "./times.ts";
import { useSite } from "./use-site.ts";

type PapersProps = {
  person?: { name: string; passphrase: string; keys: KeyPair } | undefined;
  sheets?: readonly KeyPair[];
};

/** Shown once: a person's passphrase, or the recovery sheets, to be printed or written down. */
export function Papers({ person, sheets = [] }: PapersProps) {
  const { practice } = useSite();
  return (
    <>
      <div className="papers">
        {person && (
          <section className="paper flow" aria-label={`Passphrase of ${person.name}`}>
            <h2>Passphrase of {person.name}</h2>
            <p className="paper-words">{person.passphrase}</p>
            <p>
              These six words open the inbox of {practice.name}. Keep them where nobody else looks,
              or learn them and destroy this paper. Nobody will ever ask you for them.
            </p>
            <Made publicKey={person.keys.publicKey} />
          </section>
        )}
        {sheets.map(({ privateKey, publicKey }, index) => (
          <section
            className="paper flow"
            key={publicKey}
            aria-label={`Recovery sheet ${index + 1}`}
          >
            <h2>Recovery sheet {index + 1}</h2>
            <ol className="paper-groups">
              {writeSheet(privateKey).map((group, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none moves.
                <li key={place}>{group}</li>
              ))}
            </ol>
            <p>
              If every passphrase is lost, whoever holds this sheet can read everything in the inbox
              of {practice.name}. Keep the two sheets in two locked places, not on a computer and
              not as a photo.
            </p>
            <p>
              On the inbox’s page, choose ‘Use a recovery sheet’. If that page is gone, put
              AGE-SECRET-KEY-1 in front of the groups, without spaces. That’s a key for the program
              age, which opens the messages on any computer.
            </p>
            <Made publicKey={publicKey} />
          </section>
        ))}
      </div>
      <Action onPress={() => print()}>
        <Printer aria-hidden="true" />
        Print
      </Action>
    </>
  );
}

/** The key's date and fingerprint, to check the paper against the People page. */
function Made({ publicKey }: { publicKey: string }) {
  return (
    <p>
      Made on {dateWords(Date.now())}. Under ‘People’ it’s listed as{" "}
      <span className="fingerprint">{fingerprintOf(publicKey)}</span>
    </p>
  );
}
