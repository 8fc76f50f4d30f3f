import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { addStyles } from "./layout";

/** WCAG A and AA of 2.0, 2.1 and 2.2, and what axe's authors hold to be good practice. */
const all = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that a change of colours can break. */
const colours = ["color-contrast", "link-in-text-block"];

/** Axe's minified script, a third as long as the module's export. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns axe's violations on the page, and what it couldn't judge. `tokens.test.ts` checks text over
 * gradients and glass. A frame is a page of its own.
 */
export async function axeFindings(page: Page, rules: "all" | "colours" = "all") {
  if (!(await page.evaluate(() => "axe" in window))) {
    // A security policy would refuse a script tag.
    await page.evaluate(source);
    // Axe reads positions. Elements behind the bar at the lower edge can scroll clear of it.
    await addStyles(page, ".next-step-bar { position: static !important }");
  }
  return page.evaluate(
    async (runOnly) => {
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        // Off by default, but needed for WCAG 2.5.3 and 2.5.8.
        ...(runOnly.type === "tag" && {
          rules: {
            "label-content-name-mismatch": { enabled: true },
            "target-size": { enabled: true },
          },
        }),
        resultTypes: ["violations", "incomplete"],
        iframes: false,
      });
      const unjudged = incomplete.filter(({ id }) => !/^(?:color-contrast|frame-tested)$/.test(id));
      return [...violations, ...unjudged].flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any.map(({ message }) => message)}`),
      );
    },
    rules === "all"
      ? { type: "tag" as const, values: all }
      : { type: "rule" as const, values: colours },
  );
}
