import type { BrowserContext, Page } from "@playwright/test";
import { sessionRequest } from "../app/forms/testing-answers";
import { bothForms } from "./facts";
import { allowClipboard } from "./form";
import { expect, noon, test } from "./forms";

/** Parts of the typed text that are unique and that no encoding of URLs changes. */
const secrets = ["Zyxwora", "quillfeather", "7351928460", "marmalade", "Thunderclap", "5550987654"];

/** Writes down all that the page tells anybody: the network, the console, the next page. */
function watch(context: BrowserContext, page: Page) {
  const records: { what: string; text: string }[] = [];
  const note = (what: string, text: unknown) => records.push({ what, text: JSON.stringify(text) });
  const requests: { method: string; url: string }[] = [];
  context.on("request", (request) => {
    requests.push({ method: request.method(), url: request.url() });
    note("request", [request.url(), request.postData(), request.headers()]);
  });
  page.on("websocket", (socket) => note("socket", socket.url()));
  page.on("console", (message) => note("console", message.text()));
  page.on("pageerror", (error) => note("error", error.message));
  page.on("framenavigated", (frame) => note("address", frame.url()));
  return { records, requests, note };
}

/** Returns everything that a browser stores for a site. */
async function kept(context: BrowserContext, page: Page) {
  const inPage = await page.evaluate(async () => ({
    address: location.href,
    title: document.title,
    windowName: window.name,
    state: history.state,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    entries: performance.getEntries().map((entry) => entry.name),
  }));
  return { ...inPage, cookies: await context.cookies() };
}

const nothingKept = {
  windowName: "",
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
  cookies: [],
};

const path = "/appointments";
const typed = {
  ...sessionRequest,
  fullName: "Zyxwora Thunderclap",
  email: "quillfeather@example.org",
  phone: "7351928460",
  primaryConcerns: "marmalade on every page of the book",
  emergencyName: "Ms Thunderclap",
  emergencyPhone: "5550987654",
};

test("nothing that is typed leaves the page or stays behind", async ({ page, form, context }) => {
  form.answerQuestions("go");
  const { records, requests, note } = watch(context, page);
  const look = async () => {
    const found = await kept(context, page);
    expect(found).toMatchObject(nothingKept);
    expect(new URL(found.address).pathname + new URL(found.address).search).toBe(path);
    note("kept", found);
  };
  await page.clock.setFixedTime(noon);
  // Waits for the map, which loads a moment later.
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.print = () => {};
  });

  await form.submit({ ...typed, email: "quillfeather@" });
  await form.expectMessages({ email: "Invalid email address" });
  await look();

  const before = requests.length;
  await form.submit({ email: typed.email });
  await expect(form.confirmation).toContainText("marmalade");
  expect(requests.slice(before)).toEqual([]);
  await look();

  await allowClipboard(context);
  await form.unfoldCopy();
  await form.confirmation.getByRole("button", { name: bothForms.sent.print }).click();
  await form.confirmation.getByRole("button", { name: bothForms.sent.copy }).click();
  await expect(form.confirmation).toContainText(bothForms.sent.copied);
  await look();

  await form.writeAnother();
  await form.fill(typed);
  await page.getByRole("button", { name: bothForms.clear.button }).click();
  await page.getByRole("button", { name: bothForms.clear.confirm }).click();
  await look();

  await form.leave();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await look();

  expect(records.length).toBeGreaterThan(10);
  for (const { what, text } of records) {
    for (const secret of secrets) {
      expect(text.toLowerCase(), what).not.toContain(secret.toLowerCase());
    }
    // The chosen day.
    expect(text, what).not.toContain("2026-11-20");
  }
  for (const { method, url } of requests.filter(({ url }) => !url.startsWith("blob:"))) {
    expect(method).toBe("GET");
    expect(new URL(url).search).toBe("");
  }
});
