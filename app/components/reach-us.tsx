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

export function ReachEmail() {
  return <a href={mailHref(practice.email)}>{practice.email}</a>;
}

/** The practice's number and address, for when a page cannot do what it should. */
export function ReachUs() {
  return (
    <>
      <ReachPhone /> {help.or} <ReachEmail />
    </>
  );
}
