import { practice } from "../app/content/practice";
import { embeddedMapHref } from "../app/lib/links";
import { states } from "../scripts/screenshot-states";
import { expect, test } from "./site";

/*
 * That every page and state keeps to the policy is seen wherever a test visits one: `site.ts`.
 */

test("the live map comes into its frame on a click, and nothing else may", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<h1>The live map</h1>" });
  });
  await page.goto("/contact");
  const frame = page.getByRole("contentinfo").locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().getByRole("link", { name: "Show the live map" }).click();
  await expect(frame.contentFrame().getByRole("heading")).toHaveText("The live map");
  expect(asked).toEqual([embeddedMapHref]);
});

test("the pages behind links and the scripts of a form are fetched ahead", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await expect.poll(() => asked.join(" ")).toContain("/assets/forms-");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await expect.poll(() => asked).toContain("/about");
});

test.describe("On a host without headers", () => {
  test.beforeEach(async ({ page }) => {
    // Pages, not what they fetch, which may still be on its way when the test is over.
    await page.route(/^(?!.*\/assets\/)/, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
  });

  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  test("the policy in the page lets a form work", async ({ page }) => {
    const response = await page.goto("/contact");
    expect(response?.headers()).not.toHaveProperty("content-security-policy");
    await states.find(({ name }) => name === "message-sent")?.reach(page);
    await expect(page.getByRole("region", { name: /^One step left/ })).toBeVisible();
  });

  test("it lets nothing else in", async ({ page, violations }) => {
    await page.goto("/about");
    expect(await page.evaluate(tryWhatIsForbidden)).toEqual(forbidden);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(forbidden.length);
    violations.length = 0;
  });
});

test("the policy lets nothing else in", async ({ page, violations }) => {
  await page.goto("/about");
  expect(await page.evaluate(tryWhatIsForbidden)).toEqual(forbidden);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(forbidden.length);
  violations.length = 0;
});

test("no other site may frame a page", async ({ request }) => {
  const { "content-security-policy": policy } = (await request.get("/")).headers();
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(new URL(practice.siteUrl).host);
});

const forbidden = ["inline script", "markup", "style", "picture", "request"];

/** What somebody might slip into a page; returned is what failed, as it should. */
async function tryWhatIsForbidden() {
  const failed: string[] = [];
  const script = document.createElement("script");
  try {
    script.append('document.title = "taken over"');
    document.body.append(script);
  } catch {
    // Trusted Types refuse the text before the policy for scripts can.
  }
  if (document.title !== "taken over") failed.push("inline script");

  try {
    document.body.insertAdjacentHTML("beforeend", "<p>taken over</p>");
  } catch {
    failed.push("markup");
  }

  const style = document.createElement("style");
  style.append("html { --taken: over }");
  document.head.append(style);
  const taken = getComputedStyle(document.documentElement).getPropertyValue("--taken");
  if (taken === "") failed.push("style");

  const image = new Image();
  image.src = "https://elsewhere.example/pixel.png";
  await image.decode().catch(() => failed.push("picture"));
  await fetch("https://elsewhere.example/").catch(() => failed.push("request"));
  return failed;
}
