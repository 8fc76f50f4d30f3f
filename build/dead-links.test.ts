import { expect, test } from "vitest";
import { elementsOf } from "../hosting/elements";
import { deadLinks } from "./dead-links";

test("finds links to missing pages, but ignores other sites and anchors", () => {
  const html = `<a href="/contact">a</a> <a class="button" href="/services/nonsense#team">b</a>
    <a href="/blogs/feed.xml?all">c</a> <a href="#main">d</a> <a href="tel:14416">e</a>
    <a href="https://example.org/nonsense">f</a> <link rel="icon" href="/favicon.ico">`;
  expect(deadLinks("/about", elementsOf(html), ["/contact", "/blogs/feed.xml"])).toEqual([
    "/about links to /services/nonsense, which is not on the site",
  ]);
});
