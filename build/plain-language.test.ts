import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { notFound, type Route, routes } from "../app/routes";
import { readingGrade, sentencesOf, wordsOf } from "./reading-grade";

/** School years: the seventh starts at the age of twelve. An article explains an illness or a law. */
const hardestGrade = { page: 7, article: 8 };
const longestSentence = 25;

/** Two addresses of one page are read once. */
const pages = [...routes, notFound].filter(({ path, canonical = path }) => canonical === path);

const markup = new Map(pages.map(({ path, page }) => [path, renderToStaticMarkup(page)]));

/** What is no sentence of ours: headings, controls, sources, titles, another language. */
const leftOut = [
  /<(h[1-6]|nav|button|label|legend|select|svg|dt|footer)\b.*?<\/\1>/gs,
  /<p class="(?:article-next|therapist-role|therapist-card-role)">.*?<\/p>/gs,
  /<div[^>]* lang="hi">.*?<\/div>/gs,
];

const inline = /<\/?(?:a|abbr|b|br|em|i|span|strong|time)\b[^>]*>/g;

function plainText(html: string) {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** The text of each element that holds text, in order. */
function blocksOf(html: string) {
  return plainText(html.replace(inline, ""))
    .split(/<[^>]+>/)
    .map((block) => block.trim())
    .filter(Boolean);
}

/** Sentences of at least four words: shorter ones are labels, and would flatter the average. */
function proseOf({ path }: Route) {
  const html = leftOut.reduce((rest, part) => rest.replace(part, "<p>"), markup.get(path) ?? "");
  return blocksOf(html)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length >= 4);
}

describe("someone of thirteen can follow", () => {
  test.each(pages)("$path", (route) => {
    const kind = route.openGraphType === "article" ? "article" : "page";
    const sentences = proseOf(route);
    expect(sentences).not.toHaveLength(0);
    expect(readingGrade(sentences)).toBeLessThanOrEqual(hardestGrade[kind]);
    expect(sentences.filter((sentence) => wordsOf(sentence).length > longestSentence)).toEqual([]);
  });
});

/** Words that not everyone knows, each with the words that explain it where it first stands. */
const explained: readonly (readonly [term: RegExp, meaning: RegExp])[] = [
  [/psychosis/i, /psychosis, a state in which it is hard to tell what is real/],
  [/hallucination/i, /Hallucinations: hearing, seeing or feeling things that others do not/],
  [/delusion/i, /Delusions: firm beliefs that no proof can shift/],
  [/negative symptom/i, /Loss of drive, which doctors call 'negative symptoms'/],
  [/psychiatrist/i, /A psychiatrist is a medical doctor who treats illnesses of the mind/],
  [/antipsychotic/i, /Antipsychotics are medicines that can quieten voices/],
  [/cognitive|\bCBT\b/i, /cognitive behavioural therapy \(CBT\) you look at how thoughts/],
  [/relapse/i, /a relapse \(the illness coming back\)/],
  [/advance directive/i, /advance directive\. It says how you do, and do not, want to be treated/],
  [/nominated representative/i, /nominated representative, a person you trust/],
  [/hustle culture/i, /Hustle culture is the belief that/],
  [/isch(?:a)?emic/i, /ischaemic heart disease, in which the heart gets too little blood/],
  [/burnout/i, /Burnout comes from work stress that has gone on too long/],
  [/occupational/i, /'occupational phenomenon', a thing of working life/],
  [/detachment/i, /detachment\. It means letting go of work in your mind/],
  [/therapeutic play/i, /Therapeutic play is play with a purpose/],
  [/facilitator/i, /Facilitators, who are therapists from our team/],
  [/growth circle/i, /growth circles, people meet to think about who they are/],
  [/supervis/i, /under the supervision of senior colleagues\. This means/],
  [/withdraw/i, /withdraw your consent, which means to take back your yes/],
];

describe("each hard word is explained where it first stands", () => {
  const prose = pages.map((route) => [route.path, proseOf(route).join(" ")] as const);

  test.each(explained)("%s", (term, meaning) => {
    const users = prose.filter(([, text]) => term.test(text));
    expect(users, "pages that use the word").not.toHaveLength(0);
    const unexplained = users.filter(([, text]) => {
      const match = meaning.exec(text);
      const first = text.search(term);
      return !match || first < match.index || first > match.index + match[0].length;
    });
    expect(unexplained.map(([path]) => path)).toEqual([]);
  });
});

/** Known without words, or the name of a service. */
const everyday = new Set(["AM", "PM", "MANAS"]);

describe("each abbreviation is spelt out once", () => {
  test.each(pages)("$path", ({ path }) => {
    const html = (markup.get(path) ?? "").replace(/<(footer|svg)\b.*?<\/\1>/gs, "");
    const text = blocksOf(html).join("\n");
    const used = new Set(text.match(/\b[A-Z]{2,}\b/g));
    const unknown = [...used].filter((short) => {
      const isSpeltOut = text.includes(` (${short})`) || html.includes(`">${short}</abbr>`);
      return !everyday.has(short) && !isSpeltOut;
    });
    expect(unknown).toEqual([]);
  });
});

/* Some texts of the practice have straight quotes, and tests compare them; so all have. */
test.each(pages)("$path has straight quotes throughout", ({ path }) => {
  expect(markup.get(path)).not.toMatch(/[‘’“”]/);
});
