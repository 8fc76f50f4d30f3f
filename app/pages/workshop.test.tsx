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

test("the page of a club that is over asks about the next one first, wherever it registers", () => {
  const club = site.workshops.find(({ kind }) => kind === "dated-club");
  if (club?.kind !== "dated-club") throw new Error("The tests' practice has no club with a date.");
  const words = site.words.workshops;
  const pageOn = (day: string) => {
    return render(<WorkshopPage workshop={club} />, testSite({ builtAt: new Date(day) }));
  };
  const asks = pageOn("3000-01-01").split(`>${words.askNext}</a>`);
  expect(asks).toHaveLength(4);
  for (const after of asks.slice(1)) expect(after).toContain(club.registrationUrl);
  expect(asks.join()).toContain('class="workshop-stamp"');
  expect(pageOn("2000-01-01")).not.toContain('class="workshop-stamp"');
});
