import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/prepare.js";
import { renderSites, wordsOf } from "./pages";

/*
 * Sentences that keep people safe, in the content that comes with the project. A part of
 * `npm run test:specification`.
 */

type InBoth = readonly [english: string, hindi: string];

const ownMail: InBoth = ["Does somebody else read it?", "क्या आपका ईमेल कोई और भी पढ़ता है?"];
const notSafe: InBoth = ["If it isn’t safe to tell them", "उन्हें बताना सुरक्षित न हो"];

/** Parts of sentences, by page. */
const sentences: Readonly<Record<string, readonly InBoth[]>> = {
  "/contact": [ownMail],
  "/appointments": [
    ownMail,
    notSafe,
    ["Somebody you trust and feel safe with.", "जिसके साथ आप सुरक्षित महसूस करें।"],
    ["sister, friend, colleague", "बहन, दोस्त, सहकर्मी"],
  ],
  "/services": [
    notSafe,
    ["if that isn’t safe, say so", "यह सुरक्षित न हो तो हमें बता दें।"],
    ["you don’t need a parent to call", "पिता की ज़रूरत नहीं"],
    ["you’ve taken something", "कुछ खा लिया है"],
    ["hear things that others don’t", "सुनाई देता है, जो औरों को नहीं"],
  ],
  "/blogs/panic-attacks": [
    ["different pain is another matter", "अलग तरह का हो, तो बात दूसरी है"],
    ["while it lasts", "इस बीच टेली"],
  ],
};

const sites = await renderSites(join(root, "content"));

describe.each(
  sites.map(({ site, documents }, index) => {
    const mainOf = (path: string) => documents.get(path)?.querySelector("main");
    return { language: site.language, index, site, mainOf };
  }),
)("in $language,", ({ index, site, mainOf }) => {
  test.each(Object.entries(sentences))("%s says what keeps people safe", (path, parts) => {
    const main = mainOf(path);
    const words = main && wordsOf(main);
    for (const part of parts) expect.soft(words).toContain(part[index]);
  });

  test.each(["/services", "/services/relationship-counseling"])(
    "%s has the link that leaves quickly in its text",
    (path) => {
      const links = mainOf(path)?.querySelectorAll(
        `[data-leave][href="${site.helpLines.leave.url}"]`,
      );
      expect(links).toHaveLength(1);
    },
  );

  test("the panic article begins with when to call", () => {
    const header = mainOf("/blogs/panic-attacks")?.querySelector("article > header");
    expect(header?.querySelector("p")?.textContent).toContain("112");
    expect(header?.querySelectorAll("ol > li")).toHaveLength(7);
  });

  test("the button on phones promises no free call", () => {
    const button = mainOf("/about")?.querySelector(".next-step-bar a[href^='tel:']");
    expect(button?.textContent).toBe(["Call us", "हमें फ़ोन करें"][index]);
  });

  test("the confirmation of an undelivered message says that it hasn't arrived", () => {
    const { both, ...forms } = site.forms;
    for (const { sent } of [forms.contact, forms.appointment]) {
      const headline = ["It hasn’t reached us yet.", "यह अभी हम तक नहीं पहुँचा है।"][index];
      expect(sent.confirmation.title).toContain(headline);
    }
    expect(both.sent.passOn).toContain("Sent");
  });
});

test("tells staff whom not to ring and what to tell the police", () => {
  const steps = sites[0]?.site.dangerWords.steps.map(({ text }) => text).join("\n");
  for (const part of [
    "unless it may be the person they’re afraid of",
    "Don’t ring a parent first if it may be somebody at home.",
    "The police can trace a phone.",
  ]) {
    expect.soft(steps).toContain(part);
  }
});
