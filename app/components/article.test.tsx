import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articles } from "../content/articles";
import { headingsOf } from "../content/markdown";
import { ArticleBody, ArticleContents } from "./article";

test.each([
  ["## Why *this* helps", "Why this helps", "why-this-helps"],
  ["## Why **this** [helps](/about), `really`", "Why this helps, really", "why-this-helps-really"],
  ["## यह *क्यों* मदद करता है", "यह क्यों मदद करता है", "यह-क्यों-मदद-करता-है"],
])("lists the heading '%s' as a link to it", (heading, words, id) => {
  const [article] = articles;
  if (!article) throw new Error("There is no article to test with.");
  const body = `${heading}\n\nRest.`;
  const contents = renderToStaticMarkup(
    <ArticleContents article={{ ...article, headings: headingsOf(body) }} />,
  );
  expect(contents).toContain(`<a href="#${id}">${words}</a>`);
  const text = renderToStaticMarkup(<ArticleBody article={{ ...article, body }} />);
  expect(text).toContain(`<h2 id="${id}">`);
});
