import { join } from "node:path";
import { root } from "../../scripts/prepare.js";
import { expect } from "../site";
import { test } from "./open-editor";

/* A press on any text of a page leads to the text's own field. */
test.use({ source: join(root, "content") });

test.setTimeout(60_000);

const pages = [
  ...["/", "/about", "/services", "/services/individual-therapy", "/contact", "/appointments"],
  ...["/therapists/meher-talvani", "/workshops/balanced-love", "/blogs/panic-attacks"],
];

for (const base of ["", "/hi"]) {
  test(`at least 98 % of the texts of pages lead to their field: ${base || "/"}`, async ({
    page,
    editor,
  }) => {
    await editor.open("history");
    let all = 0;
    const missed: string[] = [];
    for (const path of pages.map((path) => (base + path).replace(/(?<=.)\/$/, ""))) {
      const found = await page.evaluate(async (path) => {
        const { spotAt, spotsOn } = await import(`${location.origin}/editor/client/on-page.ts`);
        const frame = document.createElement("iframe");
        Object.assign(frame, { src: path, width: "1100", height: "30000" });
        // Only measured: to paint so much takes longer than the rest.
        frame.style.visibility = "hidden";
        document.body.append(frame);
        await new Promise((resolve) => frame.addEventListener("load", resolve));
        const shown = frame.contentDocument as Document;
        const spots = spotsOn(shown);
        const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
        const presses: { text: string; isOwn: boolean }[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = shown.createRange();
          range.selectNodeContents(text);
          const [box] = range.getClientRects();
          if (!/\p{L}/u.test(`${range}`) || !box || box.width < 2) continue;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const pressed = shown.elementFromPoint(x, y);
          // Text under another element can't be pressed.
          if (!pressed || !(pressed.contains(text) || text.parentElement?.contains(pressed)))
            continue;
          const spot = spotAt(spots, pressed, x, y);
          presses.push({ text: `${range}`, isOwn: Boolean(spot?.range?.intersectsNode(text)) });
        }
        frame.remove();
        return presses;
      }, path);
      all += found.length;
      for (const { text, isOwn } of found) if (!isOwn) missed.push(`${path}: ${text.slice(0, 60)}`);
    }
    expect(all).toBeGreaterThan(300);
    expect(missed.length / all, missed.join("\n")).toBeLessThan(0.02);
  });
}
