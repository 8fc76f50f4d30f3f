import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { telHref } from "./links";
import { formatRupees } from "./money";
import { formatAges, formatExperience, formatMinutes } from "./ranges";

const site = testSite();

test.each([
  ["rupees", [0, 1500, 150000].map(formatRupees), ["₹0", "₹1,500", "₹1,50,000"]],
  [
    "ages",
    [{ min: 8, max: 13 }, { min: 18 }].map((ages) => formatAges(site, ages)),
    ["8–13", "18 upwards"],
  ],
  [
    "minutes",
    [45, 120, 150].map((minutes) => formatMinutes(site, minutes)),
    ["45 minutes", "2 hours", "2½ hours"],
  ],
  ["from some minutes to more", [formatMinutes(site, { min: 60, max: 75 })], ["60–75 minutes"]],
  [
    "years of practice",
    [0, 1, 11].map((years) => formatExperience(site, years)),
    ["Fresher", "1 year", "11 years"],
  ],
  ["numbers to dial", ["+91 1-2", "(011) 01"].map(telHref), ["tel:+9112", "tel:01101"]],
])("%s are written as they should be", (_, written, expected) => {
  expect(written).toEqual(expected);
});
