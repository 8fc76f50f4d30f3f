import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pagePaths, personPath } from "../../app/content/paths";
import { readValidContent } from "../../app/content/read-content";

/** Finds the file and line of the content in which words of a page are. */
export function placesIn(folder: string) {
  const { content, placeOf } = readValidContent(folder);

  const lines = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yml)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .map((line, index) => ({
          words: plain(line),
          place: `${join(relative("", folder), file).replaceAll("\\", "/")}, line ${index + 1}`,
        })),
    );

  /** Returns the place of words: the page's own file, the only file with them, or the page. */
  function placeOfWords(words: string, page: string) {
    const [file] = placeOfTitle(page).split(", line");
    const found = lines.filter((line) => line.words.includes(plain(words)));
    const own = found.find(({ place }) => place.startsWith(`${file},`));
    return own?.place ?? (found.length === 1 ? found[0]?.place : undefined) ?? page;
  }

  /** Returns the file and line of a page's title. */
  function placeOfTitle(page: string) {
    const [, section = "", slug = ""] = page.split("/");
    if (section === "therapists" && slug) {
      const people = Object.entries(content.therapists);
      const [id = ""] = people.find(([id, { name }]) => personPath({ id, name }) === page) ?? [];
      return placeOf(["therapists", id, "name"]);
    }
    if (slug) return placeOf([section === "blogs" ? "articles" : section, slug, "title"]);
    const [name = ""] = Object.entries(pagePaths).find(([, path]) => path === page) ?? [];
    return placeOf(["pages", name, "title"]);
  }

  return { placeOfWords, placeOfTitle };
}

/** Pages have typographic apostrophes and no-break spaces that files don't. */
function plain(words: string) {
  return words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}
