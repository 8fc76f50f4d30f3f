import { expect, test } from "vitest";
import { render } from "../components/testing";
import { testSite } from "../content/testing";
import { TherapistsPage } from "./therapists";

test.each([1, 2])("shows each of %d therapists once, with a link to book", (people) => {
  const therapists = testSite().therapists.slice(0, people);
  const page = render(<TherapistsPage />, testSite({ therapists }));
  expect(page.split('class="arch portrait"')).toHaveLength(people + 1);
  expect(page.split('href="/appointments"')).toHaveLength(people + 1);
});
