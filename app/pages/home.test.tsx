import { describe, expect, test } from "vitest";
import { Fees } from "../components/fees";
import { render } from "../components/testing";
import { testSite } from "../content/testing";
import { HomePage } from "./home";

describe("Home", () => {
  test.each([
    ["above the title while it lies ahead", "2026-11-17", true],
    ["below the title once it is over", "3000-01-01", false],
  ])("announces a club %s", (_, day, isAbove) => {
    const page = render(<HomePage />, testSite({ builtAt: new Date(day) }));
    const [above = "", below = ""] = page.split("<h1");
    expect(above.includes("Learn More &amp; Register")).toBe(isAbove);
    expect(below.includes("Learn More &amp; Register")).toBe(!isAbove);
  });

  test.each([
    ["one person in large", 1, "therapist-card", 1],
    ["two people as equals", 2, "faces", 2],
    ["of three, the first in large and the others in a row", 3, "therapist-card", 3],
  ])("shows %s", (_, people, without, portraits) => {
    const therapists = testSite().therapists.slice(0, people);
    const page = render(<HomePage />, testSite({ therapists }));
    expect(page.split('class="arch portrait"')).toHaveLength(portraits + 1);
    expect(page).not.toContain(`class="${without}`);
  });

  test("names what sessions cost", () => {
    expect(render(<HomePage />)).toContain(render(<Fees />));
  });
});
