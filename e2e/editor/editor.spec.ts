import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
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
test.use({ viewport: { width: 1280, height: 1600 }, actionTimeout: 30_000 });

let editor: string;
let site: string;
let copy: string;
let server: ChildProcess;

test.beforeAll(async () => {
  // The editor is fetched first.
  test.setTimeout(300_000);
  const port = await findFreePort();
  editor = `http://localhost:${port}`;
  site = `http://localhost:${port + 1}`;
  copy = await mkdtemp(join(tmpdir(), "editor-"));
  await copyProject(copy);
  // So that the editor is fetched once, and not for each run.
  const cache = join("node_modules", ".cache");
  await mkdir(join(root, cache), { recursive: true });
  await symlink(join(root, cache), join(copy, cache), "junction");
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

async function open(page: Page, path: string) {
  // Decap reads the address only when it starts.
  await page.goto("about:blank");
  await page.goto(`${editor}/editor#/collections/${path}`);
}

async function publish(page: Page, answer: string | RegExp = "Entry saved") {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

/** Chooses a picture and drops it into the window that opens. */
async function addPicture(page: Page, name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
  const bytes = (await picture.jpeg().toBuffer()).toString("base64");
  await page.getByRole("button", { name: /^Choose (an|different) image$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator('input[type="file"]')).toBeAttached();
  await dialog.evaluate(
    (element, file) => {
      const content = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file.name, { type: "image/jpeg" }));
      element.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    { name, bytes },
  );
  // What was just uploaded is selected.
  await dialog.getByRole("button", { name: "Choose selected" }).click();
}

/** For the handbook, if it is asked for: CONTRIBUTING.md says how. */
async function takePicture(page: Page, name: string, shown?: Locator) {
  if (!process.env.HANDBOOK_PICTURES) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await shown?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // Where tests run, Decap's own choice of fonts ends at one for typewriters.
  const style = '[class^="css-"] { font-family: sans-serif !important }';
  const picture = sharp(await page.screenshot({ style, animations: "disabled" })).resize(960);
  await picture.webp({ quality: 75 }).toFile(join(root, "docs", `editor-${name}.webp`));
}

test("the editor stands beside the site, and nobody is asked to log in", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|blob:|data:)/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(editor);
  const forms = page.frameLocator('iframe[title="The editor"]');
  await expect(forms.getByRole("link", { name: "Therapists" })).toBeVisible();
  const beside = page.frameLocator('iframe[title="The site"]');
  await expect(beside.getByRole("heading", { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
  await takePicture(page, "beside-site");
});

test("a screen reader is told the name of every control", async ({ page }) => {
  await open(page, "therapists");
  await expect(page.getByRole("link", { name: "Kabir Sondhal" })).toBeVisible();
  await takePicture(page, "list");
  await open(page, "services/entries/group-therapy");
  await expect(page.getByRole("button", { name: "Remove this entry" }).first()).toBeVisible();
  const rules = /^(button-name|aria-command-name|label|color-contrast)\b/;
  expect((await axeFindings(page)).filter((finding) => rules.test(finding))).toEqual([]);
});

test("a price that is changed stands on the site", async ({ page }) => {
  await open(page, "course/entries/balanced-love");
  await page.getByLabel("Price in rupees").fill("2200");
  await takePicture(page, "form", page.getByLabel("Price in rupees"));
  await publish(page);
  await page.goto(`${site}/workshops/balanced-love`);
  await expect(page.getByText("₹2,200 per participant").first()).toBeVisible();
});

test("a first name that is taken is refused in words, and nothing typed is lost", async ({
  page,
}) => {
  await open(page, "therapists/entries/meher-talvani");
  await page.getByLabel("Full name").fill("Kabir Talvani");
  await publish(page, /name must not have the first name of Kabir Sondhal/);
  await takePicture(page, "refused");
  await expect(page.getByLabel("Full name")).toHaveValue("Kabir Talvani");
  await page.goto(`${site}/therapists/meher-talvani`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meher Talvani");
});

test("a sixth therapist with a photo stands in menu, form and on a page", async ({ page }) => {
  await open(page, "therapists/new");
  const texts = {
    "Full name": "Anaya Example",
    Role: "Counselling Psychologist",
    "Place in lists": "6",
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
    await page.getByRole("button", { name: "Add specialisations" }).click();
    await page.getByLabel("Entry", { exact: true }).nth(index).fill(name);
  }
  for (const [label, choice] of [
    ["Whom they see", "Individual"],
    ["Whom they see", "Group"],
    ["What it may be about", "Worry"],
    ["How one can meet them", "In person"],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByRole("option", { name: choice, exact: true }).click();
  }
  await addPicture(page, "anaya.jpg", 900, 1200);
  await publish(page);
  await page.goto(`${site}/therapists/anaya-example`);
  await expect(page.getByRole("img", { name: "Portrait of Anaya Example" })).toBeVisible();
  await page.goto(`${site}/appointments`);
  await expect(page.locator("option", { hasText: "Anaya Example" })).toBeAttached();
  await expect(page.locator('#menu-therapists a[href="/therapists/anaya-example"]')).toBeAttached();
});

test("somebody who joins a team is chosen by the full name", async ({ page }) => {
  await open(page, "services/entries/group-therapy");
  await page.getByLabel("People").click();
  await page.getByRole("option", { name: "Anaya Example" }).click();
  await publish(page);
  await page.goto(`${site}/services/group-therapy`);
  await expect(page.getByRole("main").getByRole("link", { name: "Anaya Example" })).toBeVisible();
});

test("somebody who takes over a place has it everywhere", async ({ page }) => {
  await open(page, "therapists/entries/anaya-example");
  await page.getByLabel("Full name").fill("Vivaan Example");
  await publish(page);
  await page.goto(`${site}/services/group-therapy`);
  await expect(page.getByText("Anaya Example")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Vivaan Example" }).click();
  await expect(page).toHaveURL(`${site}/therapists/vivaan-example`);
});

test("somebody who leaves is on no team any more, and then nowhere", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await open(page, "therapists/entries/anaya-example");
  await page.getByRole("button", { name: /Delete( published)? entry/ }).click();
  await expect(page.getByText(/names 'anaya-example', who is not in/)).toBeVisible();

  await open(page, "services/entries/group-therapy");
  await page.getByRole("button", { name: "Remove Vivaan Example" }).click();
  await publish(page);
  await open(page, "therapists/entries/anaya-example");
  await page.getByRole("button", { name: /Delete( published)? entry/ }).click();
  await expect(page).toHaveURL(/collections\/therapists$/);

  await page.goto(`${site}/services/group-therapy`);
  await expect(page.getByText("Vivaan Example")).toHaveCount(0);
  expect(await readdir(join(copy, "content/therapists"))).not.toContain("anaya.jpg");
});

test("the next club is announced on the home page", async ({ page }) => {
  await open(page, "dated-club/entries/emotions-explorers-2025");
  await page.getByRole("button", { name: "Published" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  // The copy stands in the form once it is no longer the published one.
  await expect(page).toHaveURL(/dated-club\/new/);
  await expect(page.getByRole("button", { name: "Published" })).toHaveCount(0);
  await page.getByLabel("Title", { exact: true }).first().fill("Emotions Explorers Club 3.0");
  await page.getByLabel("Day", { exact: true }).fill("2999-02-14");
  await publish(page, /alsoAt must not have 'emotions-explorers-2024'/);

  await page.getByLabel("Earlier addresses").fill("");
  await publish(page);
  await page.goto(site);
  await expect(page.getByText("Emotions Explorers Club 3.0")).toBeVisible();
  await expect(page.getByText(/14 February 2999/)).toBeVisible();
});

test("a new article with a picture of its own has a page", async ({ page }) => {
  await open(page, "articles/new");
  await page.getByLabel("Title", { exact: true }).fill("Sleeping badly");
  await page.getByLabel("Excerpt").fill("What you can try tonight.");
  await page.getByLabel("Category").click();
  await page.getByRole("option", { name: "Wellness" }).click();
  await page.getByLabel("Published on").fill("2026-11-10");
  await page.getByLabel("Last reviewed on").fill("2026-11-10");
  await page.getByLabel("Next review by").fill("2027-05-10");
  for (const index of [0, 1, 2]) {
    await page.getByRole("button", { name: "Add sources" }).click();
    await page.getByLabel("Author").nth(index).fill("Who wrote it");
    await page
      .getByLabel("Title", { exact: true })
      .nth(index + 1)
      .fill("What it is called");
    await page.getByLabel("Year").nth(index).fill("2024");
    await page.getByLabel("Address").nth(index).fill(`https://www.example.org/${index}`);
  }
  await addPicture(page, "sleep.jpg", 1200, 900);
  await page.getByLabel("What the picture shows").fill("A lamp beside an empty bed.");
  await page.getByRole("switch").click();
  await page.getByRole("textbox").last().click();
  await page.keyboard.type("Breathe.\n\n## When to seek help now\n\n{{help-lines}}\n");
  await publish(page);
  await page.goto(`${site}/blogs/sleeping-badly`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sleeping badly");
  await expect(page.getByRole("img", { name: "A lamp beside an empty bed." })).toBeVisible();
  await expect(page.locator("article").getByRole("link", { name: /14416/ }).first()).toBeVisible();
});
