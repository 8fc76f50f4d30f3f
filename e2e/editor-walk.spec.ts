import { test } from "./editor/open-editor";
import { expect } from "./site";

/* The owner's shortest way through the editor. `npm run test:all -- editor` tests the rest. */

test("the owner corrects a refused price, sees it on the page and undoes it", async ({
  page,
  editor,
}) => {
  const price = page.getByLabel("Price in rupees");
  await editor.open("entry/workshops/monsoon-club");
  const before = await price.inputValue();

  await price.fill("500.50");
  await editor.trySaving();
  await expect(page.getByText("“Price in rupees” must be in whole rupees")).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("aria-invalid", "true");

  await price.fill("500");
  await editor.save();
  await expect(editor.frame.getByText("₹500 for each").first()).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: "Take this back" }).click();
  await expect(price).toHaveValue(before);
  await expect(editor.frame.getByText(`₹${before} for each`).first()).toBeVisible();
});

test("the owner presses a text on the page and is in its field", async ({ page, editor }) => {
  await editor.open("entry/therapists/meera");
  await editor.frame.getByText("She asks few questions").first().click();
  const approach = page.getByLabel("Approach");
  await expect(approach).toBeFocused();
  await expect(editor.marked.first()).toHaveText(await approach.inputValue());

  // A link opens its field, too, though that is in another form. The page stays, and offers to go on.
  await editor.frame.getByRole("contentinfo").getByRole("link", { name: "Who we are" }).click();
  await expect(page.locator('[id="footer.about"]')).toBeFocused();
  await expect(editor.frame.getByRole("heading", { level: 1 })).toHaveText("Meera");
  await page.getByRole("link", { name: "go where it leads" }).click();
  await editor.frame.getByRole("heading", { level: 1, name: "Good that you are here" }).click();
  await expect(page.locator("#heading")).toHaveValue("Good that you are here");
  await expect(page.locator("#heading")).toBeFocused();
});

test("the page outlines the field one goes to by keyboard", async ({ page, editor }) => {
  await editor.open("entry/therapists/meera");
  await page.getByText("Go to a field").press("Enter");
  await page.getByRole("button", { name: "Best for" }).press("Enter");
  const field = page.getByLabel("Best for");
  await expect(field).toBeFocused();
  await expect(editor.marked.first()).toBeInViewport();
  await expect(editor.marked.first()).toContainText(await field.inputValue());
});
