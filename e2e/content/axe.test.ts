import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { sources } from "./pages";
import { placeOfWords } from "./places";

/*
 * What the owner's words and pictures could make hard to use. All else is a matter of the code, and
 * judged in a browser with the practice of the tests.
 */
const rules = [
  "empty-heading",
  "heading-order",
  "identical-links-same-purpose",
  "image-alt",
  "image-redundant-alt",
  "landmark-unique",
  "link-name",
  "list",
  "listitem",
  "svg-img-alt",
  "table-duplicate-name",
  "valid-lang",
];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("everybody can use the pages of the owner's content", async () => {
  const errors: string[] = [];
  for (const [path, html] of sources) errors.push(...(await axeErrors(path, html)));
  expect(errors).toEqual([]);

  const wrong = `<!DOCTYPE html><html lang="en"><title>A page</title><main><h1>A page</h1>
    <h3>A part</h3><img src="x.png"><a href="/"></a></main></html>`;
  expect((await axeErrors("/wrong", wrong)).length).toBe(3);
});

async function axeErrors(path: string, html: string) {
  const window = new Window({
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  const page = new window.DOMParser().parseFromString(html, "text/html");
  // Without the scripts of pages, which want a browser.
  for (const part of page.querySelectorAll("script, iframe")) part.remove();
  window.document.write(page.documentElement.outerHTML);
  window.eval(source);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
    runOnly: { type: "rule", values: rules },
    resultTypes: ["violations"],
    iframes: false,
  });
  await window.happyDOM.close();
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html: part }) => `${placeOfWords(part, path)}: ${help} (${part})`),
  );
}
