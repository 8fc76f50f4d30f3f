import { articles, practice, workshops } from "./facts";
import { allowClipboard, copiedText } from "./form";
import { expect, test } from "./site";

const [slug = "", article] = Object.entries(articles)[0] ?? [];
const path = `/blogs/${slug}`;

test("a page is passed on by the share sheet, or by e-mail and as a copied link where there is none", {
  tag: "@at-length",
}, async ({ page, context, pageEvents }) => {
  await page.addInitScript(() => {
    const calls: (ShareData | undefined)[] = [];
    Object.assign(window, { calls });
    Navigator.prototype.share = (data) => {
      calls.push(data);
      // Closing the share sheet isn't an error.
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
  });
  const share = page.locator(".share");
  await page.goto(path);
  await share.getByRole("button").click();
  expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
    { title: `${article?.title} | ${practice.name}`, url: practice.siteUrl + path },
  ]);
  await expect(share.getByRole("link")).toBeHidden();

  await allowClipboard(context);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  for (const place of [path, `/workshops/${Object.keys(workshops)[0]}`]) {
    await page.goto(place);
    const letter = new URL((await share.getByRole("link").getAttribute("href")) ?? "");
    expect(letter.searchParams.get("body")).toBe(practice.siteUrl + place);
    await share.getByRole("button").click();
    await expect(share.getByRole("status")).not.toBeEmpty();
    expect(await copiedText(page)).toBe(practice.siteUrl + place);
  }
  expect(pageEvents.console).toEqual([]);
  expect(pageEvents.foreign).toEqual([]);
});
