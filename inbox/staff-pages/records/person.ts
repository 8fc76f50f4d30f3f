import type { Opened } from "../messages/opened.ts";
import { digitsOf, waysOf } from "../messages/order.ts";
import { search } from "../messages/search.ts";

export type Person = { name: string; email: string; phone: string };

/** Ids of a person's messages, and how many were looked through to find them. */
export type Found = {
  theirs: readonly string[];
  perhaps: readonly string[];
  ticked: ReadonlySet<string>;
  searched: number;
};

/**
 * Compares a message with a person: theirs if the e-mail address or the last ten digits are the same,
 * perhaps theirs if it names them, even as an emergency contact.
 */
export function matchPerson(message: Opened, person: Person) {
  const ways = waysOf(person);
  if (waysOf(message.values).some((way) => ways.includes(way))) return "theirs";
  const contact = digitsOf(message.values?.emergencyPhone).slice(-10);
  const isNamed = [person.name, person.email].some(
    (text) => text && search([message], text).length > 0,
  );
  return isNamed || ways.includes(contact) ? "perhaps" : undefined;
}
