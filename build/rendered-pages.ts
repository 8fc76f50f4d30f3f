import { routes } from "../app/routes";
import { render } from "./render";

/** Every page as the build writes it, by its path, for tests that look at what pages say. */
export async function renderPages(...others: string[]) {
  const paths = [...routes.map(({ path }) => path), ...others];
  const pages = await Promise.all(
    paths.map(async (path) => [path, String((await render(path, "")).body)] as const),
  );
  return new Map(pages);
}

/** The words of a document as a reader gets them, without its head and scripts. */
export function textOf(html: string) {
  return decodeEntities(
    html
      .replace(/^.*<body/s, "<body")
      .replaceAll("<!-- -->", "")
      .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
      .replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?)])/g, "$1")
    .replaceAll("( ", "(")
    .trim();
}

export function decodeEntities(text: string) {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
