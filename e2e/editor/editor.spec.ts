import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { startEditor } from "../../editor/start-editor";
import { focusFindings } from "../checks/focus";
import { expect, noUnexpectedEvents } from "../site";
import { dropPhoto, type Editor, editorOf, test } from "./open-editor";

/** Tests of the owner at the editor. Each starts from its own copy of the tests' practice. */

const club = "entry/workshops/monsoon-club";
const person = "entry/therapists/meera";
const circles = "entry/services/group-therapy";
const article = "entry/articles/one-quiet-evening";

test.describe("overview", () => {
  test("links each task to its field", async ({ page, editor }) => {
    await editor.open();
    await page.getByText("Contact: ").click();
    await page.getByRole("link", { name: "The way from the station" }).click();
    const way = page.getByRole("textbox", { name: "The way from the station" });
    await expect(way).toBeFocused();
  });

  test("lists an unsaved entry", async ({ page, editor }) => {
    await editor.open(person);
    await page.getByRole("textbox", { name: "Role" }).fill("Walker");
    await editor.open();
    await page.getByText("Typed, and not saved yet").getByRole("link").click();
    await expect(page.getByRole("textbox", { name: "Role" })).toHaveValue("Walker");
    await expect(page.getByText(/and did not save is here again: Role/)).toBeVisible();
  });
});

test.describe("invalid content", () => {
  test("is listed first and restored from the history", async ({ page, editor, server }) => {
    const price = page.getByLabel("Price in rupees");
    await editor.open(club);
    await price.fill("500");
    await editor.save();
    await writeFile(
      join(server.folder, "content/workshops/monsoon-club.md"),
      "---\nprice: [\n---\n",
    );
    await editor.open();
    const faults = page.getByRole("region", { name: "The site can't be built" });
    await expect(faults.getByText("workshops/monsoon-club.md cannot be read")).toBeVisible();
    expect((await editor.findings()).axe).toEqual([]);
    await faults.getByRole("button", { name: "Restore the last valid version" }).first().click();
    await expect(faults).toHaveCount(0);
    await editor.open(club);
    await expect(price).toHaveValue("500");
  });
});

test.describe("form", () => {
  test("loads nothing from third parties", async ({ editor, pageEvents }) => {
    await editor.open(person);
    await expect(editor.frame.getByRole("heading", { level: 1 })).toBeVisible();
    expect(pageEvents.foreign).toEqual(noUnexpectedEvents.foreign);
  });

  test("scrolls to a refused field", async ({ page, editor }) => {
    await editor.open(club);
    await page.getByLabel("Price in rupees").fill("2200.50");
    await page.getByLabel("Title", { exact: true }).first().scrollIntoViewIfNeeded();
    await editor.trySaving();
    await expect(page.getByText("must be in whole rupees, like 1500.")).toBeInViewport();
  });

  test("removes the message of a corrected field", async ({ page, editor }) => {
    await editor.open(club);
    await page.getByLabel("Price in rupees").fill("2200.50");
    await editor.trySaving();
    const message = page.getByText("must be in whole rupees, like 1500.");
    await expect(message).toBeVisible();
    await page.getByLabel("Price in rupees").fill("2200");
    await expect(message).toHaveCount(0);
  });

  test("shows the message of a list at the list", async ({ page, editor }) => {
    await editor.open("entry/practice");
    const hours = page.getByRole("group", { name: "Opening hours" });
    await hours.locator("summary").first().click();
    await hours.getByRole("checkbox", { name: "Friday" }).first().check();
    await editor.trySaving();
    await expect(hours.getByText(/^“Opening hours”/)).toBeInViewport();
  });

  test("jumps to a field of a long form", async ({ page, editor }) => {
    await editor.open("entry/practice");
    await page.getByText("Go to a field").click();
    await page.getByRole("button", { name: "Opening hours", exact: true }).click();
    await expect(page.getByRole("group", { name: "Opening hours" })).toBeFocused();
  });

  test("asks about a price with an extra digit", async ({ page, editor }) => {
    await editor.open(club);
    await page.getByLabel("Price in rupees").fill("4500");
    await editor.trySaving();
    await expect(page.getByRole("dialog")).toContainText("from ₹450 to ₹4,500");
    expect((await editor.findings()).axe).toEqual([]);
  });

  test("returns to a fee that the owner doubts", async ({ page, editor }) => {
    await editor.open("entry/services/walk-and-talk");
    await page.getByLabel("Rupees").fill("9000");
    await editor.trySaving();
    await expect(page.getByRole("dialog")).toContainText("from ₹900 to ₹9,000");
    await page.getByRole("button", { name: "No, go back" }).click();
    await expect(page.getByLabel("Rupees")).toBeFocused();
  });

  test("shows an outline of each layout of a service", async ({ page, editor }) => {
    await editor.open(circles);
    const layouts = page.getByRole("group", { name: "Layout of the page" });
    await expect(layouts.locator("label:has(svg)")).toHaveCount(6);
    await layouts.getByRole("radio", { name: "Seats" }).check();
    await editor.save();
    await expect(editor.frame.locator(".service-seats-table")).toBeVisible();
    await expect(layouts.getByRole("radio", { name: "Seats" })).toBeChecked();
  });

  test("discards unsaved changes", async ({ page, editor }) => {
    await editor.open(person);
    const name = page.getByRole("textbox", { name: "Full name" });
    await name.fill("Somebody Else");
    await editor.discard();
    await expect(name).toHaveValue("Meera");
  });

  test("keeps unsaved changes unless the owner insists", async ({ page, editor }) => {
    await editor.open(article);
    const excerpt = page.getByLabel("Excerpt");
    await excerpt.fill("What you can try.");
    await page.getByRole("button", { name: "Discard what is not saved" }).press("Enter");
    await expect(page.getByRole("button", { name: "No, go back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(excerpt).toHaveValue("What you can try.");
  });

  test("names another unsaved entry", async ({ page, editor }) => {
    await editor.open(circles);
    await page.getByLabel("How we meet").fill("Chairs, in a circle");
    await editor.open(person);
    await expect(page.getByText("Typed elsewhere, and not saved yet: Circles")).toBeVisible();
  });

  test("keeps what is typed during a save", async ({ page, editor }) => {
    await editor.open("entry/services/family-therapy");
    const meeting = page.getByLabel("How we meet");
    await meeting.fill("All of you, in one room");
    await page.route("**/editor/save", async (route) => {
      await meeting.press("End");
      await page.keyboard.type(" or two");
      await route.continue();
    });
    await page.keyboard.press("Control+s");
    await expect(page.getByText("What you typed during the save isn't saved yet.")).toBeVisible();
    await expect(meeting).toHaveValue("All of you, in one room or two");
  });

  test("shows the focus of every control @chromium", async ({ page, editor }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await editor.open("entry/services/walk-and-talk");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.locator("iframe").evaluate((frame) => frame.remove());
    for (const key of ["Tab", "Shift+Tab"] as const) {
      expect(await focusFindings(page, key), key).toEqual([]);
    }
  });
});

test.describe("two windows", () => {
  test("merge changes of different fields", async ({ page, editor, context }) => {
    const [otherPage, other] = await openAnother(context);
    await editor.open(person);
    await other.open(person);
    await page.getByLabel("Best for").fill("Early risers.");
    await editor.save();
    await otherPage.getByLabel("Approach").fill("One thing after the other.");
    await other.save();
    await expect(otherPage.getByText("What the other window saved stays, too.")).toBeVisible();
    await expect(otherPage.getByLabel("Best for")).toHaveValue("Early risers.");
  });

  test("show a conflict at its field, and save the later version", async ({
    page,
    editor,
    context,
  }) => {
    const [otherPage] = await makeConflict(page, editor, context);
    await expect(otherPage.getByText("Elsewhere it was saved as: 550.")).toBeInViewport();
    await expect(otherPage.getByLabel("Price in rupees")).toHaveValue("600");
    await expect(otherPage.getByText("Saved on this computer.")).toBeVisible();
  });

  test("takes the other version of a field and keeps other changes", async ({
    page,
    editor,
    context,
  }) => {
    const [otherPage, other] = await makeConflict(page, editor, context);
    await otherPage.getByLabel("What happens in rain").fill("We dance.");
    await otherPage.getByRole("button", { name: "Use the other version" }).click();
    await expect(otherPage.getByLabel("Price in rupees")).toHaveValue("550");
    await expect(otherPage.getByLabel("What happens in rain")).toHaveValue("We dance.");
    await other.save();
  });

  test("keep their drafts apart", async ({ page, editor, context }) => {
    const [otherPage, other] = await openAnother(context);
    await editor.open(person);
    await other.open(person);
    await page.getByRole("textbox", { name: "Role" }).fill("Walker");
    await otherPage.getByRole("textbox", { name: "Role" }).fill("Runner");
    await other.discard();
    await editor.open(person);
    await expect(page.getByRole("textbox", { name: "Role" })).toHaveValue("Walker");
  });

  test("adopt the draft of a closed window", async ({ page, editor, context }) => {
    const [otherPage, other] = await openAnother(context);
    await other.open(person);
    await otherPage.getByRole("textbox", { name: "Role" }).fill("Runner");
    await otherPage.close();
    await editor.open(person);
    await expect(page.getByRole("textbox", { name: "Role" })).toHaveValue("Runner");
  });
});

test.describe("facts to confirm", () => {
  test("are asked about until they are confirmed", async ({ page, editor }) => {
    await editor.open(`${person}?training`);
    const right = page.getByRole("button", { name: "This is right: Degrees and training" });
    await right.click();
    await expect(page.getByText("Confirmed, and saved.")).toBeVisible();
    await expect(right).toHaveCount(0);
    await expect(editor.frame.getByText(/with a year on the wards/)).toBeInViewport();
  });
});

test.describe("list", () => {
  const [first, second, third] = [
    "Before the first circle",
    "In the circle",
    "What stays there",
  ] as const;

  test("moves an entry by keyboard and keeps the focus", async ({ page, editor }) => {
    await editor.open(circles);
    const up = page.getByRole("button", { name: `Up: ${second}` });
    await up.press("Enter");
    await expect(namesIn(page)).toContainText([second, first, third]);
    await expect(up).toBeFocused();
  });

  test("keeps the button under the mouse while an entry moves", async ({ page, editor }) => {
    await editor.open(circles);
    await page.getByRole("button", { name: `Up: ${third}` }).click();
    await page.mouse.down();
    await page.mouse.up();
    await expect(namesIn(page)).toContainText([third, first, second]);
  });

  test("puts back a removed entry", async ({ page, editor }) => {
    await editor.open(circles);
    await page.getByRole("button", { name: `Remove: ${second}` }).click();
    await expect(namesIn(page)).toContainText([first, third]);
    const back = page.getByRole("button", { name: "Restore it" });
    await expect(back).toBeFocused();
    await expect(back).toBeInViewport();
    await back.click();
    await expect(namesIn(page)).toContainText([first, second, third]);
  });

  function namesIn(page: Page) {
    return page.getByRole("group", { name: "What to expect" }).locator("summary");
  }
});

test.describe("people", () => {
  test("a new one has a page and is offered in the form", async ({ page, editor }) => {
    await editor.open("new/person");
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
      await page.getByRole("textbox", { name: new RegExp(`^${label}( \\(.*\\))?$`) }).fill(text);
    }
    for (const [index, name] of ["Sleep", "Stress", "Anxiety"].entries()) {
      await page.getByRole("button", { name: "Add to specialisations" }).click();
      await page.getByLabel(`Specialisations, ${index + 1}`).fill(name);
    }
    for (const choice of ["Individual", "Worry, stress, low mood", "In person"]) {
      await page.getByLabel(choice, { exact: true }).check();
    }
    await dropPhoto(page.getByText("A picture: choose one"), "anaya.jpg", 900, 1200);
    await editor.save();
    await page.goto("/therapists/anaya-example");
    await expect(page.getByRole("img", { name: "Portrait of Anaya Example" })).toBeVisible();
    await page.goto("/appointments");
    await expect(page.locator("option", { hasText: "Anaya Example" })).toBeAttached();
  });

  test("a photo that is too small is refused", async ({ page, editor }) => {
    await editor.open("new/person");
    await dropPhoto(page.getByText("A picture: choose one"), "small.jpg", 100, 125);
    await expect(page.getByText("It needs at least 720 × 900.")).toBeVisible();
  });

  test("a photo is cropped by dragging it", async ({ page, editor }) => {
    await editor.open("new/person");
    await dropPhoto(page.getByText("A picture: choose one"), "wide.jpg", 3000, 1200);
    const [photo, slider] = [page.locator("img.window"), page.getByLabel("From left to right")];
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
    await photo.hover();
    await page.mouse.down();
    await slider.hover();
    await page.mouse.up();
    await expect(slider).not.toHaveValue("50");
  });

  test("a photo moves only where there is more of it", async ({ page, editor }) => {
    await editor.open("new/person");
    await dropPhoto(page.getByText("A picture: choose one"), "wide.jpg", 3000, 1200);
    await expect(page.getByLabel("From left to right")).toBeEnabled();
    await expect(page.getByLabel("From top to bottom (nothing to move")).toBeDisabled();
  });

  test("one with a new name has a new address", async ({ page, editor }) => {
    await editor.open(person);
    await page.getByRole("textbox", { name: "Full name" }).fill("Bo Example");
    await editor.save();
    await expect(editor.frame.getByRole("heading", { level: 1 })).toHaveText("Bo Example");
  });

  test("links from a person's old name to the texts that still have it", async ({
    page,
    editor,
  }) => {
    await editor.open(person);
    await page.getByRole("textbox", { name: "Full name" }).fill("Bo Example");
    await editor.save();
    await page.getByRole("link", { name: "Where it still says Meera" }).click();
    await expect(page.getByRole("link", { name: "Bo Example: Biography" })).toBeVisible();
  });

  test("the only one on a team can't be removed", async ({ page, editor }) => {
    await editor.open(person);
    await page.getByRole("link", { name: "Remove it" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("It can't be removed yet:")).toBeVisible();
    await expect(
      page.getByRole("link", { name: /must have somebody|must not be empty/ }),
    ).not.toHaveCount(0);
  });

  test("removes a person after somebody takes over", async ({ page, editor }) => {
    await editor.open("remove/therapists/meera");
    await expect(page.getByRole("main")).toContainText("(Team)");
    await page.getByLabel("Who takes their place there").selectOption("Bo Das");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Meera is removed.")).toBeVisible();
  });
});

test.describe("history", () => {
  test("asks before it undoes later changes of the same field", async ({ page, editor }) => {
    await editor.open(club);
    for (const price of ["500", "550"]) {
      await page.getByLabel("Price in rupees").fill(price);
      await editor.save();
    }
    await page.getByRole("main").getByRole("link", { name: "History" }).click();
    const change = page.getByRole("listitem").filter({ hasText: "rupees: 450 → 500" });
    await change.getByRole("button", { name: "Undo this change" }).click();
    await expect(page.getByRole("dialog")).toContainText("Monsoon Club, price in rupees");
  });

  test("undoes one field of a change", async ({ page, editor }) => {
    await editor.open("entry/pages/about");
    const boxes = page.getByRole("textbox");
    const [title, heading] = [boxes.nth(0), boxes.nth(1)];
    const before = await title.inputValue();
    await title.fill("About nobody");
    await heading.fill("What we do");
    await editor.save();
    await page.getByRole("main").getByRole("link", { name: "History" }).click();
    await page.getByText("Only a part of it").click();
    await page.getByRole("button", { name: /^Only .*, title$/i }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(before);
    await expect(heading).toHaveValue("What we do");
  });
});

test.describe("workshops", () => {
  test("a copy for another day is announced on the home page", async ({ page, editor }) => {
    await editor.open("entry/workshops/lantern-club-2031");
    await page.getByRole("link", { name: "Make another one like it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^New, like Lantern Club/);
    await page.getByLabel("Title", { exact: true }).first().fill("Lantern Club at Noon");
    await page.getByLabel("Day", { exact: true }).fill("2031-05-03");
    await page.getByLabel("Registration form").fill("https://forms.example/noon");
    await editor.save();
    await page.goto("/");
    await expect(page.getByText("Lantern Club at Noon")).toBeVisible();
    await expect(page.getByText(/3 May 2031/)).toBeVisible();
  });
});

test.describe("article text", () => {
  test("turns the line of the cursor into a heading", async ({ page, editor }) => {
    await editor.open(article);
    const text = await write(page, "First");
    await text.press("Home");
    await body(page).getByRole("button", { name: "Heading" }).click();
    await page.keyboard.type(" of all");
    await expect(text).toHaveValue(/^## First of all\n*$/);
  });

  test("links the selected words", async ({ page, editor }) => {
    await editor.open(article);
    const text = await write(page, "Breathe.");
    await text.press("Control+a");
    await body(page).getByRole("button", { name: "Link", exact: true }).click();
    await expect(page.getByLabel("Its web address")).toBeFocused();
    await page.getByLabel("Its web address").fill("breath.example");
    await page.keyboard.press("Enter");
    await expect(text).toHaveValue("[Breathe.](https://breath.example)");
  });

  test("starts and ends the entries of a list with Enter", async ({ page, editor }) => {
    await editor.open(article);
    const text = await write(page, "Breathe:\n");
    await body(page).getByRole("button", { name: "List", exact: true }).click();
    for (const words of ["In", "Out", ""]) {
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.type("And again.");
    await expect(text).toHaveValue(/^Breathe:\n\n- In\n- Out\n\nAnd again\.\n*$/);
  });

  test("undoes what a button has typed", async ({ page, editor }) => {
    await editor.open(article);
    const text = await write(page, "First");
    await body(page).getByRole("button", { name: "Heading" }).click();
    await expect(text).toHaveValue(/^## First\n*$/);
    await text.press("Control+z");
    await expect(text).not.toHaveValue(/##/);
  });

  test("shows a picture after the line of the cursor", async ({ page, editor }) => {
    await editor.open(article);
    const text = page.getByLabel("Text", { exact: true });
    await text.press("Control+Home");
    await text.press("ArrowRight");
    await dropPhoto(body(page).getByText("A picture in the text"), "IMG_20260412.jpg", 1600, 1000);
    await page.getByLabel("Caption").fill("Tea, at three at night.");
    await page.getByRole("button", { name: "Put it where the cursor was" }).click();
    await expect(page.getByLabel("What it shows")).toBeFocused();
    await page.keyboard.type("A cup of tea.");
    await page.keyboard.press("Enter");
    await expect(text).toHaveValue(
      /^[^\n]+\n\n!\[A cup of tea\.\]\(img-[\w-]+\.jpg\)\nTea, at three at night\.\n\n/,
    );
    await editor.save();
    await page.goto("/blogs/one-quiet-evening");
    const figure = page.getByRole("figure", { name: "Tea, at three at night." });
    const picture = figure.getByRole("img", { name: "A cup of tea." });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  });

  /** Replaces the text, as the owner would. */
  /** The field of an article's text. Its buttons are also on shorter Markdown fields. */
  function body(page: Page) {
    const text = page.getByLabel("Text", { exact: true });
    return page.locator(".field", { has: text }).first();
  }

  async function write(page: Page, words: string) {
    const text = page.getByLabel("Text", { exact: true });
    await text.press("Control+a");
    await page.keyboard.type(words);
    return text;
  }
});

test.describe("search", () => {
  test("goes from a sentence on the site to its field", async ({ page, editor }) => {
    const sentence = "Nobody is scolded here";
    await editor.open();
    await page.getByRole("searchbox").fill(sentence);
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.locator("form :focus")).toHaveValue(new RegExp(sentence));
    await expect(editor.marked.first()).toBeInViewport();
    await expect(editor.marked.first()).toContainText(sentence);
  });

  test("selects the words in a long text", async ({ page, editor }) => {
    const words = "turn the clock to the wall";
    await editor.open(`search/${words}`);
    await page.getByRole("main").getByRole("link", { name: "Sleeping again" }).click();
    await expect(page.locator("textarea:focus")).toBeVisible();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(words);
    await expect(editor.marked.first()).toContainText(words);
  });
});

test.describe("page next to the form", () => {
  test("goes from a clicked text to its field", async ({ page, editor }) => {
    await editor.open("entry/therapists/meera");
    await editor.frame.getByText("She asks few questions").first().click();
    const approach = page.getByLabel("Approach");
    await expect(approach).toBeFocused();
    await expect(editor.marked.first()).toHaveText(await approach.inputValue());

    // A link also opens its field, here in another form. The page stays, and offers to follow it.
    await editor.frame.getByRole("contentinfo").getByRole("link", { name: "Who we are" }).click();
    await expect(page.locator('[id="footer.about"]')).toBeFocused();
    await expect(editor.frame.getByRole("heading", { level: 1 })).toHaveText("Meera");
    await page.getByRole("link", { name: "go where it leads" }).click();
    await editor.frame.getByRole("heading", { level: 1, name: "Good that you are here" }).click();
    await expect(page.locator("#heading")).toHaveValue("Good that you are here");
    await expect(page.locator("#heading")).toBeFocused();
  });

  test("outlines the text of the field that has keyboard focus", async ({ page, editor }) => {
    await editor.open("entry/therapists/meera");
    await page.getByText("Go to a field").press("Enter");
    await page.getByRole("button", { name: "Best for" }).press("Enter");
    const field = page.getByLabel("Best for");
    await expect(field).toBeFocused();
    await expect(editor.marked.first()).toBeInViewport();
    await expect(editor.marked.first()).toContainText(await field.inputValue());
  });

  test("opens the field of a price, and outlines it", async ({ page, editor }) => {
    await editor.open(club);
    await editor.frame
      .getByText("₹450 for each")
      .first()
      .click({ position: { x: 8, y: 8 } });
    await expect(page.getByLabel("Price in rupees")).toBeFocused();
    await expect(editor.marked.first()).toContainText("₹450");
  });

  test("opens the line of a long text", async ({ page, editor }) => {
    const words = "turn the clock to the wall";
    await editor.open("entry/articles/sleeping-again");
    await editor.frame.getByText(words).click();
    await expect(page.getByLabel("Text", { exact: true })).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(words);
  });

  test("marks the sentence of a number and leaves the form in place", async ({ page, editor }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await editor.open("entry/practice?keepMonths");
    await expect(editor.marked.first()).toContainText("months");
    const months = page.getByLabel("Months for which requests are kept");
    await months.fill("18");
    await months.press("Control+s");
    await expect(editor.marked.first()).toContainText("18 months");
    await expect(months).toBeInViewport();
  });
});

test.describe("accessibility", () => {
  for (const address of [
    ...["", "history", "search/kind", "new/person", "new/club on a day", "remove/therapists/meera"],
    ...["entry/practice", "entry/words", person, article],
  ]) {
    test(`“${address || "overview"}” is accessible and fits a phone`, async ({ page, editor }) => {
      await editor.open(address);
      expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
      await page.setViewportSize({ width: 390, height: 900 });
      expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
    });
  }
});

test.describe("server", () => {
  test("refuses to start twice on one port", async ({ server }) => {
    await expect(startEditor(server.folder, server.port)).rejects.toThrow(
      /^The editor is open already, on .*\/editor\. /,
    );
  });

  const others: Readonly<Record<string, Record<string, string>>> = {
    "another site": { origin: "https://evil.example" },
    "another port": { origin: "http://localhost:1" },
    "another host name": { host: "evil.example", origin: "http://evil.example" },
    "no page": {},
  };
  for (const [name, headers] of Object.entries(others)) {
    test(`refuses a change from ${name}`, async ({ request }) => {
      const data = { id: "therapists/meera" };
      const answer = await request.post("/editor/remove", { data, headers });
      expect(answer.status()).toBe(403);
    });
  }

  test("tells only the editor's frame which fields a page shows", async ({ request }) => {
    const pageFor = async (destination: string) => {
      const answer = await request.get("/about", { headers: { "sec-fetch-dest": destination } });
      return answer.text();
    };
    const [visited, framed] = [await pageFor("document"), await pageFor("iframe")];
    expect(framed).not.toBe(visited);
    expect(framed.replace(/ data-fields='[^']*'/g, "")).toBe(visited);
  });

  test("answers no page of another site", async ({ request }) => {
    const headers = { origin: "http://localhost:1" };
    const answer = await request.get("/editor/overview", { headers });
    expect(answer.status()).toBe(403);
    expect(answer.headers()).not.toHaveProperty("access-control-allow-origin");
  });

  test("lets no other site frame the editor", async ({ request }) => {
    const answer = await request.get("/editor");
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

async function openAnother(context: BrowserContext) {
  const page = await context.newPage();
  return [page, editorOf(page)] as const;
}

/** Saves a price in one window and a different one in another. */
async function makeConflict(page: Page, editor: Editor, context: BrowserContext) {
  const another = await openAnother(context);
  const [otherPage, other] = another;
  await editor.open(club);
  await other.open(club);
  await page.getByLabel("Price in rupees").fill("550");
  await editor.save();
  await otherPage.getByLabel("Price in rupees").fill("600");
  await other.trySaving();
  await expect(otherPage.getByText(/^Elsewhere it was saved as/)).toBeVisible();
  return another;
}
