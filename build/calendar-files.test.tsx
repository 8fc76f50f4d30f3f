import { expect, test } from "vitest";
import { render } from "../app/components/testing";
import { testSite } from "../app/content/testing";
import { datedClubs } from "../app/lib/workshops";
import { DatedClubPage } from "../app/pages/workshop-dated-club";
import { calendarFiles } from "./calendar-files";

/** The club of the tests' practice, on 4 May 2031 from ten to five. */
const club = datedClubs(testSite()).find(({ path }) => path.endsWith("lantern-club-2031"));
if (!club) throw new Error("There is no dated club to test with.");
const path = "/workshops/lantern-club-2031.ics";
const lastMoment = new Date("2031-05-04T16:59:59+05:30");
const over = new Date("2031-05-04T17:00:00+05:30");

test("the calendar file of a club has its time, place and page", async () => {
  const file = calendarFiles(testSite({ builtAt: lastMoment }))[path];
  const text = String(await file?.make()).replaceAll("\r\n ", "");
  expect(file?.type).toBe("text/calendar; charset=utf-8");
  expect(text.split("\r\n")).toEqual(
    expect.arrayContaining([
      `UID:lantern-club-2031@${new URL(testSite().practice.siteUrl).host}`,
      "DTSTART:20310504T043000Z",
      "DTEND:20310504T113000Z",
      expect.stringContaining("SUMMARY:Lantern Club\\, a Whole Day\\, "),
      expect.stringMatching(/^LOCATION:The courtyard .*\\, 682002$/),
      expect.stringMatching(/^URL:https:\/\/[^/]+\/workshops\/lantern-club-2031$/),
    ]),
  );
});

test("exists, with its link, until the club is over", () => {
  const note = 'class="past-note" data-over-at="2031-05-04T11:30:00.000Z"';
  expect(calendarFiles(testSite({ builtAt: lastMoment }))).toHaveProperty([path]);
  expect(pageAt(lastMoment)).toContain(`href="${path}" download=""`);
  expect(pageAt(lastMoment)).toContain(`${note} hidden=""`);
  expect(calendarFiles(testSite({ builtAt: over }))).not.toHaveProperty([path]);
  expect(pageAt(over)).not.toContain(".ics");
  expect(pageAt(over)).toContain(`${note}>`);
});

function pageAt(builtAt: Date) {
  return club ? render(<DatedClubPage workshop={club} />, testSite({ builtAt })) : "";
}
