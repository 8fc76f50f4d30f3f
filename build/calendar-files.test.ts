import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { workshops } from "../app/content/workshops";
import { DatedClubPage } from "../app/pages/workshop-dated-club";
import { calendarFiles } from "./calendar-files";

const [club] = workshops.filter((workshop) => workshop.kind === "dated-club");
const path = "/workshops/emotions-explorers-2025.ics";
const lastMoment = new Date("2025-11-09T11:59:59+05:30");
const over = new Date("2025-11-09T12:00:00+05:30");

afterEach(() => {
  vi.useRealTimers();
});

describe("The calendar file of the dated club", () => {
  test("has its time, place and page", async () => {
    const file = calendarFiles(lastMoment)[path];
    const lines = String(await file?.make())
      .replaceAll("\r\n ", "")
      .split("\r\n");
    expect(file?.type).toBe("text/calendar; charset=utf-8");
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:emotions-explorers-2025@website",
        "DTSTART:20251109T043000Z",
        "DTEND:20251109T063000Z",
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        expect.stringMatching(/^SUMMARY:Emotions Explorers Club 2\.0\\, ./),
        "LOCATION:A public neighbourhood park in South Delhi\\, 110048",
        expect.stringMatching(/^URL:https:\/\/[^/]+\/workshops\/emotions-explorers-2025$/),
      ]),
    );
  });

  test("is there until the club is over, and so is the link to it", () => {
    vi.useFakeTimers({ now: lastMoment, toFake: ["Date"] });
    expect(Object.keys(calendarFiles(lastMoment))).toEqual([path]);
    expect(pageHtml()).toContain(`class="workshop-calendar" href="${path}" download=""`);

    vi.setSystemTime(over);
    expect(calendarFiles(over)).toEqual({});
    expect(pageHtml()).not.toContain(".ics");
  });

  test("follows its note in the page, which hides the link by the visitor's clock", () => {
    vi.useFakeTimers({ now: lastMoment, toFake: ["Date"] });
    const html = pageHtml();
    expect(html).toMatch(/class="past-note"[^>]* hidden/);
    expect(html.indexOf("workshop-calendar")).toBeGreaterThan(html.indexOf("past-note"));
  });
});

function pageHtml() {
  if (!club) throw new Error("There is no dated club to test with.");
  return renderToStaticMarkup(DatedClubPage({ workshop: club }));
}
