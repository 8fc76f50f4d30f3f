import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "../components/banner";
import { render } from "../components/testing";
import { testSite } from "../content/testing";
import { workshopNode } from "../seo/things";
import { WorkshopPage } from "./workshop";

const site = testSite();
const { club, course, datedClub } = site.pages.workshops;

test.each(site.workshops.map((workshop) => [workshop.kind, workshop]))(
  "pages of a full %s say so and offer no place",
  (_, workshop) => {
    const full = { ...workshop, closed: "It is full." };
    const page = render(<WorkshopPage workshop={full} />);
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
    expect(workshopNode(site, full)).not.toHaveProperty("offers");
    expect(render(<Banner workshop={full} />)).not.toContain("Register");
  },
);
