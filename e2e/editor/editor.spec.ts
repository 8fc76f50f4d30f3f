import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../scripts/prepare.js";
import { axeFindings } from "../checks/axe";
import { findFreePort } from "../machine/free-port";
import { expect, test } from "../site";
import { copyProject } from "./copy-project";

/** An owner at the editor, on a copy of the project, one change after another. */
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 30_000 });

let site: string;
let copy: string;
let port: number;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  port = await findFreePort();
  site = `http://localhost:${port}`;
  copy = await mkdtemp(join(tmpdir(), "editor-"));
  await copyProject(copy);
  const env = { ...process.env, PORT: String(port) };
  server = spawn(process.execPath, ["scripts/run.js", "edit"], { cwd: copy, env });
  await new Promise<void>((resolve) => {
    server.stdout?.on("data", (text) => String(text).includes("is open on") && resolve());
  });
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  await rm(copy, { recursive: true, force: true });
});

/** Opens a part of the editor, as if the window had just been opened. */
async function open(page: Page, address = "") {
  await page.goto("about:blank");
  await page.goto(`${site}/editor#/${address}`);
  await expect(page.getByRole("heading", { level: 1, name: /^(?!One moment)/ })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save on this computer" }).click();
}

async function saved(page: Page) {
  await save(page);
  await expect(page.getByText("Saved on this computer.")).toBeVisible();
}

/** Drops a photo onto a place for one. */
async function dropPhoto(place: Locator, name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
  const bytes = (await picture.jpeg().toBuffer()).toString("base64");
  await place.evaluate(
    (element, file) => {
      const content = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file.name, { type: "image/jpeg" }));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    },
    { name, bytes },
  );
}

/** For the handbook, if it is asked for: CONTRIBUTING.md says how. */
async function takePicture(page: Page, name: string) {
  if (!process.env.HANDBOOK_PICTURES) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  const beside = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  if ((await page.locator("iframe").count()) > 0) await expect(beside).toBeVisible();
  const picture = sharp(await page.screenshot({ animations: "disabled" })).resize(960);
  await picture.webp({ quality: 75 }).toFile(join(root, "docs", `editor-${name}.webp`));
}

const price = "Price in rupees";
const love = "entry/workshops/balanced-love";

test("what needs attention stands first, and leads to its field", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|blob:|data:)/.test(request.url())) foreign.push(request.url());
  });
  await open(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "What needs your attention",
  );
  await takePicture(page, "overview");
  await page.getByText("Meher Talvani: ").click();
  await page.getByRole("link", { name: "Degrees and training" }).first().click();
  await expect(page.getByRole("textbox", { name: "Degrees and training" })).toBeFocused();
  expect(foreign).toEqual([]);
});

test("a price with paise is refused at its field, one with a digit too many is asked about", async ({
  page,
}) => {
  await open(page, love);
  await page.getByLabel(price).fill("2200.50");
  await page.getByLabel("Title", { exact: true }).first().scrollIntoViewIfNeeded();
  await save(page);
  const message = page.getByText("Price in rupees must be a number of rupees, like 1500.");
  await expect(message).toBeInViewport();
  await expect(page.getByLabel(price)).toBeFocused();
  await expect(page.getByLabel(price)).toHaveAttribute("aria-invalid", "true");
  await takePicture(page, "refused");

  await page.getByLabel(price).fill("22000");
  await expect(message).toHaveCount(0);
  await save(page);
  await expect(page.getByRole("dialog")).toContainText("from ₹2,000 to ₹22,000");
  await page.getByRole("button", { name: "Not now" }).click();

  await page.getByLabel(price).fill("2,200");
  await saved(page);
  const beside = page.frameLocator('iframe[title="The page, as it is saved"]');
  await expect(beside.getByText("₹2,200 per participant").first()).toBeVisible();
});

test("what was typed and not saved is there again after a reload", async ({ page }) => {
  await open(page, "entry/therapists/meher-talvani");
  await page.getByRole("textbox", { name: "Full name" }).fill("Kabir Talvani");
  await open(page);
  await page.getByText("Typed, and not saved yet").getByRole("link").click();
  await expect(page.getByText(/and did not save is here again/)).toBeVisible();
  await save(page);
  await expect(
    page.getByText("Full name must not have the first name of Kabir Sondhal"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Discard what is not saved" }).click();
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("Meher Talvani");
});

test("of two windows on one entry, the second is shown what the first has saved", async ({
  page,
  context,
}) => {
  await open(page, love);
  const other = await context.newPage();
  await open(other, love);
  await page.getByLabel(price).fill("2300");
  await saved(page);
  await other.getByLabel(price).fill("2400");
  await save(other);
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: `${price} 2300 2400` })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await dialog.getByRole("button", { name: "Save yours over it" }).click();
  await expect(other.getByText("Saved on this computer.")).toBeVisible();
  await open(page, love);
  await expect(page.getByLabel(price)).toHaveValue("2400");
});

test("a fact that is kept back is confirmed with one press, and shows", async ({ page }) => {
  const address = "entry/therapists/meher-talvani?training";
  await open(page, address);
  await expect(
    page.getByText("Kept off /therapists/meher-talvani until then.").first(),
  ).toBeVisible();
  await takePicture(page, "confirm");
  await page.getByRole("button", { name: "This is right: Degrees and training" }).click();
  const beside = page.frameLocator("iframe");
  await expect(beside.getByText(/postgraduate diploma in therapeutic play/)).toBeVisible();
  expect(await readFile(join(copy, "content/confirmed.yml"), "utf8")).toContain(
    "therapists/meher-talvani:\n  training: 2",
  );
});

test("a list says what is in it, and is ordered by keyboard and by mouse", async ({ page }) => {
  await open(page, "entry/services/group-therapy");
  const list = page.getByRole("group", { name: "What to expect" });
  const names = list.locator("summary");
  const [first = "", second = "", third = ""] = await names.allTextContents();
  await page.getByRole("button", { name: `Up: ${second}` }).press("Enter");
  await expect(names.first()).toHaveText(second);
  await expect(page.getByRole("button", { name: `Up: ${second}` })).toBeFocused();
  await list.locator(".list-number").nth(2).dragTo(list.locator(".list-number").first());
  await expect(names).toContainText([third, second, first]);
  await page.getByRole("button", { name: "Discard what is not saved" }).click();
});

test("somebody new, with a photo cropped to its window, stands on a page and in the form", async ({
  page,
}) => {
  await open(page, "new/person");
  const texts = {
    "Full name": "Anaya Example",
    Role: "Counselling Psychologist",
    "Experience in years": "4",
    Youngest: "18",
    Description: "She meets adults who are tired of being tired.",
    Approach: "She tries small changes with you, one at a time.",
    "Best for": "Adults who sleep badly, worry a lot or feel worn out.",
    "Session format": "One to one, in person or online.",
    Biography: "Anaya meets adults who sleep badly. ".repeat(25),
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [index, name] of ["Sleep", "Stress", "Anxiety"].entries()) {
    await page.getByRole("button", { name: "Add to specialisations" }).click();
    await page.getByLabel(`Specialisations, ${index + 1}`).fill(name);
  }
  for (const choice of ["Individual", "Group", "Worry", "In person"]) {
    await page.getByLabel(choice, { exact: true }).check();
  }
  const place = page.getByText("A picture: choose one");
  await dropPhoto(place, "small.jpg", 100, 125);
  await expect(page.getByText("It needs at least 720 × 900.")).toBeVisible();
  await dropPhoto(place, "anaya.jpg", 3000, 1200);
  await page.getByLabel("From left to right").fill("80");
  await saved(page);
  expect(await readFile(join(copy, "content/therapists/anaya-example.md"), "utf8")).toMatch(
    /keepInView: 80% \d+%/,
  );
  await page.goto(`${site}/therapists/anaya-example`);
  await expect(page.getByRole("img", { name: "Portrait of Anaya Example" })).toBeVisible();
  await page.goto(`${site}/appointments`);
  await expect(page.locator("option", { hasText: "Anaya Example" })).toBeAttached();
});

test("the new one can be chosen for a team at once, takes another name, and leaves every team", async ({
  page,
}) => {
  await open(page, "entry/services/group-therapy");
  await page.getByLabel("Anaya Example").check();
  await saved(page);
  await open(page, "entry/therapists/anaya-example");
  await page.getByRole("textbox", { name: "Full name" }).fill("Vivaan Example");
  await saved(page);
  await page.goto(`${site}/services/group-therapy`);
  await expect(page.getByRole("main").getByRole("link", { name: "Vivaan Example" })).toBeVisible();

  await open(page, "entry/therapists/anaya-example");
  await page.getByRole("button", { name: "Remove this person" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Group Therapy (Team, People");
  await page.getByRole("button", { name: "Remove, and take them off these, too" }).click();
  await expect(page).toHaveURL(`${site}/editor#/`);
  expect((await readdir(join(copy, "content/therapists"))).join()).not.toContain("anaya");
});

test("history tells it in words, and brings back a person with the photo", async ({ page }) => {
  await open(page, "history");
  await expect(page.getByText("Balanced Love, price in rupees: 2300 → 2400")).toBeVisible();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Removed person: Vivaan Example" })
    .getByRole("button", { name: "Bring back therapists/anaya-example" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vivaan Example");
  expect((await readdir(join(copy, "content/therapists"))).join()).toMatch(/anaya-\w+\.jpg/);
});

test("the next club is made from the last one, and announced on the home page", async ({
  page,
}) => {
  await open(page, "entry/workshops/emotions-explorers-2025");
  await page.getByRole("link", { name: "Make another one like it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New club on a day");
  await page.getByLabel("Title", { exact: true }).first().fill("Emotions Explorers Club 3.0");
  await page.getByLabel("Day", { exact: true }).fill("2999-02-14");
  await saved(page);
  await expect(page.getByText("Made up: change it, or confirm it.").first()).toBeVisible();
  await page.goto(site);
  await expect(page.getByText("Emotions Explorers Club 3.0")).toBeVisible();
  await expect(page.getByText(/14 February 2999/)).toBeVisible();
});

test("an article with a picture in its text has a page that shows it", async ({ page }) => {
  await open(page, "new/article");
  await page.getByLabel("Title", { exact: true }).first().fill("Sleeping badly");
  await page.getByLabel("Excerpt").fill("What you can try tonight.");
  await page.getByLabel("Category").selectOption("Wellness");
  await page.getByLabel("Published on").fill("2026-11-10");
  for (const index of [0, 1, 2]) {
    await page.getByRole("button", { name: "Add to sources" }).click();
    await page.getByLabel("Author").nth(index).fill("Who wrote it");
    await page
      .getByLabel("Title", { exact: true })
      .nth(index + 1)
      .fill("What it is called");
    await page.getByLabel("Year").nth(index).fill("2024");
    await page.getByLabel("Address").nth(index).fill(`https://www.example.org/${index}`);
  }
  await dropPhoto(page.getByText("A picture: choose one"), "sleep.jpg", 1200, 900);
  await page.getByLabel("What the picture shows").fill("A lamp beside an empty bed.");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Breathe.\n\n## When to seek help now\n\n{{help-lines}}\n");
  await text.press("Control+Home");
  await text.press("End");
  await dropPhoto(page.getByText("A picture in the text"), "IMG_20260412.jpg", 1600, 1000);
  await expect(text).toHaveValue(/!\[What the picture shows\]\(img-\w+\.jpg\)/);
  await save(page);
  await expect(page.getByText(/^Text must say what the picture/)).toBeVisible();
  const written = await text.inputValue();
  await text.fill(
    written.replace(/What the picture shows(.*)/, "A cup of tea.$1\nTea, at three at night."),
  );
  await saved(page);
  await page.goto(`${site}/blogs/sleeping-badly`);
  await expect(page.getByRole("img", { name: "A lamp beside an empty bed." })).toBeVisible();
  const picture = page.getByRole("figure").getByRole("img", { name: "A cup of tea." });
  // While one edits, a page may load once more when a file has changed.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("naturalWidth", 960, { timeout: 3000 });
  }).toPass();
  await expect(page.getByRole("figure")).toContainText("Tea, at three at night.");
});

test("a sentence that is seen on the site leads to its field", async ({ page }) => {
  await page.goto(`${site}/about`);
  const sentence = (await page.locator("main p.lead, main p").first().textContent()) ?? "";
  await open(page);
  await page.getByRole("searchbox").fill(sentence.slice(0, 60));
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.locator("form :focus")).toHaveValue(/\w/);
});

for (const width of [1280, 390]) {
  test(`every view is open to everybody, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      ...["", "history", "search/kind", "new/person", "new/club on a day", "entry/practice"],
      ...["entry/therapists/anaya-example", "entry/articles/sleeping-badly", "entry/words"],
    ]) {
      await open(page, address);
      // The page beside it is looked at elsewhere; axe cannot tell which headings it adds.
      await page.locator("iframe").evaluateAll((frames) => {
        for (const frame of frames) frame.remove();
      });
      expect(await axeFindings(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}

test("started twice, it says so in a line", () => {
  const env = { ...process.env, PORT: String(port) };
  const args = ["scripts/run.js", "edit"];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`The editor is open already, on ${site}/editor.`);
  expect(stderr).not.toContain("    at ");
});

test("no other site can write, read or show it", async ({ request }) => {
  const data = { id: "therapists/meher-talvani", everywhere: true };
  const others: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "http://localhost:4175" },
    { host: "evil.example", origin: site },
    {},
  ];
  for (const headers of others) {
    const answer = await request.post(`${site}/editor/remove`, { data, headers });
    expect(answer.status()).toBe(403);
  }
  const page = await request.get(`${site}/editor`);
  expect(page.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  const read = await request.get(`${site}/editor/overview`, {
    headers: { origin: "http://localhost:1" },
  });
  expect(read.status()).toBe(403);
  expect(read.headers()).not.toHaveProperty("access-control-allow-origin");
});
