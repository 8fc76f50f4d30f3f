import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { render } from "./testing";
import { TherapistCard } from "./therapist-card";

const [person] = testSite().therapists;

test.each([true, false])("a card has a person's ages (with details: %s)", (detailed) => {
  if (!person) throw new Error("The tests' practice has nobody.");
  const therapist = { ...person, ages: { min: 18, max: 30 } };
  expect(render(<TherapistCard therapist={therapist} detailed={detailed} />)).toContain("18–30");
});
