import { expect, test } from "vitest";
import { testSite } from "../content/testing";
import { render } from "./testing";
import { WorkshopFacts } from "./workshop-facts";

test.each(testSite().workshops.map((workshop) => [workshop.title, workshop]))(
  "keeps capital letters in how '%s' meets",
  (_, workshop) => {
    const facts = <WorkshopFacts workshop={{ ...workshop, format: "on Zoom, from Delhi" }} />;
    expect(render(facts)).toContain(", on Zoom, from Delhi");
  },
);
