import type { Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG A and AA of 2.0, 2.1 and 2.2, and what axe's authors hold to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All of the above that a change of colours can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Rules = "all" | "colours";

/** What axe finds wrong with the page as it stands, and what it could not judge. */
export async function axeFindings(page: Page, rules: Rules = "all"): Promise<string[]> {
  // Not as a script tag, which a security policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
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

function runAxe(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(
    judge,
    rules === "all"
      ? // Experimental for axe, but it is how WCAG 2.5.3 can be tested.
        { type: "tag" as const, values: tags, also: ["label-content-name-mismatch"] }
      : { type: "rule" as const, values: colourRules, also: [] },
  );
}

type Choice = { type: "tag" | "rule"; values: string[]; also: string[] };

async function judge({ type, values, also }: Choice): Promise<string[]> {
  const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run({
    runOnly: { type, values },
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    resultTypes: ["violations", "incomplete"],
    // What stands in the frame is tested as a page of its own.
    iframes: false,
  });
  const toJudge = incomplete.filter(({ id }) => id !== "frame-tested");
  return [...violations, ...toJudge.map(withoutSolidGrounds)].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any.map((check) => check.message)}`),
  );

  /** Axe gives up where something else lies below, even if the ground between lets none of it through. */
  function withoutSolidGrounds({ id, nodes }: axe.Result) {
    return { id, nodes: id === "color-contrast" ? nodes.filter(isInDoubt) : nodes };
  }

  function isInDoubt({ target }: axe.NodeResult) {
    const element = document.querySelector(String(target));
    if (!element) return true;
    const text = colour(getComputedStyle(element).color);
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const ground = colour(backgroundColor);
      if (part === document.body || backgroundImage !== "none") return true;
      // The little that a glassy ground lets through may be anything from black to white.
      if (ground.alpha > 0.8) {
        return [0, 255].some((below) => contrast(text, mixed(ground, below)) < 4.5);
      }
    }
    return true;
  }

  function colour(text: string) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return { parts: [red, green, blue], alpha };
  }

  function mixed({ parts, alpha }: ReturnType<typeof colour>, below: number) {
    return { parts: parts.map((part) => part * alpha + below * (1 - alpha)), alpha: 1 };
  }

  function luminance({ parts }: ReturnType<typeof colour>) {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: ReturnType<typeof colour>, other: ReturnType<typeof colour>) {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
}

/** How many colours the gradients of the page have at most. */
function countShades() {
  const counts = [...document.querySelectorAll("*")].map((element) => {
    const { backgroundImage } = getComputedStyle(element);
    if (!backgroundImage.includes("gradient")) return 0;
    return new Set(backgroundImage.match(/rgba?\([^)]*\)/g)).size;
  });
  return Math.max(...counts);
}

/** Puts one of its colours in the place of each gradient; without a number, the gradients return. */
function flattenGradients(shade: number | undefined) {
  for (const element of document.querySelectorAll<HTMLElement>("main, main *")) {
    element.style.removeProperty("background-image");
    element.style.removeProperty("background-color");
    const { backgroundImage } = getComputedStyle(element);
    if (shade === undefined || !backgroundImage.includes("gradient")) continue;
    const colours = [...new Set(backgroundImage.match(/rgba?\([^)]*\)/g))];
    element.style.setProperty("background-image", "none");
    element.style.setProperty("background-color", colours[shade % colours.length] ?? "");
  }
}
