import { expect } from "../site";
import { test } from "./open-editor";

/* An owner whose site is also in Hindi. */
test.use({ isInHindi: true });

const person = "entry/therapists/meera";
const role = { name: "Role (may be empty)", exact: true };
const roleInHindi = { name: "Role, Hindi", exact: true };
const isOutdated = /^The Hindi is from older English words \(“Counsellor”\)/;

test("the Hindi is outdated once the English has changed", async ({ page, editor }) => {
  await editor.open(person);
  await page.getByRole("textbox", role).fill("Walker");
  await expect(page.getByText(isOutdated)).toBeVisible();
  await editor.save();
  await expect(page.getByText(isOutdated)).toBeVisible();
});

test("new Hindi is up to date", async ({ page, editor }) => {
  await editor.open(person);
  await page.getByRole("textbox", role).fill("Walker");
  await expect(page.getByText(isOutdated)).toBeVisible();
  await page.getByRole("textbox", roleInHindi).fill("चलने वाली");
  await expect(page.getByText(isOutdated)).toHaveCount(0);
});

test("the owner can confirm that the Hindi still fits", async ({ page, editor }) => {
  await editor.open("entry/privacy-notice/english");
  const name = page.getByRole("textbox", { name: "The rest", exact: true });
  await name.fill("We keep what you write for a week.");
  await editor.trySaving();
  await expect(page.getByText("“The rest” in Hindi is from older English words")).toBeVisible();
  await page.getByRole("button", { name: "Keep the translation: The rest, Hindi" }).click();
  await expect(page.getByRole("textbox", { name: "The rest, Hindi" })).toBeFocused();
  await editor.save();
});

test("the overview links to outdated Hindi", async ({ page, editor }) => {
  await editor.open(person);
  await page.getByRole("textbox", role).fill("Walker");
  await editor.save();
  await editor.open();
  await page.getByText("Meera: ").click();
  await page.getByRole("link", { name: "Role, Hindi" }).click();
  await expect(page.getByRole("textbox", roleInHindi)).toBeFocused();
});

test("saved Hindi shows on the Hindi page", async ({ page, editor }) => {
  await editor.open(person);
  await page.getByRole("textbox", roleInHindi).fill("चलने वाली");
  await editor.save();
  await expect(editor.frame.getByText("चलने वाली").first()).toBeVisible();
});

test("a Hindi field opens the Hindi preview, and a click there goes to its Hindi field", async ({
  page,
  editor,
}) => {
  await editor.open(person);
  const role = page.getByRole("textbox", roleInHindi);
  const approach = page.getByRole("textbox", { name: "Approach, Hindi" });
  await role.focus();
  await expect(editor.frame.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(editor.marked.first()).toContainText(await role.inputValue());
  await editor.frame
    .getByText(await approach.inputValue())
    .first()
    .click();
  await expect(approach).toBeFocused();
});

test("a list is put in order in both languages", async ({ page, editor }) => {
  await editor.open(person);
  const inHindi = (number: number) => {
    return page.getByRole("textbox", { name: `Specialisations, ${number}, Hindi` });
  };
  const words = await inHindi(2).inputValue();
  await page.getByRole("button", { name: "Up: New mothers" }).click();
  await expect(inHindi(1)).toHaveValue(words);
});

for (const address of [person, "entry/articles/sleeping-again", "new/person"]) {
  test(`“${address}” is accessible in both languages and fits a phone`, async ({
    page,
    editor,
  }) => {
    await editor.open(address);
    expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  });
}
