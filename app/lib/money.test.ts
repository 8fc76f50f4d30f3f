import { expect, test } from "vitest";
import { formatRupees } from "./money";

test.each([
  [0, "₹0"],
  [500, "₹500"],
  [1500, "₹1,500"],
  [2000, "₹2,000"],
  [150000, "₹1,50,000"],
])("%i rupees are %s", (amount, expected) => {
  expect(formatRupees(amount)).toBe(expected);
});
