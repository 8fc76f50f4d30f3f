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
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(price).toHaveValue(before);
  await expect(editor.frame.getByText(`₹${before} for each`).first()).toBeVisible();
});
