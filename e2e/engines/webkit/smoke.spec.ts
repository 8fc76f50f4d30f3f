import { expect } from "@playwright/test";
import { sessionRequest } from "../../../app/forms/testing-answers";
import { sections } from "../../bar";
import { requestWords } from "../../facts";
import { builtPages } from "../../sites";
import { test } from "./driver";

/* What the engine of iPhones might do in another way: boxes over the page, a form, a calendar. */

test.beforeEach(({ webkit }) => webkit.resize(1280, 900));

test("every page shows its heading, and nothing that is wider than the window", async ({
  webkit,
  site,
}) => {
  for (const path of await builtPages(site)) {
    await webkit.open(path);
    const page = await webkit.run(() => ({
      heading: document.querySelector("h1")?.checkVisibility(),
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect.soft(page, path).toEqual({ heading: true, overflow: 0 });
  }
});

test("a menu opens under its button, closes on Escape and leads on", async ({ webkit }) => {
  for (const section of sections) {
    await webkit.open("/about");
    const button = `[popovertarget="menu-${section}"]`;
    await webkit.click(button);
    await expect.poll(() => webkit.run(isMenuUnderButton, section)).toBe(true);
    await webkit.pressEscape();
    await expect.poll(() => webkit.run(isMenuUnderButton, section)).toBe(false);
    await webkit.click(button);
    await webkit.click(`#menu-${section} a[href="/${section}"]`);
    await expect.poll(() => webkit.run(() => location.pathname)).toBe(`/${section}`);
  }
});

test("the side panel opens, closes on its button and on Escape, and leads on", async ({
  webkit,
}) => {
  await webkit.resize(480, 900);
  await webkit.open("/about");
  const isOpen = () =>
    webkit.run(() => document.querySelector(".panel")?.checkVisibility({ opacityProperty: true }));
  for (const close of [
    () => webkit.click(".panel button"),
    () => webkit.pressEscape(),
    () => webkit.click('.panel nav a[href="/services"]'),
  ]) {
    await webkit.click(".header-toggle");
    await expect.poll(isOpen).toBe(true);
    await close();
    await expect.poll(isOpen).toBe(false);
  }
  await expect.poll(() => webkit.run(() => location.pathname)).toBe("/services");
});

test("the session request says what is missing, then thanks for a request", async ({ webkit }) => {
  const messages = () => webkit.run(() => document.querySelectorAll('[id$="-error"]').length);
  const { preferredDate: _, preferredTherapist: __, ...required } = sessionRequest;
  await webkit.open("/appointments");
  await webkit.click("form [type=submit]");
  await expect.poll(messages).toBe(Object.keys(required).length + 1);
  await webkit.fill(required);
  await expect.poll(messages).toBe(1);

  await webkit.click("form [name=preferredDate]");
  const month = () => webkit.run(() => document.querySelector(".calendar [role=grid]")?.ariaLabel);
  await expect.poll(month).toMatch(/^\w+ \d{4}$/);
  const first = await month();
  await webkit.click(".calendar .rdp-button_next");
  await expect.poll(month).not.toBe(first);
  await webkit.click(".calendar td button:enabled");
  await webkit.click("form [type=submit]");
  const status = () => webkit.run(() => document.querySelector("[role=status]")?.textContent);
  await expect.poll(status).toContain(requestWords.sent.toast.title);
});

/** Whether it is open, and there. */
function isMenuUnderButton(section: string) {
  const menu = document.querySelector(`#menu-${section}:popover-open`)?.getBoundingClientRect();
  const button = document
    .querySelector(`[popovertarget="menu-${section}"]`)
    ?.getBoundingClientRect();
  if (!menu || !button) return false;
  return menu.top >= button.bottom && menu.left <= button.right && menu.right >= button.left;
}
