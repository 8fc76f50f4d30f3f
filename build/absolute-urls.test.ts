import { expect, test } from "vitest";
import { withAbsoluteUrls } from "./absolute-urls";

test.each([
  ['<a href="/about">About</a>', '<a href="https://a.example/about">About</a>'],
  ['<a href="/">Home</a>', '<a href="https://a.example/">Home</a>'],
  ['<a href="#sources">Sources</a>', '<a href="https://a.example/hi/blogs/b#sources">Sources</a>'],
  ['<a href="https://b.example/x">X</a>', '<a href="https://b.example/x">X</a>'],
  ['<a href="tel:14416">Call</a>', '<a href="tel:14416">Call</a>'],
  ['<p>src="/a"</p>', '<p>src="/a"</p>'],
  ['<img src="/a.jpg">', '<img src="https://a.example/a.jpg">'],
  [
    '<source srcset="/a.avif 320w, /b.avif 640w">',
    '<source srcset="https://a.example/a.avif 320w, https://a.example/b.avif 640w">',
  ],
  ['<source srcset="/a.avif">', '<source srcset="https://a.example/a.avif">'],
])("%s becomes %s", (html, expected) => {
  expect(withAbsoluteUrls(html, "https://a.example/hi/blogs/b")).toBe(expected);
});
