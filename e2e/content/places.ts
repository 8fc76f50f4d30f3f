import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { content, folder } from "virtual:content";
import { readContent } from "../../app/content/read-content";
import { slugify } from "../../app/content/slug";

const { placeOf } = readContent(folder);

const lines = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(md|yml)$/.test(file))
  .flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .map((line, index) => ({
        words: plain(line),
        place: `content/${file.replaceAll("\\", "/")}, line ${index + 1}`,
      })),
  );

/** Where words of a page stand: in its own file, or in the only one that has them, or on the page. */
export function placeOfWords(words: string, page: string) {
  const [file] = placeOfField(page, "title").split(", line");
  const found = lines.filter((line) => line.words.includes(plain(words)));
  const own = found.find(({ place }) => place.startsWith(`${file},`));
  return own?.place ?? (found.length === 1 ? found[0]?.place : undefined) ?? page;
}

/** Pages have other apostrophes than files, and spaces at which no line ends. */
function plain(words: string) {
  return words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

/** Where the title or the description of a page stands. */
export function placeOfField(page: string, field: "title" | "description") {
  const [, section = "", slug = ""] = page.split("/");
  if (section === "therapists" && slug) {
    const people = Object.entries(content.therapists);
    const [id = ""] = people.find(([, { name }]) => slugify(name) === slug) ?? [];
    return placeOf(["therapists", id, field === "title" ? "name" : field]);
  }
  if (section === "blogs" && slug) {
    return placeOf(["articles", slug, field === "title" ? field : "excerpt"]);
  }
  if (slug) return placeOf([section, slug, field]);
  return placeOf(["pages", { "": "home", blogs: "articles" }[section] ?? section, field]);
}
