import { expect, test } from "vitest";
import { render } from "../components/testing";
import { testSite } from "../content/testing";
import { ArticlePage } from "./article";

const [article] = testSite().articles;

test("an article begins with what to do now, above its picture", () => {
  if (!article) throw new Error("The tests' practice has no article.");
  const now = "Call.\n\n1. **Sit** down.";
  const order = (page: string) => page.match(/<h1|<li><strong>Sit|<img class="article-picture"/g);
  expect(order(render(<ArticlePage article={{ ...article, now }} />))).toEqual([
    "<h1",
    "<li><strong>Sit",
    '<img class="article-picture"',
  ]);
  expect(order(render(<ArticlePage article={{ ...article, now: undefined }} />))).toEqual([
    '<img class="article-picture"',
    "<h1",
  ]);
});
