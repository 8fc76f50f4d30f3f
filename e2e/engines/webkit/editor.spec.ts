import { expect } from "@playwright/test";
import { startEditor } from "../../editor/open-editor";
import { practiceFolder } from "../../practices";
import { test } from "./driver";

/* The owner may have a Mac: Safari's engine at the editor. */

const editor = startEditor(practiceFolder);

test("a price is refused, then saved, and the page beside it shows it", async ({ webkit }) => {
  await webkit.resize(1280, 900);
  await webkit.open(`${editor.site}/editor#/entry/workshops/monsoon-club`);
  const typePrice = async (price: string) => {
    await expect.poll(() => webkit.run(() => document.querySelector("#price") !== null)).toBe(true);
    await webkit.run((text) => {
      document.querySelector<HTMLInputElement>("#price")?.select();
      document.execCommand("insertText", false, text);
    }, price);
    await webkit.click(".save-bar .button");
  };
  const said = () =>
    webkit.run(() => document.querySelector(".save-bar [role=status]")?.textContent);
  await typePrice("500.50");
  await expect.poll(said).toContain("Nothing was saved");
  await typePrice("500");
  await expect.poll(said).toContain("Saved on this computer.");
  const beside = () =>
    webkit.run(() => document.querySelector("iframe")?.contentDocument?.body.textContent);
  await expect.poll(beside).toContain("₹500");
});
