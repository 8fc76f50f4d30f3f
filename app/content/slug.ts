/** The name as part of a URL: 'Zoë O'Brien' is `zoe-obrien`. */
export function slugify(name: string): string {
  return (
    name
      // Splits an accented letter into letter and accent, so that only the accent is dropped.
      .normalize("NFD")
      .toLowerCase()
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

/** A person, with the name of their file, which addresses fall back on: a name may be in any script. */
type Person = { id: string; name: string };

export function personSlug({ id, name }: Person): string {
  return slugify(firstNameOf(name)) === "" ? id : slugify(name);
}

/** What a form calls a person: the first name, in lowercase. */
export function firstNameValue({ id, name }: Person): string {
  return slugify(firstNameOf(name)) || id;
}

function firstNameOf(name: string) {
  const [firstName = ""] = name.trim().split(/\s+/);
  return firstName;
}
