import { expect, it } from "vitest";
import { emptySessionRequest } from "../../../app/forms/appointment/schema";
import { emptyContactMessage } from "../../../app/forms/contact/schema";
import { questionSections, worded } from "./questions.ts";

it("shows every question of the forms once, in their order", () => {
  const namesOf = (form: "contact" | "appointment") =>
    questionSections[form].flatMap(({ questions }) => questions.map(({ name }) => name));
  expect(namesOf("contact")).toEqual(Object.keys(emptyContactMessage));
  expect(namesOf("appointment")).toEqual(Object.keys(emptySessionRequest));
});

it("words answers as the form does", () => {
  expect(worded("preferredTime", "morning-9-11")).toBe("Early, 9 to 11");
  expect(worded("preferredTime", "no-longer-offered")).toBe("no-longer-offered");
  expect(worded("preferredDate", "2030-01-15")).toBe("Tuesday, 15 January 2030");
  expect(worded("privacyConsent", true)).toBe("yes");
  expect(worded("preferredTherapist", "")).toBe("–");
  expect(worded("message", "constructor")).toBe("constructor");
});
