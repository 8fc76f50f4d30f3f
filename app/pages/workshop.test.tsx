import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "../components/banner";
import { pages } from "../content/pages";
import { workshops } from "../content/workshops";
import { workshopNode } from "../seo/things";
import { WorkshopPage } from "./workshop";

const { club, course, datedClub } = pages.workshops;
const now = new Date("2026-11-17");

test.each(workshops.map((workshop) => [workshop.kind, workshop]))(
  "Of a %s that is full, pages say so and offer no place",
  (_, workshop) => {
    const full = { ...workshop, closed: "It is full." };
    const page = renderToStaticMarkup(<WorkshopPage workshop={full} />);
    expect(page).toContain("It is full.");
    const offers = [
      club.next,
      course.next,
      workshop.kind === "dated-club" && workshop.closing.text,
    ];
    for (const offer of [club.button, course.button, datedClub.button, ".ics", ...offers]) {
      if (offer) expect(page).not.toContain(renderToStaticMarkup(offer));
    }
    if (full.kind !== "dated-club") return;
    expect(workshopNode(full, now)).not.toHaveProperty("offers");
    expect(renderToStaticMarkup(<Banner workshop={full} now={now} />)).not.toContain("Register");
  },
);
