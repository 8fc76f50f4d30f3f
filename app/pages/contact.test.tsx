import { describe, expect, test } from "vitest";
import { render } from "../components/testing";
import type { Site } from "../content/site";
import { testSite } from "../content/testing";
import { ContactPage } from "./contact";

const site = testSite();
const { contact } = site.pages;
const wayFromStation = "Turn left at the ferry.";

describe("Contact", () => {
  test.each<[what: string, without: Partial<Site["practice"]>, words: string]>([
    ["a free call", { freeConsultation: undefined }, contact.consultation.title],
    ["a social profile", { social: undefined }, "Mastodon"],
    ["WhatsApp", { whatsapp: undefined }, site.words.contact.whatsapp],
    ["a station", { nearestStation: undefined }, wayFromStation],
  ])("says nothing of %s that a practice doesn't have", (_, without, words) => {
    const gettingHere = { ...contact.gettingHere, wayFromStation };
    const pages = { contact: { ...contact, gettingHere } };
    expect(render(<ContactPage />, testSite({ pages }))).toContain(words);
    expect(render(<ContactPage />, testSite({ pages, practice: without }))).not.toContain(words);
  });

  test.each([
    ["in full", {}, "7 Princess Street, Fort Kochi, Kochi 682001"],
    ["without a PIN", { pincode: undefined }, "7 Princess Street, Fort Kochi, Kochi"],
    ["without a street", { street: undefined }, "Fort Kochi, Kochi 682001"],
  ])("shows the address %s", (_, without, words) => {
    const address = { ...site.practice.address, ...without };
    const page = render(<ContactPage />, testSite({ practice: { address } }));
    expect(page).toContain(`>${words}</a>`);
    expect(page.includes(site.words.contact.askAddress)).toBe("street" in without);
  });

  test("has no empty line if no directions are left", () => {
    const gettingHere = { ...contact.gettingHere, text: "" };
    const pages = { contact: { ...contact, gettingHere } };
    expect(render(<ContactPage />, testSite({ pages }))).not.toContain("<p></p>");
  });
});
