import { expect, type Page } from "@playwright/test";

/** The menus of the top bar, in order. */
export const sections = ["services", "therapists", "blogs", "workshops"] as const;
type Section = (typeof sections)[number];

/** The top bar of a wide screen. */
export function barOf(page: Page) {
  const nav = page.getByRole("banner").getByRole("navigation");
  const menu = (section: Section) => nav.locator(`#menu-${section}`);
  return {
    nav,
    menu,
    button: (section: Section) => nav.locator(`[popovertarget="menu-${section}"]`),
    links: (section: Section) => menu(section).getByRole("link"),
  };
}

/** The side panel of a small screen, and what opens and closes it. */
export function panelOf(page: Page) {
  const panel = page.locator("dialog#panel");
  return {
    panel,
    toggle: page.getByRole("banner").locator(".header-toggle"),
    close: panel.getByRole("button"),
    link: (href: string) => panel.locator(`a[href="${href}"]`).last(),
  };
}

/** Opens the side panel, closes it, opens it again and follows a link to a page. */
export async function followPanel(page: Page, path: string) {
  const { panel, toggle, close, link } = panelOf(page);
  await toggle.click();
  await expect(panel).toBeVisible();
  await close.click();
  await expect(panel).toBeHidden();
  await toggle.click();
  await link(path).click();
  await expect(page).toHaveURL(path);
}

/** Clicks next to the open menu or panel. */
export function clickPage(page: Page) {
  return page.mouse.click(10, 600);
}
