import type { Locator } from "@playwright/test";
import { expect, noon, test } from "./forms";

/** Returns the styles that tell an element from others without backgrounds. */
function looksOf(part: Locator) {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    const { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine } = style;
    return { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine };
  });
}

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("days, answers and messages stay distinct in forced colours", {
  tag: "@at-length",
}, async ({ page, form }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await form.chooseDay("2026-11-20");
  await form.date.press("Enter");
  await expect(form.day("2026-11-20")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const plain = await looksOf(form.day("2026-11-23"));
  const chosen = await looksOf(form.day("2026-11-20"));
  expect(chosen.backgroundColor).not.toBe(plain.backgroundColor);
  expect(chosen.color).not.toBe(plain.color);
  expect(await looksOf(form.day("2026-11-21"))).not.toEqual(plain);
  const past = await looksOf(form.day("2026-11-15"));
  expect(past.textDecorationLine).not.toBe(plain.textDecorationLine);

  const choice = page.locator(".choice").first();
  const parts = [form.control("fullName"), choice];
  const before = await Promise.all(parts.map(looksOf));
  await form.send.click();
  await expect(page.locator("#preferredTime-error")).toBeVisible();
  for (const [index, part] of parts.entries()) {
    expect((await looksOf(part)).borderStyle).not.toBe(before[index]?.borderStyle);
  }
  await choice.locator("input").check();
  expect((await looksOf(choice)).outlineStyle).toBe("solid");
});
