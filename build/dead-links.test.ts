import { expect, test } from "vitest";
import { elementsOf } from "../hosting/elements";
import { deadLinks } from "./dead-links";

test("a link to a page that is not there is found; other sites and places on a page are not", () => {
  const html = `<a href="/contact">a</a> <a class="button" href="/services/nonsense#team">b</a>
    <a href="/blogs/feed.xml?all">c</a> <a href="#main">d</a> <a href="tel:14416">e</a>
    <a href="https://example.org/nonsense">f</a> <link rel="icon" href="/favicon.ico">`;
  expect(deadLinks("/about", elementsOf(html), ["/contact", "/blogs/feed.xml"])).toEqual([
    "/about links to /services/nonsense, which is not on the site",
  ]);
});
