/** The name as part of a URL: 'Zoë O'Brien' is `zoe-obrien`. One in another script has none. */
export function slugify(name: string): string {
  if (!isLatin(name)) return "";
  return (
    name
      // Splits an accented letter into letter and accent, so that only the accent is dropped.
      .normalize("NFD")
      .toLowerCase()
      // 'Club 2.0' is not the twentieth.
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

/** Whether all its letters are Latin. */
export function isLatin(text: string) {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** `id` is the name of the file. */
type Person = { id: string; name: string };

/** The last part of a person's URL: the full name, or where that has none, the name of the file. */
export function personSlug({ id, name }: Person): string {
  return slugify(name) || id;
}

/** What somebody is called: neither the title of 'Dr. Meera Nair' nor the initial of 'S. Meera'. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !/^(\p{L}|Dr|Prof|Mrs?|Ms|Shri|Smt|डॉ)\.?$/iu.test(word)) ?? name;
}

/** Ways to call somebody, the shortest first. */
const ways = [firstNameOf, withInitial, (name: string) => name];

/** What somebody is called among others, where there is room for one name. */
export function calledAmong(names: readonly string[], name: string): string {
  const others = names.filter((other) => other !== name);
  const way = ways.find((call) => others.every((other) => call(other) !== call(name)));
  return way?.(name) ?? name;
}

/** Kabir S. */
function withInitial(name: string) {
  const [first, last = ""] = [firstNameOf(name), name.trim().split(/\s+/).at(-1)];
  return first === last ? name : `${first} ${last.charAt(0)}.`;
}

/** What a form calls a person: the first name, in lowercase, or of two who share it the full one. */
export function personValue(person: Person, people: readonly Person[] = []): string {
  const hasNamesake = people.some((other) => {
    return other.id !== person.id && firstNameValue(other) === firstNameValue(person);
  });
  return hasNamesake ? personSlug(person) : firstNameValue(person);
}

function firstNameValue({ id, name }: Person): string {
  return slugify(firstNameOf(name)) || id;
}
