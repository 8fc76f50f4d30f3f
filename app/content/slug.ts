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

/** What a form calls a person: the first name, in lowercase. */
export function firstNameValue(name: string): string {
  const [firstName = ""] = name.trim().split(/\s+/);
  return slugify(firstName);
}
