import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { testSite } from "../content/testing";
import { contactFormProps } from "./form-props";
import { letterWith, longestHref } from "./letter";

const props = contactFormProps(testSite());
const subject = "A message from the website";

function bodyOf(href: string) {
  return new URL(href).searchParams.get("body");
}

describe("The e-mail that a visitor sends on", () => {
  test("is addressed to the practice and holds the text, with the line breaks of e-mail", () => {
    const { href, holdsAll } = letterWith(
      props,
      subject,
      "Phone: +91 98765\nYour message: नमस्ते & 100 %",
    );
    expect(new URL(href).pathname).toBe(props.practice.email);
    expect(new URL(href).searchParams.get("subject")).toBe(subject);
    expect(bodyOf(href)).toBe("Phone: +91 98765\r\nYour message: नमस्ते & 100 %");
    expect(holdsAll).toBe(true);
  });

  const room = longestHref - letterWith(props, subject, "").href.length;

  test.each([
    ["English", "a", room],
    ["Hindi", "क", Math.floor(room / 9)],
  ])("asks the visitor to paste %s text that is too long for a link", (_, letter, most) => {
    expect(letterWith(props, subject, letter.repeat(most)).holdsAll).toBe(true);
    const { href, holdsAll } = letterWith(props, subject, letter.repeat(most + 1));
    expect(holdsAll).toBe(false);
    expect(bodyOf(href)).toBe(props.texts.sent.pasteHere);
  });

  test("fits a link, whatever the visitor types", () => {
    const anything = string({ unit: "binary", maxLength: 3000, size: "max" });
    assert(
      property(anything, (text) => {
        const { href, holdsAll } = letterWith(props, subject, text);
        expect(href.length).toBeLessThanOrEqual(longestHref);
        if (holdsAll) expect(bodyOf(href)).toBe(text.replaceAll("\n", "\r\n"));
      }),
      { numRuns: 20 },
    );
  });

  test("survives half of an emoji", () => {
    expect(bodyOf(letterWith(props, subject, "Thank you 🙏".slice(0, -1)).href)).toBe(
      "Thank you \uFFFD",
    );
  });
});
