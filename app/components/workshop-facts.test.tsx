import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { workshops } from "../content/workshops";
import { WorkshopFacts } from "./workshop-facts";

test.each(workshops.map((workshop) => [workshop.title, workshop]))(
  "keeps capital letters in how '%s' meets",
  (_, workshop) => {
    const facts = <WorkshopFacts workshop={{ ...workshop, format: "on Zoom, from Delhi" }} />;
    expect(renderToStaticMarkup(facts)).toContain(", on Zoom, from Delhi");
  },
);
