import { test as base, expect, type Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import { embeddedMapHref, mapFramePath } from "../app/lib/links";
import { builtPages } from "../scripts/built-site.js";
import { states } from "../scripts/screenshot-states.js";
import { noon } from "./forms";

/** What a page did that its security policy forbids, and what it said of it. */
type Violations = string[];

const test = base.extend<{ violations: Violations }>({
  violations: [
    async ({ page }, use) => {
      const violations: Violations = [];
      await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { violatedDirective, blockedURI, sample, sourceFile, documentURI } = event;
          const text = [documentURI, violatedDirective, blockedURI, sample, sourceFile].join(" ");
          (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
        });
      });
      page.on("console", (message) => {
        if (/policy|trusted/i.test(message.text())) violations.push(message.text());
      });
      page.on("pageerror", (error) => violations.push(error.message));
      await use(violations);
      expect([...new Set(violations)]).toEqual([]);
    },
    { auto: true },
  ],
});

test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

test("every page keeps to the policy, and is styled", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of [...(await builtPages()), mapFramePath]) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"], path).toContain("default-src 'none'");
    expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe("0px");
  }
});

for (const { name, path, reach } of states) {
  test(`the state '${name}' keeps to the policy`, async ({ page }) => {
    if (name === "panel") await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await reach(page);
    if (/^(?:message|request)-sent$/.test(name)) await tryEveryWayToKeepACopy(page);
  });
}

async function tryEveryWayToKeepACopy(page: Page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => {
    window.print = () => {};
  });
  const sent = page.getByRole("region", { name: /^Thank you/ });
  await sent.getByRole("button", { name: "Print" }).click();
  await sent.getByRole("button", { name: "Copy" }).click();
  await expect(sent.getByRole("button", { name: "Copied" })).toBeVisible();
  const calendar = sent.locator("a[download]");
  if ((await calendar.count()) === 0) return;
  const [download] = await Promise.all([page.waitForEvent("download"), calendar.click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  expect(await download.failure()).toBeNull();
}

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

test("an unknown path keeps to the policy", async ({ page }) => {
  const response = await page.goto("/nothing-here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("the pages behind links and the scripts of a form are fetched ahead", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await expect.poll(() => asked.join(" ")).toContain("/assets/forms-");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await expect.poll(() => asked).toContain("/about");
});

test("a browser that knows no speculation rules fetches a form's scripts, too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/contact");
  const link = page.locator('link[rel="modulepreload"]').first();
  await expect(link).toHaveAttribute("href", /forms-/);
  await expect.poll(() => asked.join(" ")).toContain("/assets/forms-");
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

  test("the policy in the page lets a form work", async ({ page }) => {
    const response = await page.goto("/contact");
    expect(response?.headers()).not.toHaveProperty("content-security-policy");
    await states.find(({ name }) => name === "message-sent")?.reach(page);
    await expect(page.getByRole("region", { name: /^Thank you/ })).toBeVisible();
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
