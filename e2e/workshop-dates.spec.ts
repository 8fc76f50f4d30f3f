import { workshops } from "./facts";
import { expect, test } from "./site";

/** The clubs with a date, the next one after the first first. */
const [, club, next] = Object.entries(workshops)
  .flatMap(([slug, club]) =>
    club.kind === "dated-club" ? [{ ...club, path: `/workshops/${slug}` }] : [],
  )
  .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
if (!club || !next) throw new Error("The practice of the tests has three clubs with a date.");

const end = Date.parse(club.startsAt) + club.durationMinutes * 60_000;

test("a club is over when it ends in Delhi, wherever it is named and wherever the visitor is", {
  tag: "@at-length",
}, async ({ browser, baseURL }) => {
  for (const { timezoneId, paths } of [
    { timezoneId: "Asia/Kolkata", paths: ["/", club.path] },
    { timezoneId: "America/Los_Angeles", paths: ["/workshops"] },
  ]) {
    const page = await browser.newPage({ timezoneId });
    const note = page.locator(`[data-over-at="${new Date(end).toISOString()}"]`);
    const calendar = page.getByRole("main").locator("a[download]");
    for (const path of paths) {
      await page.clock.setFixedTime(end - 1000);
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole("main").getByText(club.title).first()).toBeVisible();
      await expect(note).toBeHidden();
      if (path === club.path) await expect(calendar).toBeVisible();

      await page.clock.setFixedTime(end + 1000);
      await page.reload();
      await expect(page.getByRole("main").getByText(club.title).first()).toBeVisible();
      await expect(note).toBeVisible();
      await expect(calendar).toBeHidden();
      await note.getByRole("link").click();
      await expect(page).toHaveURL(`${baseURL}${next.path}`);
    }
    await page.close();
  }
});

test("a club's buttons open its registration in a new tab", { tag: "@at-length" }, async ({
  page,
}) => {
  await page.context().route(club.registrationUrl, (route) => {
    return route.fulfill({ contentType: "text/html", body: "<h1>The form</h1>" });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(club.path);
  const links = page.getByRole("main").locator(`a[href="${club.registrationUrl}"]`);
  for (const link of [links.nth(0), links.nth(1), links.nth(2)]) {
    const [tab] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await expect(tab.getByRole("heading")).toHaveText("The form");
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL(club.path);
});
