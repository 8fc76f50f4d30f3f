import { expect } from "@playwright/test";
import { alterations } from "../../alterations";
import { sections } from "../../bar";
import { contactWords, requestWords } from "../../facts";
import {
  contactMessage,
  emptyMessageMessages,
  emptyRequestMessages,
  sessionRequest,
} from "../../forms";
import { builtPages } from "../../sites";
import { test, type WebKit } from "./driver";

test.beforeEach(async ({ webkit }) => {
  await webkit.resize(1280, 900);
});

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
    const shown = { id: `menu-${section}`, isUnderItsButton: true };
    await expect.poll(() => webkit.run(openMenu)).toEqual(shown);
    await webkit.press("Escape");
    await expect.poll(() => webkit.run(openMenu)).toBeNull();
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
    () => webkit.press("Escape"),
    () => webkit.click('.panel nav a[href="/services"]'),
  ]) {
    await webkit.click(".header-toggle");
    await expect.poll(isOpen).toBe(true);
    await close();
    await expect.poll(isOpen).toBe(false);
  }
  await expect.poll(() => webkit.run(() => location.pathname)).toBe("/services");
});

test("the contact form says what is missing, then thanks for a message", async ({ webkit }) => {
  await webkit.open("/contact");
  await webkit.click("form [type=submit]");
  await expect.poll(() => webkit.run(messages)).toEqual(emptyMessageMessages);
  expect(await webkit.run(() => document.activeElement?.id)).toBe("name");

  for (const [name, text] of Object.entries(contactMessage)) await webkit.type(name, text);
  await expect.poll(() => webkit.run(messages)).toEqual({});
  await webkit.click("form [type=submit]");
  await expect.poll(() => webkit.run(status)).toContain(contactWords.sent.toast.title);
});

test("the session request says what is missing, then thanks for a request", async ({ webkit }) => {
  await webkit.open("/appointments");
  await webkit.click("form [type=submit]");
  await expect.poll(() => webkit.run(messages)).toEqual(emptyRequestMessages);
  await fillRequest(webkit);
  await expect.poll(() => webkit.run(messages)).toEqual({});
  await webkit.click("form [type=submit]");
  await expect.poll(() => webkit.run(status)).toContain(requestWords.sent.toast.title);
});

for (const { what, alter } of alterations) {
  test(`a request on a page that was ${what} keeps everything`, async ({ webkit }) => {
    await webkit.open("/appointments");
    await webkit.run(alter);
    await webkit.type("fullName", sessionRequest.fullName);
    await expect
      .poll(() => webkit.run(() => Boolean(document.querySelector("[data-hydrated]"))))
      .toBe(true);
    await webkit.run(alter);
    await webkit.type("primaryConcerns", sessionRequest.primaryConcerns);
    const [name, concerns, isBroken] = await webkit.run(() => [
      document.querySelector<HTMLInputElement>("[name=fullName]")?.value,
      document.querySelector<HTMLTextAreaElement>("form textarea")?.value,
      document.querySelector("[data-note=broken]")?.checkVisibility(),
    ]);
    expect([name, concerns]).toEqual([sessionRequest.fullName, sessionRequest.primaryConcerns]);
    expect(isBroken).toBe(false);
  });
}

/** Types, chooses and ticks; the date is the first that the calendar's next leaf offers. */
async function fillRequest(webkit: WebKit) {
  const { preferredDate: _, preferredTherapist: __, ...rest } = sessionRequest;
  for (const [name, value] of Object.entries(rest)) {
    const type = await webkit.run(
      (field) => document.querySelector<HTMLInputElement>(`form [name="${field}"]`)?.type,
      name,
    );
    if (type === "radio" || type === "checkbox") await webkit.run(tick, name, String(value));
    else await webkit.type(name, String(value));
  }
  await webkit.click("form [name=preferredDate]");
  const grid = () => webkit.run(() => document.querySelector(".calendar [role=grid]")?.ariaLabel);
  await expect.poll(grid).toMatch(/^\w+ \d{4}$/);
  const first = await grid();
  await webkit.click(".calendar .rdp-button_next");
  await expect.poll(grid).not.toBe(first);
  await webkit.click(".calendar td button:enabled");
}

/* What follows runs in the page. */

function openMenu() {
  const menu = document.querySelector(".menu:popover-open");
  const button = document.querySelector(`[popovertarget="${menu?.id}"]`);
  if (!menu || !button) return null;
  const box = menu.getBoundingClientRect();
  const anchor = button.getBoundingClientRect();
  return {
    id: menu.id,
    isUnderItsButton:
      box.top >= anchor.bottom && box.left <= anchor.right && box.right >= anchor.left,
  };
}

function messages() {
  return Object.fromEntries(
    [...document.querySelectorAll('[id$="-error"]')].map((element) => [
      element.id.replace("-error", ""),
      element.textContent,
    ]),
  );
}

function status() {
  return document.querySelector("[role=status]")?.textContent;
}

function tick(name: string, value: string) {
  const boxes = document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`);
  const box = [...boxes].find(({ type, value: own }) => type === "checkbox" || own === value);
  box?.click();
}
