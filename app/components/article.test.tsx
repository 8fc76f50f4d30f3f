import { expect, test } from "vitest";
import { headingsOf } from "../content/markdown";
import { testSite } from "../content/testing";
import { ArticleBody, ArticleContents } from "./article";
import { render } from "./testing";

test.each([
  ["## Why *this* helps", "Why this helps", "why-this-helps"],
  ["## Why **this** [helps](/about), `really`", "Why this helps, really", "why-this-helps-really"],
  ["## यह *क्यों* मदद करता है", "यह क्यों मदद करता है", "यह-क्यों-मदद-करता-है"],
])("lists the heading '%s' as a link to it", (heading, words, id) => {
  const [article] = testSite().articles;
  if (!article) throw new Error("There is no article to test with.");
  const body = `${heading}\n\nRest.`;
  const contents = render(<ArticleContents article={{ ...article, headings: headingsOf(body) }} />);
  expect(contents).toContain(`<a href="#${id}">${words}</a>`);
  const text = render(<ArticleBody article={{ ...article, body }} />);
  expect(text).toContain(`<h2 id="${id}">`);
});
