/** The name as part of a URL: 'Zoë O'Brien' is `zoe-obrien`. One in another script has none. */
export function slugify(name: string): string {
  if (!isLatin(name)) return "";
  return (
    name
      // Splits an accented letter into letter and accent, so that only the accent is dropped.
      .normalize("NFD")
      .toLowerCase()
      // Otherwise 'Club 2.0' would become `club-20`.
      .replace(/(?<=\d)\.(?=\d)/g, "-")
      .replace(/[^a-z0-9\s-]/g, "")
      .split(/[\s-]+/)
      .filter((word) => word !== "")
      .join("-")
  );
}

/** The id of a heading, which may be in any script. */
export function headingId(heading: string): string {
  return slugify(heading) || heading.trim().replace(/\s+/g, "-");
}

/** True if all letters of a text are Latin. */
export function isLatin(text: string) {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** `id` is the name of the file. */
type Person = { id: string; name: string };

/** The last part of a person's URL: the full name, or where that has none, the name of the file. */
export function personSlug({ id, name }: Person): string {
  return slugify(name) || id;
}

/** Returns the first name: neither the title of 'Dr. Meera Nair' nor the initial of 'S. Meera'. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !/^(\p{L}|Dr|Prof|Mrs?|Ms|Shri|Smt|डॉ)\.?$/iu.test(word)) ?? name;
}

/** Forms of a name, shortest first. */
const ways = [firstNameOf, withInitial, (name: string) => name];

/** Returns the shortest name that tells a person from others: 'Kabir', 'Kabir S.'. */
export function shortUniqueName(names: readonly string[], name: string): string {
  const others = names.filter((other) => other !== name);
  const way = ways.find((call) => others.every((other) => call(other) !== call(name)));
  return way?.(name) ?? name;
}

/** Kabir S. */
function withInitial(name: string) {
  const [first, last = ""] = [firstNameOf(name), name.trim().split(/\s+/).at(-1)];
  return first === last ? name : `${first} ${last.charAt(0)}.`;
}

/** Returns a person's value in the form: the first name in lower case, or the full one if it is shared. */
export function personValue(person: Person, people: readonly Person[] = []): string {
  const hasNamesake = people.some((other) => {
    return other.id !== person.id && firstNameValue(other) === firstNameValue(person);
  });
  return hasNamesake ? personSlug(person) : firstNameValue(person);
}

function firstNameValue({ id, name }: Person): string {
  return slugify(firstNameOf(name)) || id;
}
