import { expect, test } from "vitest";
import { practice } from "../app/content/practice";
import { withAbsoluteLinks } from "./feed";

test.each([
  ['href="/contact"', `href="${practice.siteUrl}/contact"`],
  ['src="/assets/a.svg"', `src="${practice.siteUrl}/assets/a.svg"`],
  ['href="#sources"', 'href="https://x.org/article#sources"'],
  ['href="https://y.org/"', 'href="https://y.org/"'],
  ['href="tel:112"', 'href="tel:112"'],
])("the feed turns %s into %s", (link, whole) => {
  expect(withAbsoluteLinks(link, "https://x.org/article")).toBe(whole);
});
