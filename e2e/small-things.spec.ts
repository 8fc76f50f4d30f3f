import { builtPages } from "../scripts/built-site";
import { contactControl, expect, fillContact, test } from "./forms";

test("clearing a form is told to everybody, and leads back to its beginning", async ({ page }) => {
  await page.goto("/contact");
  await fillContact(page, { message: "Something that nobody else should read" });
  await page.getByRole("button", { name: "Clear this form" }).click();
  await page.getByRole("button", { name: "Yes, clear it" }).click();
  await expect(page.getByRole("status")).toContainText("The form is empty again.");
  await expect(page.locator("form")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contactControl(page, "name")).toBeFocused();
});

test("a link that may not be copied is shown, ready to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    navigator.clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  const path = (await builtPages()).find((path) => /^\/(?:blogs|workshops)\//.test(path));
  await page.goto(path ?? "");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("status")).toContainText("Copying is blocked here");
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
});

test("printing leaves folded what was folded, and open what was open", async ({ page }) => {
  await page.goto("/appointments");
  const notice = page.locator("details");
  await page.pdf();
  await expect(notice).not.toHaveAttribute("open");
  await notice.locator("summary").click();
  await page.pdf();
  await expect(notice).toHaveAttribute("open");
});
