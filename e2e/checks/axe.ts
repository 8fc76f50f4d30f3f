import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { leastContrast } from "./contrast";
import { layOutAll } from "./layout";

/** WCAG A and AA of 2.0, 2.1 and 2.2, and what axe's authors hold to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All of the above that a change of colours can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Rules = "all" | "colours";

/** A third as long as what the module itself offers. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page as it stands, and what it could not judge. */
export async function axeFindings(page: Page, rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    // Not as a script tag, which a security policy would refuse.
    await page.evaluate(source);
    // Axe looks at places on the page.
    await layOutAll(page);
  }
  // Axe cannot judge text on a gradient, but it can on each of the colours of that gradient.
  const shades = await page.evaluate(countShades);
  const findings: string[] = [];
  for (let shade = 0; shade < Math.max(shades, 1); shade += 1) {
    if (shades > 0) await page.evaluate(flattenGradients, shade);
    findings.push(...(await runAxe(page, shade === 0 ? rules : "colours")));
  }
  if (shades > 0) await page.evaluate(flattenGradients, undefined);
  return findings;
}

async function runAxe(page: Page, rules: Rules): Promise<string[]> {
  const { findings, doubts } = await page.evaluate(
    look,
    rules === "all"
      ? // Experimental for axe, but it is how WCAG 2.5.3 can be tested.
        { type: "tag" as const, values: tags, also: ["label-content-name-mismatch"] }
      : { type: "rule" as const, values: colourRules, also: [] },
  );
  const unclear = doubts.filter(({ colour, grounds }) => leastContrast(colour, grounds) < 4.5);
  return [...findings, ...unclear.map(({ words }) => words)];
}

type Choice = { type: "tag" | "rule"; values: string[]; also: string[] };

/** Text of which axe does not know what lies below it, and the grounds that surely do. */
type Doubt = { words: string; colour: string; grounds: string[] };

async function look({ type, values, also }: Choice) {
  const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run({
    runOnly: { type, values },
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    resultTypes: ["violations", "incomplete"],
    // What stands in the frame is tested as a page of its own.
    iframes: false,
  });
  const isContrast = ({ id }: axe.Result) => id === "color-contrast";
  const toReport = incomplete.filter(
    (result) => !isContrast(result) && result.id !== "frame-tested",
  );
  const doubts = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(doubtAbout));
  const findings = [...violations, ...toReport].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${wordsFor(node)}`),
  );
  return { findings, doubts };

  function wordsFor({ target, any }: axe.NodeResult) {
    return `${target} ${any.map((check) => check.message)}`;
  }

  function doubtAbout(node: axe.NodeResult): Doubt {
    const element = document.querySelector(String(node.target));
    const colour = element ? getComputedStyle(element).color : "";
    return { words: `color-contrast: ${wordsFor(node)}`, colour, grounds: groundsOf(element) };
  }

  /** Up to the first that is opaque. Below what floats, the page's own ground says nothing. */
  function groundsOf(element: Element | null): string[] {
    if (!element || element === document.body) return [];
    const { backgroundColor } = getComputedStyle(element);
    const isOpaque = backgroundColor.startsWith("rgb(");
    return [backgroundColor, ...(isOpaque ? [] : groundsOf(element.parentElement))];
  }
}

/** How many colours the gradients of the page have at most. */
function countShades() {
  const counts = [...document.querySelectorAll("*")].map((element) => {
    const { backgroundImage } = getComputedStyle(element);
    if (!backgroundImage.includes("gradient")) return 0;
    return new Set(backgroundImage.match(/rgba?\([^)]*\)/g)).size;
  });
  // Where a gradient fades out, the page's own ground is left, as on every other page.
  return Math.max(...counts) - 1;
}

/** Puts one of its colours in the place of each gradient; without a number, the gradients return. */
function flattenGradients(shade: number | undefined) {
  for (const element of document.querySelectorAll<HTMLElement>("main, main *")) {
    element.style.removeProperty("background-image");
    element.style.removeProperty("background-color");
    const { backgroundImage } = getComputedStyle(element);
    if (shade === undefined || !backgroundImage.includes("gradient")) continue;
    const colours = [...new Set(backgroundImage.match(/rgba?\([^)]*\)/g))];
    const shades = colours.filter((colour) => colour !== "rgba(0, 0, 0, 0)");
    element.style.setProperty("background-image", "none");
    element.style.setProperty("background-color", shades[shade % shades.length] ?? "");
  }
}
