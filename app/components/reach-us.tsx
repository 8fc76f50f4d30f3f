import { practice } from "../content/practice";
import { help } from "../content/words";
import { mailHref, telHref } from "../lib/links";

/** A number is read from the left, also where the words around it are not. */
export function ReachPhone() {
  return (
    <a href={telHref(practice.phone)} dir="ltr">
      {practice.phone}
    </a>
  );
}

/** A long address breaks after its sign, before it breaks anywhere else. */
export function ReachEmail() {
  const [name, host] = practice.email.split("@");
  return (
    <a href={mailHref(practice.email)}>
      {name}@<wbr />
      {host}
    </a>
  );
}

/** The practice's number and address, for when a page cannot do what it should. */
export function ReachUs() {
  return (
    <>
      <ReachPhone /> {help.or} <ReachEmail />
    </>
  );
}
