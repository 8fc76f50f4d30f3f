import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Workshop } from "./content/workshops";

afterEach(() => {
  vi.doUnmock("./content/workshops");
  vi.doUnmock("./content/articles");
  vi.doUnmock("./content/therapists");
  vi.resetModules();
});

/** Every page of a practice that has no more than this of them, with the bar and the side panel. */
async function pagesWith(workshops: readonly Workshop[]) {
  vi.doMock("./content/workshops", () => ({ workshops }));
  vi.doMock("./content/articles", () => ({ articles: [] }));
  const { routes } = await import("./routes");
  const { Header } = await import("./components/header");
  const { Panel } = await import("./components/panel");
  return routes.map(({ path, page }) => ({
    path,
    html: renderToStaticMarkup(
      <>
        <Header path={path} />
        {page}
        <Panel path={path} />
      </>,
    ),
  }));
}

test("a practice without workshops and articles has no pages for them, and no links", async () => {
  const pages = await pagesWith([]);
  expect(pages.map(({ path }) => path)).not.toContain("/workshops");
  expect(pages.map(({ path }) => path)).not.toContain("/blogs");
  for (const { path, html } of pages) {
    expect.soft(html.match(/href="\/(workshops|blogs)[^"]*"/g), path).toBeNull();
  }
});

test("a club on a day alone makes the workshops a link in the bar, not a menu", async () => {
  const { workshops } = await import("./content/workshops");
  vi.resetModules();
  const pages = await pagesWith(workshops.filter(({ kind }) => kind === "dated-club"));
  const about = pages.find(({ path }) => path === "/about")?.html;
  expect(about).toMatch(/<a href="\/workshops" class="header-link">Workshops<\/a>/);
  expect(about).not.toContain("menu-workshops");
});

test("a team of one is shown without questions that narrow it down", async () => {
  const { therapists } = await import("./content/therapists");
  vi.resetModules();
  vi.doMock("./content/therapists", () => ({ therapists: therapists.slice(0, 1) }));
  const { TherapistsPage } = await import("./pages/therapists");
  const html = renderToStaticMarkup(<TherapistsPage />);
  expect(html).toContain(therapists[0]?.name);
  expect(html).not.toContain('type="radio"');
});
