import { expect, test } from "vitest";
import { formatAges, formatExperience, formatMinutes } from "./ranges";

test.each([
  [{ min: 8, max: 13 }, "8–13"],
  [{ min: 18 }, "18 and over"],
  [{ min: 0, max: 3 }, "0–3"],
])("the ages %o are %s", (ages, expected) => {
  expect(formatAges(ages)).toBe(expected);
});

test.each([
  [45, "45 minutes"],
  [60, "60 minutes"],
  [120, "2 hours"],
  [150, "150 minutes"],
  [{ min: 60, max: 75 }, "60–75 minutes"],
])("%o minutes are %s", (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

test.each([
  [0, "Fresher"],
  [1, "1 year"],
  [11, "11 years"],
])("%i years of practice are worded %s", (years, expected) => {
  expect(formatExperience(years)).toBe(expected);
});
