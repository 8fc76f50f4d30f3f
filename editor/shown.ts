/** Fields that each page shows, in the order of the site: as the site has measured it. */
export type Shown = readonly {
  url: string;
  places: readonly { id: string; field: string }[];
}[];

/** The page that shows a field, by the field's path with dots. */
export type PagesByField = Readonly<Record<string, string>>;

/**
 * Returns for each field of an entry the page to show beside its form. Of several, that is the page
 * with the most fields of the entry in the same language, which mostly is the entry's own.
 */
export function pagesFor(shown: Shown, id: string, language = ""): PagesByField {
  const found = shown.map(({ url, places }) => {
    const own = places.flatMap((place) => (place.id === id ? [place.field] : []));
    return { url, fields: new Set(own) };
  });
  const countOf = (fields: ReadonlySet<string>, field: string) =>
    [...fields].filter((other) => isIn(language, other) === isIn(language, field)).length;
  const all = new Set(found.flatMap(({ fields }) => [...fields]));
  return Object.fromEntries(
    [...all].map((field) => {
      const pages = found.filter(({ fields }) => fields.has(field));
      const counts = pages.map(({ fields }) => countOf(fields, field));
      return [field, pages[counts.indexOf(Math.max(...counts))]?.url ?? ""];
    }),
  );
}

/** Returns the page for a field: where no page shows it, that of the field next to it. */
export function pageFor(pages: PagesByField, path: readonly string[], language = "") {
  const isOther = isIn(language, path.join("."));
  const fields = Object.keys(pages).filter((field) => isIn(language, field) === isOther);
  for (let length = path.length; length > 0; length -= 1) {
    const around = path.slice(0, length).join(".");
    const found = fields.find((field) => field === around || field.startsWith(`${around}.`));
    if (found) return pages[found];
  }
  // The entry's own page: that with most of its fields.
  const urls = fields.map((field) => pages[field] ?? "");
  const counts = urls.map((url) => urls.filter((other) => other === url).length);
  return urls[counts.indexOf(Math.max(...counts))];
}

/** True for a field with words of another language. */
function isIn(language: string, field: string) {
  return language !== "" && field.startsWith(`${language}.`);
}
