import { expect, test } from "./site";
import { states } from "./states";

/* `site.ts` fails every test whose page breaks the policy. This file tests the rest. */

test("the policy blocks everything from outside the site, with and without a host's headers", {
  tag: "@chromium",
}, async ({ page, form, violations }) => {
  const tryPolicy = async () => {
    const response = await page.goto("/contact");
    expect(await page.evaluate(tryWhatIsForbidden)).toEqual(forbidden);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(forbidden.length);
    violations.length = 0;
    return response?.headers();
  };
  expect(await tryPolicy()).toHaveProperty("content-security-policy");
  // Pages only: the files that they fetch may still be on their way when the test ends.
  await page.route(/^(?!.*\/assets\/)/, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  expect(await tryPolicy()).not.toHaveProperty("content-security-policy");

  // The site's own parts work.
  await states.find(({ name }) => name === "message-sent")?.reach(page);
  await expect(form.confirmation).toBeVisible();
});

test("prefetches pages and form scripts without running them, unless the visitor saves data", {
  tag: ["@chromium", "@at-length"],
}, async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const thrifty = await context.newPage();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await thrifty.goto("/contact");
  await thrifty.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.join(" ")).not.toContain("/assets/hydrate-form-");
  await thrifty.close();

  await page.goto("/contact");
  await expect.poll(() => asked.join(" ")).toContain("/assets/hydrate-form-");
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  await page.getByRole("banner").locator('nav a[href="/about"]').hover();
  await expect.poll(() => asked).toContain("/about");
});

const forbidden = ["inline script", "markup", "style", "picture", "request"];

/** Tries what an attacker might put into a page. Returns what the policy blocked. */
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
