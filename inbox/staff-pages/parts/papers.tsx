import { Printer } from "lucide-react";
import { staff } from "../../../app/content/staff";
import { formatDay } from "../../../app/lib/dates";
import { fillIn } from "../../../app/lib/fill-in";
import { fingerprintOf } from "../../keys/key-ring.ts";
import type { KeyPair } from "../../keys/lock.ts";
import { writeSheet } from "../../keys/sheet.ts";
import { Action } from "./action.tsx";

const words = staff.papers;

type PapersProps = {
  person?: { name: string; passphrase: string; keys: KeyPair };
  sheets?: readonly KeyPair[];
};

/** Shown once: a person's passphrase, or the recovery sheets, to be printed or written down. */
export function Papers({ person, sheets = [] }: PapersProps) {
  return (
    <>
      <div className="papers">
        {person && (
          <section className="paper flow" aria-label={fillIn(words.words, { name: person.name })}>
            <h2>{fillIn(words.words, { name: person.name })}</h2>
            <p className="paper-words">{person.passphrase}</p>
            <p>{words.wordsText}</p>
            <Made publicKey={person.keys.publicKey} />
          </section>
        )}
        {sheets.map(({ privateKey, publicKey }, index) => (
          <section
            className="paper flow"
            key={publicKey}
            aria-label={fillIn(words.sheet, { number: index + 1 })}
          >
            <h2>{fillIn(words.sheet, { number: index + 1 })}</h2>
            <ol className="paper-groups">
              {writeSheet(privateKey).map((group, place) => (
                <li key={place}>{group}</li>
              ))}
            </ol>
            <p>{words.sheetText}</p>
            <p>{words.sheetUse}</p>
            <Made publicKey={publicKey} />
          </section>
        ))}
      </div>
      <Action onPress={() => print()}>
        <Printer aria-hidden="true" />
        {words.print}
      </Action>
    </>
  );
}

/** With which a paper is found again on the page of people: nobody has put another in its place. */
function Made({ publicKey }: { publicKey: string }) {
  const today = formatDay(new Date().toISOString());
  return (
    <p>
      {fillIn(words.made, { day: today })}{" "}
      <span className="fingerprint">{fingerprintOf(publicKey)}</span>
    </p>
  );
}
