import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { axeFindings } from "../checks/axe";
import { focusFindings } from "../checks/focus";
import { practiceFolder } from "../practices";
import { expect, test } from "../site";
import { discard, dropPhoto, save, saved, startEditor } from "./open-editor";

/** An owner at the editor, on a copy of the project, one change after another. */
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 30_000 });

const editor = startEditor(practiceFolder);
const { open } = editor;

const price = "Price in rupees";
const club = "entry/workshops/monsoon-club";

test("what needs attention stands first, and leads to its field", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|blob:|data:)/.test(request.url())) foreign.push(request.url());
  });
  await open(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "What needs your attention",
  );
  await page.getByText("Meera: ").click();
  await page.getByRole("link", { name: "Degrees and training" }).click();
  await expect(page.getByRole("textbox", { name: "Degrees and training" })).toBeFocused();
  expect(foreign).toEqual([]);
});

test("a price with paise is refused at its field, one with a digit too many is asked about", async ({
  page,
}) => {
  await open(page, club);
  await page.getByLabel(price).fill("2200.50");
  await page.getByLabel("Title", { exact: true }).first().scrollIntoViewIfNeeded();
  await save(page);
  const message = page.getByText("“Price in rupees” must be in whole rupees, like 1500.");
  await expect(message).toBeInViewport();
  await expect(page.getByLabel(price)).toBeFocused();
  await expect(page.getByLabel(price)).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel(price).fill("4500");
  await expect(message).toHaveCount(0);
  await save(page);
  await expect(page.getByRole("dialog")).toContainText("from ₹450 to ₹4,500");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "No, go back" }).click();

  await page.getByLabel(price).fill("₹ 5,00");
  await saved(page);
  const beside = page.frameLocator('iframe[title="The page, as it is saved"]');
  await expect(beside.getByText("₹500 for each").first()).toBeVisible();
});

test("a fee is a price, too", async ({ page }) => {
  await open(page, "entry/services/walk-and-talk");
  await page.getByLabel("Rupees").fill("9000");
  await save(page);
  await expect(page.getByRole("dialog")).toContainText("from ₹900 to ₹9,000");
  await page.getByRole("button", { name: "No, go back" }).click();
  await expect(page.getByLabel("Rupees")).toBeFocused();
  await discard(page);
});

test("what was typed and not saved is there again after a reload", async ({ page }) => {
  await open(page, "entry/therapists/meera");
  await page.getByRole("textbox", { name: "Full name" }).fill("Bo Das");
  await open(page);
  await page.getByText("Typed, and not saved yet").getByRole("link").click();
  await expect(page.getByText(/and did not save is here again/)).toBeVisible();
  await save(page);
  await expect(
    page.getByText("“Full name” must not make the same address as Bo Das"),
  ).toBeVisible();
  await discard(page);
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("Meera");
});

test("of two windows on one entry, the second is shown what the first has saved", async ({
  page,
  context,
}) => {
  await open(page, club);
  const other = await context.newPage();
  await open(other, club);
  await page.getByLabel(price).fill("550");
  await saved(page);
  await other.getByLabel(price).fill("600");
  await save(other);
  await expect(other.getByText("Changed since you opened it. Now: 550")).toBeInViewport();
  await expect(other.getByLabel(price)).toHaveValue("600");
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("button", { name: "Save yours over it" }).click();
  await expect(other.getByText("Saved on this computer.")).toBeVisible();
  await open(page, club);
  await expect(page.getByLabel(price)).toHaveValue("600");
});

test("two windows that change different fields lose neither, and are not asked", async ({
  page,
  context,
}) => {
  const person = "entry/therapists/meera";
  await open(page, person);
  const other = await context.newPage();
  await open(other, person);
  await page.getByLabel("Best for").fill("Whoever comes first.");
  await saved(page);
  await other.getByLabel("Approach").fill("One thing after the other.");
  await saved(other);
  await expect(other.getByText("What was changed elsewhere meanwhile stays.")).toBeVisible();
  await open(page, person);
  await expect(page.getByLabel("Best for")).toHaveValue("Whoever comes first.");
  await expect(page.getByLabel("Approach")).toHaveValue("One thing after the other.");

  // Of the same field, the other's words are taken, and one's own in another stay.
  await open(other, person);
  await page.getByLabel("Best for").fill("Whoever comes second.");
  await saved(page);
  await other.getByLabel("Best for").fill("Whoever comes third.");
  await other.getByLabel("Session format").fill("Standing.");
  await save(other);
  await expect(other.getByText("Now: Whoever comes second.")).toBeInViewport();
  await other.getByRole("button", { name: "Take what is there now" }).click();
  await expect(other.getByLabel("Best for")).toHaveValue("Whoever comes second.");
  await expect(other.getByLabel("Session format")).toHaveValue("Standing.");
  await discard(other);
});

test("a fact that is kept back is confirmed with one press, and shows", async ({ page }) => {
  const address = "entry/therapists/meera?training";
  await open(page, address);
  await expect(
    page.getByText("Until then, it is kept off /therapists/meera.").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "This is right: Degrees and training" }).click();
  const beside = page.frameLocator("iframe");
  await expect(beside.getByText(/with a year on the wards/)).toBeInViewport();
  await expect(page.getByText("Confirmed, and saved.")).toBeVisible();
  expect(await readFile(join(editor.copy, "content/confirmed.yml"), "utf8")).toContain(
    "therapists/meera:\n  training: 2",
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
  await page.getByRole("button", { name: `Down: ${first}` }).click();
  await expect(names).toHaveText([second, third, first]);
  // The button stays under the mouse.
  const up = page.getByRole("button", { name: `Up: ${first}` });
  await up.click();
  await page.mouse.down();
  await page.mouse.up();
  await expect(names).toHaveText([first, second, third]);
  // The page shows what has moved where it still is, and one goes on where one was.
  await page.getByRole("button", { name: `Down: ${first}` }).click();
  await names.first().click();
  await list.getByLabel("Title", { exact: true }).first().click();
  await expect(page.frameLocator("iframe").locator("[data-edited]")).toHaveText(/^In the circle/);
  await page.getByRole("button", { name: `Remove: ${second}` }).click();
  await expect(names).toHaveText([first, third]);
  const back = list.getByRole("button", { name: "Put it back" });
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport();
  await back.click();
  await expect(names).toHaveText([second, first, third]);
  await discard(page);
});

test("what is wrong with a long list is shown where it is said", async ({ page }) => {
  await open(page, "entry/practice");
  await page.getByText("Go to a field").click();
  await page.getByRole("button", { name: "Opening hours", exact: true }).click();
  const hours = page.getByRole("group", { name: "Opening hours" });
  await expect(hours).toBeFocused();
  await hours.locator("summary").first().click();
  const friday = hours.getByRole("checkbox", { name: "Friday" }).first();
  await friday.check();
  await save(page);
  await expect(hours.locator(".field-error")).toBeInViewport();
  await friday.uncheck();
  await expect(hours.locator(".field-error")).toHaveCount(0);
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
  for (const choice of ["Individual", "Group", "Worry, stress, low mood", "In person"]) {
    await page.getByLabel(choice, { exact: true }).check();
  }
  const place = page.getByText("A picture: choose one");
  await dropPhoto(place, "small.jpg", 100, 125);
  await expect(page.getByText("It needs at least 720 × 900.")).toBeVisible();
  await dropPhoto(place, "anaya.jpg", 3000, 1200);
  const [window, slider] = [page.locator("img.window"), page.getByLabel("From left to right")];
  await expect(window).not.toHaveJSProperty("naturalWidth", 0);
  await window.hover();
  await page.mouse.down();
  await slider.hover();
  await page.mouse.up();
  await expect(slider).not.toHaveValue("50");
  await slider.fill("80");
  await expect(page.getByLabel("From top to bottom (nothing to move")).toBeDisabled();
  await saved(page);
  expect(await readFile(join(editor.copy, "content/therapists/anaya-example.md"), "utf8")).toMatch(
    /keepInView: 80% \d+%/,
  );
  await editor.visit(page, "/therapists/anaya-example");
  await expect(page.getByRole("img", { name: "Portrait of Anaya Example" })).toBeVisible();
  await editor.visit(page, "/appointments");
  await expect(page.locator("option", { hasText: "Anaya Example" })).toBeAttached();
});

test("the new one can be chosen for a team at once, takes another name, and leaves every team", async ({
  page,
}) => {
  await open(page, "entry/services/group-therapy");
  await page.getByLabel("Anaya Example").check();
  await saved(page);
  // Who was chosen is shown.
  const shown = page.frameLocator("iframe").locator("[data-edited]");
  await expect(shown).toHaveText("Anaya Example");
  await page.getByLabel("How we meet").fill("Chairs, in a circle");
  await open(page, "entry/therapists/anaya-example");
  await expect(page.getByText("Typed elsewhere, and not saved yet: Circles")).toBeVisible();
  await page.getByRole("textbox", { name: "Full name" }).fill("Bo Example");
  await saved(page);
  await expect(page.getByText("all the rest here is about Anaya Example")).toBeVisible();
  // The page has another address now.
  const beside = page.frameLocator("iframe");
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Bo Example");
  await page.getByLabel("Role", { exact: true }).fill("Counsellor");
  await expect(page.getByText("Saved on this computer.")).toHaveCount(0);
  await discard(page);
  await page.getByRole("link", { name: "Where it still says Anaya" }).click();
  await expect(page.getByRole("link", { name: "Bo Example: Biography" })).toBeVisible();
  await editor.visit(page, "/services/group-therapy");
  await expect(page.getByRole("main").getByRole("link", { name: "Bo Example" })).toBeVisible();
  // Two of the same first name are told apart.
  await editor.visit(page, "/appointments");
  const values = page.locator("option").filter({ hasText: /^Bo / });
  expect(await values.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([
    "bo-das",
    "bo-example",
  ]);

  await open(page, "entry/therapists/anaya-example");
  await page.getByRole("link", { name: "Remove it" }).click();
  await expect(page.getByRole("main")).toContainText("Circles (Team)");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Bo Example is removed.")).toBeVisible();
  expect((await readdir(join(editor.copy, "content/therapists"))).join()).not.toContain("anaya");
});

test("history tells it in words, brings back a person with the photo and onto the teams", async ({
  page,
}) => {
  const change = (words: string) => page.locator(".lines > li").filter({ hasText: words });
  await open(page, "history");
  await expect(page.getByText("Monsoon Club, price in rupees: 550 → 600")).toBeVisible();
  const first = change("Monsoon Club, price in rupees: 500 → 550");
  const takeBack = { name: "Take this back" };
  await first.getByRole("button", takeBack).click();
  // The same field again: one is asked.
  await expect(page.getByRole("dialog")).toContainText("Monsoon Club, price in rupees");
  await page.getByRole("button", { name: "No, go back" }).click();
  // What is new was nothing before.
  await expect(change("New person: Anaya Example").getByRole("button")).toHaveCount(0);
  await change("Removed person: Bo Example").getByRole("button", takeBack).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bo Example");
  await open(page, "entry/services/group-therapy");
  await expect(page.getByLabel("Bo Example")).toBeChecked();
  expect((await readdir(join(editor.copy, "content/therapists"))).join()).toMatch(/anaya-\w+\.jpg/);
});

test("the next club is made from the last one, and announced on the home page", async ({
  page,
}) => {
  await open(page, "entry/workshops/lantern-club-2031");
  await page.getByRole("link", { name: "Make another one like it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^New, like Lantern Club/);
  await page.getByLabel("Title", { exact: true }).first().fill("Lantern Club at Noon");
  await page.getByLabel("Day", { exact: true }).fill("2031-05-03");
  // The form of the last one would take registrations for a day that is over.
  await expect(page.getByLabel("Registration form")).toHaveValue("");
  await page.getByLabel("Registration form").fill("https://forms.example/noon");
  await saved(page);
  await editor.visit(page, "/");
  await expect(page.getByText("Lantern Club at Noon")).toBeVisible();
  await expect(page.getByText(/3 May 2031/)).toBeVisible();
});

test("an article with a picture in its text has a page that shows it", async ({ page }) => {
  await open(page, "new/article");
  await page.getByLabel("Title", { exact: true }).first().fill("Sleeping badly");
  await page.getByLabel("Excerpt").fill("What you can try tonight.");
  await page.getByLabel("Category").selectOption("Wellness");
  for (const index of [0, 1, 2]) {
    await page.getByRole("button", { name: "Add to sources" }).click();
    await page.getByLabel("Author").nth(index).fill("Who wrote it");
    await page
      .getByLabel("Title", { exact: true })
      .nth(index + 1)
      .fill("What it is called");
    await page.getByLabel("Year").nth(index).fill("2024");
    await page.getByLabel("Web address").nth(index).fill(`https://www.example.org/${index}`);
  }
  await dropPhoto(page.getByText("A picture: choose one"), "sleep.jpg", 1200, 900);
  await page.getByLabel("What the picture shows").fill("A lamp beside an empty bed.");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill((await text.inputValue()).replace("Write here.", "Breathe."));
  await text.press("Control+Home");
  await text.press("End");
  await text.press("Enter");
  // One goes on where one is; a line that is there becomes a heading.
  await page.getByRole("button", { name: "Heading" }).click();
  await page.keyboard.type("First");
  await expect(text).toHaveValue(/\n\n## First\n\n/);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Heading" }).click();
  await page.keyboard.type(" of all");
  await expect(text).toHaveValue(/\n\n## First of all\n\n/);
  // Not into the word in which one is.
  await text.press("Control+Home");
  await text.press("ArrowRight");
  await dropPhoto(page.getByText("A picture in the text"), "IMG_20260412.jpg", 1600, 1000);
  await page.getByLabel("Caption").fill("Tea, at three at night.");
  await page.getByRole("button", { name: "Put it where the cursor was" }).click();
  await expect(page.getByLabel("What it shows")).toBeFocused();
  await page.keyboard.type("A cup of tea.");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(
    /^Breathe\.\n\n!\[A cup of tea\.\]\(img-[\w-]+\.jpg\)\nTea, at three at night\.\n\n## /,
  );
  // Of a link, only what is not selected is asked for; of a list, Enter begins the next entry.
  await text.press("Control+Home");
  await text.press("Shift+End");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(page.getByLabel("Its web address")).toBeFocused();
  await page.getByLabel("Its web address").fill("breath.example");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/^\[Breathe\.\]\(https:\/\/breath\.example\)\n/);
  // The cursor is behind it.
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "List", exact: true }).click();
  for (const words of ["In", "Out", ""]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("And again.");
  await expect(text).toHaveValue(/example\)\n\n- In\n- Out\n\nAnd again\.\n\n!\[A cup/);
  await text.press("Control+z");
  await expect(text).not.toHaveValue(/And again\./);
  await saved(page);
  await editor.visit(page, "/blogs/sleeping-badly");
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
  await editor.visit(page, "/about");
  const paragraphs = page.locator("main p").filter({ hasText: /.{60}.*\.$/ });
  const sentence = (await paragraphs.first().textContent()) ?? "";
  await open(page);
  await page.getByRole("searchbox").fill(sentence.slice(0, 60));
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.locator("form :focus")).toHaveValue(/\w/);
  // The page beside it shows where that is.
  await expect(page.frameLocator("iframe").locator("[data-edited]")).toBeInViewport();
  await expect(page.frameLocator("iframe").locator("[data-edited]")).toContainText(
    sentence.slice(0, 60),
  );

  // In a long text, to the words themselves.
  const words = "turn the clock to the wall";
  await open(page, `search/${words}`);
  await page.getByRole("main").getByRole("link", { name: "Sleeping again" }).click();
  await expect(page.locator("textarea:focus")).toBeVisible();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(words);
  await expect(page.frameLocator("iframe").locator("[data-edited]")).toContainText(words);
});

test("a number is shown in its own sentence, and the form stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, "entry/practice?keepMonths");
  const sentence = page.frameLocator("iframe").locator("[data-edited]");
  await expect(sentence).toContainText("months");
  const months = page.getByLabel("Months for which requests are kept");
  await months.fill("18");
  await months.press("Control+s");
  await expect(sentence).toContainText("18 months");
  await expect(months).toBeInViewport();
});

test("one field of a change is taken back alone", async ({ page }) => {
  await open(page, "entry/pages/about");
  const boxes = page.getByRole("textbox");
  const [title, heading] = [boxes.nth(0), boxes.nth(1)];
  const before = await title.inputValue();
  await title.fill("About nobody");
  await heading.fill("Who we are");
  await saved(page);
  await page.getByRole("link", { name: "History" }).last().click();
  await page.getByText("Only a part of it").first().click();
  await page.getByRole("button", { name: /^Only .*, title$/i }).click();
  await expect(page.getByText(/^Taken back, and saved\. .*, title\./)).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(before);
  await expect(heading).toHaveValue("Who we are");
});

test("by keyboard, every field is seen and saved, and a question begins with no @chromium", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "entry/services/family-therapy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator("iframe").evaluate((frame) => frame.remove());
  for (const key of ["Tab", "Shift+Tab"] as const) {
    expect(await focusFindings(page, key), key).toEqual([]);
  }
  const meeting = page.getByLabel("How we meet");
  await meeting.fill("All of you, in one room");
  // Whoever goes on typing meanwhile loses nothing.
  await page.route("**/editor/save", async (route) => {
    await meeting.press("End");
    await page.keyboard.type(" or two");
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("What you typed meanwhile is not saved yet.")).toBeVisible();
  await expect(meeting).toHaveValue("All of you, in one room or two");
  await page.unroute("**/editor/save");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved on this computer.")).toBeVisible();

  await open(page, "entry/therapists/meera");
  // Nobody else is on one of the teams.
  await page.getByRole("link", { name: "Remove it" }).press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page.getByText("It cannot be removed yet:")).toBeVisible();
  await expect(
    page.getByRole("link", { name: /must have somebody|must not be empty/ }),
  ).not.toHaveCount(0);
  await page.getByLabel("Who takes their place there").selectOption("Bo Example");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page.getByText("Meera is removed.")).toBeVisible();

  await open(page, "entry/articles/sleeping-badly");
  const excerpt = page.getByLabel("Excerpt");
  await excerpt.fill("What you can try.");
  await page.getByRole("button", { name: "Discard what is not saved" }).press("Enter");
  await expect(page.getByRole("button", { name: "No, go back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(excerpt).toHaveValue("What you can try.");
});

for (const width of [1280, 390]) {
  test(`every view is open to everybody, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await editor.expectOpenToEverybody(page, [
      ...["", "history", "search/kind", "new/person", "new/club on a day", "entry/practice"],
      "remove/therapists/anaya-example",
      ...["entry/therapists/anaya-example", "entry/articles/sleeping-badly", "entry/words"],
    ]);
  });
}

test("started twice, or on files that do not fit together, it says so in a line", async () => {
  const env = { ...process.env, PORT: String(editor.port) };
  const start = () => {
    const args = ["scripts/run.js", "edit"];
    return spawnSync(process.execPath, args, { cwd: editor.copy, env, encoding: "utf8" });
  };
  expect(start().stderr.trim()).toMatch(/^The editor is open already, on .*\/editor\. .*$/);
  const photo = join(editor.copy, "content/therapists/nobody.jpg");
  await writeFile(photo, "");
  const { status, stderr } = start();
  await rm(photo);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Files were changed by hand.*\n.*nobody\.jpg: is a picture.*$/);
});

test("no other site can write, read or show it", async ({ request }) => {
  const data = { id: "therapists/meera" };
  const others: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "http://localhost:4175" },
    { host: "evil.example", origin: editor.site },
    {},
  ];
  for (const headers of others) {
    const answer = await request.post(`${editor.site}/editor/remove`, { data, headers });
    expect(answer.status()).toBe(403);
  }
  const page = await request.get(`${editor.site}/editor`);
  expect(page.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  const read = await request.get(`${editor.site}/editor/overview`, {
    headers: { origin: "http://localhost:1" },
  });
  expect(read.status()).toBe(403);
  expect(read.headers()).not.toHaveProperty("access-control-allow-origin");
});
