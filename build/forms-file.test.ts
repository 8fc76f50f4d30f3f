import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deliveryEnabled } from "../app/content/delivery";
import { testFolder, testSite } from "../app/content/testing";
import { formsFileName, marks, readFormsFile } from "../contract/forms-file";
import { elementsOf } from "../hosting/elements";
import { siteFiles } from "./site-files";

/* Runs twice: for a site whose forms deliver, and for one whose forms don't. */

const files = siteFiles([testSite()], testFolder, "/assets/forms.js");
const url = `/${formsFileName}` as const;

if (!deliveryEnabled) {
  test("a site that delivers nothing has no file for the inbox", () => {
    expect(Object.keys(files)).not.toContain(url);
  });
} else {
  const fixture = (name: string) =>
    readFileSync(new URL(`../inbox/testing/site/${name}`, import.meta.url), "utf8");
  const make = async (name: string) => String(await files[`/${name.replace(".html", "")}`]?.make());

  test.each([
    ["the build writes", make],
    ["tests of the inbox have", fixture],
  ])("the pages that %s fit their forms.json", async (_whose, read) => {
    const [language] = readFormsFile(await read(formsFileName)).languages;
    expect(language.forms.map(({ name }) => name)).toEqual(["contact", "appointment"]);
    for (const form of language.forms) {
      const page = await read(`${form.url.slice(1)}.html`);
      // As a browser without scripts reads it.
      const elements = elementsOf(page.replace(/<\/?noscript>/g, ""));
      const having = (attribute: string, value?: string) =>
        elements.filter(({ attributes }) => {
          const found = attributes.get(attribute);
          return value === undefined ? found !== undefined : found === value;
        });
      expect(having(marks.form, form.name)).toHaveLength(1);
      expect(having(marks.props)).toHaveLength(1);
      expect(having(marks.scripted).length).toBeGreaterThan(0);
      expect(having("action", form.url).map(({ attributes }) => attributes.get("method"))).toEqual([
        "post",
      ]);
      for (const { name, kind, options } of form.sections.flatMap(({ fields }) => fields)) {
        const controls = having("name", name).filter((one) => one.name !== "button");
        expect(controls.length, name).toBe(kind === "radios" ? options.length : 1);
        for (const { value } of options) expect(having("value", value).length).toBeGreaterThan(0);
      }
    }
  });
}
