import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { practiceFolder } from "../practices";
import { addPseudoHindi } from "../pseudo-hindi";
import { expect, test } from "../site";
import { discard, saved, startEditor } from "./open-editor";

/** An owner whose site is also in Hindi. */
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 30_000 });

const editor = startEditor(practiceFolder, addPseudoHindi);
const { open } = editor;

const role = { name: "Role", exact: true };
const roleInHindi = { name: "Role, Hindi", exact: true };

test("the Hindi words stand beside the English ones, and are saved with them", async ({ page }) => {
  await open(page, "entry/therapists/meera");
  await page.getByRole("textbox", role).fill("Walker");
  await expect(
    page.getByText(/^The Hindi is from older English words \(“Counsellor”\)/),
  ).toBeVisible();
  await saved(page);
  await expect(
    page.getByText(/^The Hindi is from older English words \(“Counsellor”\)/),
  ).toBeVisible();

  await open(page);
  await page.getByText("Meera: ").click();
  await page.getByRole("link", { name: "Role, Hindi" }).click();
  await expect(page.getByRole("textbox", roleInHindi)).toBeFocused();
  await expect(page.locator("iframe")).toHaveAttribute("src", "/hi/therapists/meera");
  const portrait = page.frameLocator("iframe").locator("main .arch img").first();
  await expect(portrait).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("textbox", roleInHindi).fill("चलने वाली");
  await expect(page.getByText(/^The Hindi is from older/)).toHaveCount(0);
  await saved(page);
  expect(await readFile(join(editor.copy, "content/hi/therapists/meera.md"), "utf8")).toContain(
    "role: चलने वाली",
  );
  await open(page, "search/चलने वाली");
  await expect(page.getByRole("link", { name: "Meera: Role, Hindi" })).toBeVisible();
});

test("a list is put in order in both languages", async ({ page }) => {
  await open(page, "entry/therapists/meera");
  const inHindi = (number: number) => {
    return page.getByRole("textbox", { name: `Specialisations, ${number}, Hindi` });
  };
  const words = await inHindi(2).inputValue();
  await page.getByRole("button", { name: "Up: New mothers" }).click();
  await expect(inHindi(1)).toHaveValue(words);
  await discard(page);
});

for (const width of [1280, 390]) {
  test(`both languages are open to everybody, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await editor.expectOpenToEverybody(page, [
      "entry/therapists/meera",
      "entry/articles/sleeping-again",
      "new/person",
    ]);
  });
}
