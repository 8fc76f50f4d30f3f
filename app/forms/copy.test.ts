import { expect, describe as group, test } from "vitest";
import { describe } from "./copy";

const labels = { name: "Your name", phone: "Phone", agreed: "I agree" };

group("the copy of a submission", () => {
  test("has one line for each label, in the order of the labels", () => {
    const values = { agreed: true, phone: "98765 43210", name: "Asha Rao" };
    expect(describe(values, labels)).toBe("Your name: Asha Rao\nPhone: 98765 43210\nI agree: true");
  });

  test("says when a question was not answered", () => {
    expect(describe({ name: "Asha", phone: "", agreed: true }, labels)).toContain(
      "Phone: no answer",
    );
    const wordings = { name: () => "" };
    expect(describe({ name: "x", phone: "1", agreed: true }, labels, wordings)).toContain(
      "Your name: no answer",
    );
  });

  test("puts no colon behind a question mark", () => {
    expect(describe({ why: "Sleep" }, { why: "What brings you here?" })).toBe(
      "What brings you here? Sleep",
    );
  });

  test("uses a field's own wording where there is one", () => {
    const wordings = {
      agreed: (value: boolean) => (value ? "yes" : "no"),
      phone: (value: string) => value.replaceAll(" ", ""),
    };
    expect(describe({ name: "Asha", phone: "9 8", agreed: true }, labels, wordings)).toBe(
      "Your name: Asha\nPhone: 98\nI agree: yes",
    );
  });

  test("leaves the lines of a long text as they are", () => {
    expect(describe({ message: "One.\nTwo." }, { message: "Your message" })).toBe(
      "Your message: One.\nTwo.",
    );
  });
});
