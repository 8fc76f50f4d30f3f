import type { BrowserContext, Page } from "@playwright/test";
import { formatLongDay } from "../app/lib/dates";
import {
  allowClipboard,
  calendarOf,
  confirmation,
  expect,
  fillContact,
  fillRequest,
  noon,
  requestControl,
  send,
  sessionRequest,
  test,
} from "./forms";

/** Parts of what is typed that occur nowhere else and that no encoding of addresses changes. */
const secrets = ["Zyxwora", "quillfeather", "7351928460", "marmalade", "Thunderclap", "5550987654"];

type Record = { what: string; text: string };

/** Writes down all that the page tells anybody: the network, the console, the next page. */
function watch(context: BrowserContext, page: Page) {
  const records: Record[] = [];
  const note = (what: string, text: unknown) => records.push({ what, text: JSON.stringify(text) });
  const requests: { method: string; url: string }[] = [];
  context.on("request", async (request) => {
    requests.push({ method: request.method(), url: request.url() });
    note("request", [request.url(), request.postData(), request.headers()]);
  });
  page.on("websocket", (socket) => note("socket", socket.url()));
  page.on("console", (message) => note("console", message.text()));
  page.on("pageerror", (error) => note("error", error.message));
  page.on("framenavigated", (frame) => note("address", frame.url()));
  return { records, requests, note };
}

/** All that a browser keeps for a site. */
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

type Journey = {
  path: string;
  fill: (page: Page) => Promise<void>;
  spoil: (page: Page) => Promise<void>;
  mend: (page: Page) => Promise<void>;
};

const journeys: Journey[] = [
  {
    path: "/contact",
    fill: (page) =>
      fillContact(page, {
        name: "Zyxwora Thunderclap",
        email: "quillfeather@example.org",
        phone: "7351928460",
        message: "marmalade on every page",
      }),
    spoil: (page) => fillContact(page, { email: "quillfeather@" }),
    mend: (page) => fillContact(page, { email: "quillfeather@example.org" }),
  },
  {
    path: "/appointments",
    fill: (page) =>
      fillRequest(page, {
        ...sessionRequest,
        fullName: "Zyxwora Thunderclap",
        email: "quillfeather@example.org",
        phone: "7351928460",
        primaryConcerns: "marmalade on every page of the book",
        emergencyName: "Ms Thunderclap",
        emergencyPhone: "5550987654",
      }),
    spoil: (page) => fillRequest(page, { email: "quillfeather@" }),
    mend: (page) => fillRequest(page, { email: "quillfeather@example.org" }),
  },
];

for (const { path, fill, spoil, mend } of journeys) {
  test(`nothing typed on ${path} leaves the page or stays behind`, async ({ page, context }) => {
    const { records, requests, note } = watch(context, page);
    const look = async () => {
      const found = await kept(context, page);
      expect(found).toMatchObject(nothingKept);
      expect(new URL(found.address).pathname + new URL(found.address).search).toBe(path);
      note("kept", found);
    };
    await page.clock.setFixedTime(noon);
    await page.goto(path);
    await page.evaluate(() => {
      window.print = () => {};
    });

    await fill(page);
    await spoil(page);
    await send(page).click();
    await expect(page.getByText("Invalid email address", { exact: true })).toBeVisible();
    await look();

    const before = requests.length;
    await mend(page);
    await send(page).click();
    await expect(confirmation(page)).toContainText("marmalade");
    await expect(page.getByRole("status")).not.toBeEmpty();
    expect(requests.slice(before)).toEqual([]);
    await look();

    await allowClipboard(context);
    await confirmation(page).getByRole("button", { name: "Print" }).click();
    await confirmation(page).getByRole("button", { name: "Copy as text" }).click();
    await expect(confirmation(page).getByRole("button", { name: "Copied" })).toBeVisible();
    await look();

    await fill(page);
    await page.getByRole("button", { name: "Clear this form" }).click();
    await page.getByRole("button", { name: "Yes, clear it" }).click();
    await look();

    await page.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await look();
    expect(await page.evaluate(() => history.state)).toBeNull();

    expect(records.length).toBeGreaterThan(10);
    for (const { what, text } of records) {
      for (const secret of secrets) {
        expect(text.toLowerCase(), what).not.toContain(secret.toLowerCase());
      }
    }
    for (const { method, url } of requests.filter(({ url }) => !url.startsWith("blob:"))) {
      expect(method).toBe("GET");
      expect(new URL(url).search).toBe("");
    }
  });
}

test("the chosen date and the calendar's leaves leave no trace either", async ({
  page,
  context,
}) => {
  const { requests } = watch(context, page);
  await page.clock.setFixedTime(noon);
  // With its map, which is loaded a moment later.
  await page.goto("/appointments", { waitUntil: "networkidle" });
  await requestControl(page, "preferredDate").click();
  await expect(calendarOf(page).getByRole("grid")).toBeVisible();
  const before = requests.length;
  await calendarOf(page).getByRole("button", { name: "Go to the Next Month" }).click();
  await calendarOf(page)
    .getByRole("button", { name: formatLongDay("2026-12-01") })
    .click();
  await expect(requestControl(page, "preferredDate")).toContainText("1 December 2026");
  expect(requests.slice(before)).toEqual([]);
  const found = await kept(context, page);
  expect(found).toMatchObject({ ...nothingKept, state: null });
  expect(JSON.stringify(found)).not.toContain("2026-12-01");
});
