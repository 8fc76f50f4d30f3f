import { resolve } from "node:path";
import { describe } from "vitest";
import { renderSites } from "./pages";
import { checkRules } from "./rules";

/* The rules for any practice, on the content of the project. A part of `npm run test:specification`. */

const own = await renderSites(resolve(process.env.SITE_CONTENT ?? "content"));

describe.each(own.map((rendered) => [rendered.site.language, rendered] as const))(
  "The content of the project in %s",
  (_, rendered) => checkRules(rendered),
);
