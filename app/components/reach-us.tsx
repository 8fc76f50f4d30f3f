import type { Site } from "../content/site";
import { mailHref, telHref } from "../lib/links";

/* Pages and forms share these, so they take what they need of the site as a prop. */

type ReachProps = { of: { practice: Pick<Site["practice"], "phone" | "email"> } };
type ReachUsProps = ReachProps & { of: { words: { help: Pick<Site["words"]["help"], "or"> } } };

/** A phone number reads from left to right, even in right-to-left text. */
export function ReachPhone({ of: { practice } }: ReachProps) {
  return (
    <a href={telHref(practice.phone)} dir="ltr">
      {practice.phone}
    </a>
  );
}

/** A long address breaks after its sign, before it breaks anywhere else. */
export function ReachEmail({ of: { practice } }: ReachProps) {
  const [name, host] = practice.email.split("@");
  return (
    <a href={mailHref(practice.email)}>
      {name}@<wbr />
      {host}
    </a>
  );
}

/** The practice's number and address, for when a page cannot do what it should. */
export function ReachUs({ of }: ReachUsProps) {
  return (
    <>
      <ReachPhone of={of} /> {of.words.help.or} <ReachEmail of={of} />
    </>
  );
}
