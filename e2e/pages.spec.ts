import type { Locator, Page } from "@playwright/test";
import { type Article, articles } from "../app/content/articles";
import { practice } from "../app/content/practice";
import { type Therapist, therapists } from "../app/content/therapists";
import { workshops } from "../app/content/workshops";
import { therapistPath } from "../app/lib/paths";
import { expect, test } from "./site";

const names: readonly string[] = therapists.map(({ name }) => name);

/** Therapists as the practice numbers them, from 1. */
function people(...numbers: number[]) {
  return numbers.map((number) => names[number - 1] ?? "");
}

/** The band of a page under a heading. */
function section(page: Page, name: string | RegExp) {
  return page.getByRole("main").getByRole("region", { name });
}

/** One after the other: a tab of Firefox 153 crashes over BiDi when it is asked for all at once. */
async function ofEach<Result>(elements: Locator, ask: (element: Locator) => Promise<Result>) {
  const found: Result[] = [];
  for (const element of await elements.all()) found.push(await ask(element));
  return found;
}

function hrefs(links: Locator) {
  return ofEach(links, (link) => link.getAttribute("href"));
}

test.describe("Home", () => {
  test("announces the dated club in a banner", async ({ page }) => {
    await page.goto("/");
    const banner = section(page, "Emotions Explorers Club 2.0");
    await expect(banner).toContainText("Sunday, 9 November 2025");
    await expect(banner).toContainText("ages 8–13");
    await expect(banner).toContainText("₹1,500 per child");
    await expect(banner.getByRole("link", { name: "Learn More & Register" })).toHaveAttribute(
      "href",
      "/workshops/emotions-explorers-2025",
    );
  });

  test("opens with its promise and two ways to go on", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Your Journey to Mental Wellness",
    );
    await expect(main).toContainText("A Kind Space for Every Mind");
    await expect(section(page, "What we promise").getByRole("heading", { level: 3 })).toHaveText([
      "Your Time",
      "Your Space",
      "Your Pace",
    ]);
    // At the top and at the end.
    expect(await hrefs(main.getByRole("link", { name: "Book a Session" }))).toEqual([
      "/appointments",
      "/appointments",
    ]);
    await expect(main.getByRole("link", { name: "Learn More", exact: true })).toHaveAttribute(
      "href",
      "/about",
    );
  });
});

test("Home leads to each service by the words of who comes for it", async ({ page }) => {
  await page.goto("/");
  const lines = section(page, "What brings you here?").getByRole("link");
  await expect(lines).toHaveText([
    /^I can’t switch off/,
    /^We keep having the same fight/,
    /^At home, we’ve stopped talking/,
    /^My child isn’t the same any more/,
    /^I’m tired of being alone with this/,
    /^I’d rather talk from home/,
  ]);
  expect(await hrefs(lines)).toEqual([
    "/services/individual-therapy",
    "/services/relationship-counseling",
    "/services/family-therapy",
    "/services/child-therapy",
    "/services/group-therapy",
    "/services/online-counseling",
  ]);
});

test("About welcomes, names four values and makes a commitment", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  await expect(
    section(page, "What you can count on").getByRole("heading", { level: 3 }),
  ).toHaveText([
    "Compassionate Care",
    "Confidential & Safe",
    "Expert Therapists",
    "Holistic Approach",
  ]);
  await expect(section(page, "Our Commitment to You").getByRole("listitem")).not.toHaveCount(0);
});

test("Services lists seven cards and offers a free consultation", async ({ page }) => {
  await page.goto("/services");
  const cards = page.getByRole("main").getByRole("article").getByRole("link");
  await expect(cards).toHaveText([
    "Individual Therapy",
    "Relationship Counseling",
    "Family Therapy",
    "Child & Adolescent Therapy",
    "Group Therapy",
    "Online Counseling",
    "Workshops & Programs",
  ]);
  expect(await hrefs(cards)).toEqual([
    "/services/individual-therapy",
    "/services/relationship-counseling",
    "/services/family-therapy",
    "/services/child-therapy",
    "/services/group-therapy",
    "/services/online-counseling",
    "/workshops",
  ]);
  // At the top and at the end.
  const offers = page.getByRole("main").getByRole("link", { name: /free consultation/ });
  expect(await hrefs(offers)).toEqual(["/contact", "/contact"]);
});

for (const { path, title, facts, help, topics, team, members, button } of [
  {
    path: "/services/individual-therapy",
    title: "Individual Therapy",
    facts: [/^45–60 minutes$/, /in person or online/i],
    help: "What you might bring",
    topics: 8,
    team: "Meet the team",
    members: people(2, 5),
    button: "Book a Consultation",
  },
  {
    path: "/services/relationship-counseling",
    title: "Relationship Counseling",
    facts: [/^60–75 minutes$/, /couples or individuals/i],
    help: "What we can help with",
    team: "Meet the team",
    members: people(3, 2),
    button: "Book a Consultation",
  },
  {
    path: "/services/family-therapy",
    title: "Family Therapy",
    facts: [/^60–75 minutes$/, /several family members/i],
    help: "What we can help with",
    team: "Meet the team",
    members: people(3, 2, 1),
    button: "Book a Consultation",
  },
  {
    path: "/services/child-therapy",
    title: "Child & Adolescent Therapy",
    facts: [/^45 minutes$/, /play-based/i],
    help: "What we can help with",
    team: "Meet the therapist",
    members: people(1),
    button: "Book a Consultation",
  },
  {
    path: "/services/group-therapy",
    title: "Group Therapy",
    facts: [/^90 minutes$/, /group/i, /^6–10 participants$/],
    help: "What our groups are about",
    topics: 6,
    team: "Facilitators",
    members: people(2, 3, 5),
    button: "Join a Group",
  },
  {
    path: "/services/online-counseling",
    title: "Online Counseling",
    facts: [/minutes$/, /video/i],
    help: "What we can help with online",
    team: "Meet the team",
    members: people(1, 2, 3, 4, 5),
    button: "Book Online Session",
  },
]) {
  test(`${path} tells how long, with whom and where to ask`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("definition")).toHaveText(facts);
    await expect(section(page, "What to Expect").getByRole("listitem")).not.toHaveCount(0);

    const list = section(page, help).getByRole("listitem");
    if (topics) await expect(list).toHaveCount(topics);
    else await expect(list).not.toHaveCount(0);

    const cards = section(page, team).getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(members);
    expect(await hrefs(cards.getByRole("heading").getByRole("link"))).toEqual(
      members.map((name) => therapistPath({ id: "", name })),
    );
    const buttons = await hrefs(main.getByRole("link", { name: button }));
    expect(new Set(buttons)).toEqual(new Set(["/contact"]));
  });
}

test("Group Therapy has groups on the six topics", async ({ page }) => {
  await page.goto("/services/group-therapy");
  await expect(section(page, "What our groups are about").getByRole("listitem")).toHaveText([
    /^Anxiety/,
    /^Depression/,
    /^Grief and loss/,
    /^Stress/,
    /^Social skills/,
    /^Growth circles/,
  ]);
});

test("Online Counseling gives its benefits, four steps and two badges for each", async ({
  page,
}) => {
  await page.goto("/services/online-counseling");
  await expect(section(page, "Why meet online").getByRole("listitem")).not.toHaveCount(0);
  const steps = section(page, "How It Works").getByRole("listitem");
  await expect(steps).toHaveText([
    /book.*contact form.*call/i,
    /secure video link.*e-mail/i,
    /join from any device/i,
    /connect at the scheduled time/i,
  ]);
  for (const name of names) {
    const badges = page.getByRole("list", { name: `Specialisations of ${name}` });
    await expect(badges.getByRole("listitem")).toHaveCount(2);
  }
});

test.describe("Therapists", () => {
  test("are five cards that lead to a page and to a session", async ({ page }) => {
    await page.goto("/therapists");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText([...names]);
    for (const [index, therapist] of therapists.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading").getByRole("link")).toHaveAttribute(
        "href",
        therapistPath(therapist),
      );
      await expect(card).toContainText(therapist.role);
      await expect(card.getByRole("listitem")).toHaveText(therapist.specializations.slice(0, 3));
      const button = card.getByRole("link", { name: /^Book a Session/ });
      await expect(button).toHaveText("Book a Session");
      await expect(button).toHaveAttribute("href", "/appointments");
    }
  });

  test("are described in three lines at most, on every screen", async ({ page }) => {
    await page.goto("/therapists");
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { description } of therapists) {
        const text = page.getByText(description);
        await expect(text).toHaveCSS("-webkit-line-clamp", "3");
        const lines = await text.evaluate((element) => {
          const { lineHeight } = getComputedStyle(element);
          return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
        });
        expect(lines).toBeLessThanOrEqual(3);
      }
    }
  });

  for (const [index, role, experience] of [
    [0, "Counselling Psychologist & Therapeutic Play Practitioner", "11 years"],
    [1, "Counselling Psychologist", "7 years"],
    [2, "Counselling Psychologist", "2 years"],
    [3, "MA Psychology (Clinical) & Workshop Coordinator", "2 years"],
    [4, "Counselling Psychologist & Workshop Coordinator", "Fresher"],
  ] as const) {
    const therapist = therapists[index] as Therapist;
    const firstName = therapist.name.split(" ")[0] ?? "";

    test(`${therapist.name} has a page of their own`, async ({ page }) => {
      await page.goto(therapistPath(therapist));
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Back to Team" })).toHaveAttribute(
        "href",
        "/therapists",
      );
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(therapist.name);
      await expect(main.getByText(role, { exact: true })).toBeVisible();
      await expect(main.getByRole("img", { name: new RegExp(therapist.name) })).toBeVisible();
      await expect(main.getByRole("definition").first()).toHaveText(experience);
      await expect(
        main.getByRole("list", { name: "Specialisations" }).getByRole("listitem"),
      ).toHaveText([...therapist.specializations]);
      const biography = section(page, `About ${firstName}`).getByRole("paragraph");
      await expect(biography).toHaveText([...therapist.biography]);
      await expect(main.getByRole("heading", { level: 3 })).toHaveText([
        "Approach",
        "Best For",
        "Session Format",
      ]);
      const name = `Book a Session with ${firstName}`;
      const buttons = await hrefs(main.getByRole("link", { name, exact: true }));
      expect(new Set(buttons)).toEqual(new Set(["/appointments"]));
    });
  }
});

const articleFacts = [
  {
    article: articles[0] as Article,
    path: "/blogs/schizophrenia-guide",
    facts: ["Mental Health", "15 October 2025", "6 min read"],
  },
  {
    article: articles[1] as Article,
    path: "/blogs/hustle-culture",
    facts: ["Wellness", "10 October 2025", "5 min read"],
  },
];

test.describe("Articles", () => {
  test("are two cards", async ({ page }) => {
    await page.goto("/blogs");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(2);
    for (const [index, { article, path, facts }] of articleFacts.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole("heading").getByRole("link", { name: article.title });
      await expect(link).toHaveAttribute("href", path);
      for (const fact of facts) await expect(card).toContainText(fact);
    }
  });

  for (const { article, path, facts } of articleFacts) {
    test(`${path} has its facts, contents, sources and help`, async ({ page }) => {
      await page.goto(path);
      const text = page.getByRole("main").getByRole("article");
      await expect(text.getByRole("heading", { level: 1 })).toHaveText(article.title);
      for (const fact of facts) {
        await expect(text.getByText(fact, { exact: true }).first()).toBeVisible();
      }

      const contents = page.getByRole("navigation", { name: "In this article" });
      const entries = await ofEach(contents.getByRole("link"), (link) => link.innerText());
      const headings = text.getByRole("heading", { level: 2 });
      await expect(headings).toHaveText(["In this article", ...entries]);
      expect(entries).toContain("When to seek help now");
      expect(entries.at(-1)).toBe("Sources");
      expect(await hrefs(contents.getByRole("link"))).toEqual(
        (await ofEach(headings, (heading) => heading.getAttribute("id")))
          .slice(1)
          .map((id) => `#${id}`),
      );

      const sources = text.getByRole("list").last();
      expect(await hrefs(sources.getByRole("link"))).toEqual(article.sources.map(({ url }) => url));
      await expect(text.getByRole("link", { name: /^14416 / })).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("link", { name: "Contact us" }),
      ).toHaveAttribute("href", "/contact");
    });
  }

  test("lead from an entry of the contents to its heading, clear of the bar", async ({ page }) => {
    await page.goto("/blogs/hustle-culture");
    const contents = page.getByRole("navigation", { name: "In this article" });
    await contents.getByRole("link", { name: "When to seek help now" }).click();
    const heading = page.getByRole("heading", { name: "When to seek help now" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("banner").boundingBox();
    const { y } = (await heading.boundingBox()) ?? { y: 0 };
    expect(y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });
});

test("Workshops lists three cards and takes requests", async ({ page }) => {
  await page.goto("/workshops");
  const cards = page.getByRole("main").getByRole("article");
  const expected = [
    {
      title: "Emotions Explorers Club 2.0",
      path: "/workshops/emotions-explorers-2025",
      badge: "9 Nov 2025",
      facts: ["2 hours, in person", "Children 8–13", "₹1,500 per child"],
    },
    {
      title: "Emotions Explorers Club",
      path: "/workshops/emotions-explorers",
      facts: ["2 hours", "Children 8–12", "₹2,000 per child"],
    },
    {
      title: "Balanced Love",
      path: "/workshops/balanced-love",
      facts: ["2 hours", "Young adults and adults", "₹2,000 per participant"],
    },
  ];
  await expect(cards.getByRole("heading")).toHaveText(expected.map(({ title }) => title));
  for (const [index, { path, badge, facts }] of expected.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading").getByRole("link")).toHaveAttribute("href", path);
    await expect(card.getByRole("time")).toHaveText(badge ? [badge] : []);
    for (const fact of facts) await expect(card.getByRole("definition")).toContainText([fact]);
    await expect(card.getByRole("listitem")).not.toHaveCount(0);
  }
  await expect(
    page.getByRole("main").getByRole("link", { name: "Request Custom Workshop" }),
  ).toHaveAttribute("href", "/contact");
});

test("The original club has its outcomes, activities, facilitator and price", async ({ page }) => {
  await page.goto("/workshops/emotions-explorers");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Emotions Explorers Club");
  await expect(section(page, "About the club").getByRole("paragraph")).not.toHaveCount(0);
  await expect(section(page, "What your child will learn").getByRole("listitem")).toHaveCount(8);
  await expect(section(page, "What we do").getByRole("listitem")).toHaveCount(4);
  await expect(
    section(page, "Who leads the club").getByRole("article").getByRole("heading"),
  ).toHaveText(people(1));
  await expect(main.getByRole("definition")).toContainText(["₹2,000 per child"]);
  await expect(main.getByRole("definition")).toContainText(["Children 8–12"]);
  const buttons = main.getByRole("link", { name: "Enroll Your Child" });
  for (const href of await hrefs(buttons)) expect(href).toBe("/contact");
  await expect(buttons).not.toHaveCount(0);
});

test("Balanced Love has its points, components, attendees and facilitators", async ({ page }) => {
  await page.goto("/workshops/balanced-love");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Balanced Love");
  await expect(main.getByRole("definition")).toContainText(["2 hours"]);
  await expect(main.getByRole("definition")).toContainText(["₹2,000 per participant"]);
  await expect(section(page, "About").getByRole("paragraph")).not.toHaveCount(0);
  await expect(section(page, "What You'll Learn").getByRole("listitem")).toHaveCount(8);
  await expect(section(page, "Workshop Components").getByRole("heading", { level: 3 })).toHaveText([
    "Interactive Discussions",
    "Practical Exercises",
    "Case Studies",
    "Action Plan",
  ]);
  await expect(section(page, "Who Should Attend").getByRole("listitem")).not.toHaveCount(0);

  const leaders = section(page, "Meet Your Workshop Facilitators").getByRole("article");
  await expect(leaders.getByRole("heading")).toHaveText(people(2, 3));
  await expect(leaders.locator("img")).toHaveCount(2);
  await expect(leaders).toContainText(["7 years", "2 years"]);
  await expect(leaders).toContainText(["Counselling Psychologist", "Counselling Psychologist"]);
  for (const leader of await leaders.all()) {
    await expect(leader.getByRole("listitem")).not.toHaveCount(0);
  }
  const buttons = main.getByRole("link", { name: "Register Now" });
  for (const href of await hrefs(buttons)) expect(href).toBe("/contact");
  await expect(buttons).not.toHaveCount(0);
});

const club = workshops.find(({ slug }) => slug === "emotions-explorers-2025");
if (club?.kind !== "dated-club") throw new Error("The club 2.0 is not in the content.");

for (const path of ["/workshops/emotions-explorers-2025", "/workshops/emotions-explorers-2024"]) {
  test.describe(`The club 2.0 at ${path}`, () => {
    test("has its badge, details, fee, experiences and reasons", async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        "Emotions Explorers Club 2.0",
      );
      await expect(main.getByText("We're Back", { exact: true })).toBeVisible();
      await expect(main.locator("img").first()).toBeVisible();
      const details = section(page, "Workshop Details");
      await expect(details.getByRole("listitem")).toHaveText([
        /^Date\s*Sunday, 9 November 2025$/,
        /^Time\s*10 AM–12 PM$/,
        /^Age group\s*8–13 years$/,
        /^Venue.*park.*South Delhi.*110048$/,
      ]);
      await expect(details.getByRole("heading", { name: "Registration fee" })).toBeVisible();
      await expect(details.getByText("₹1,500 per child")).toBeVisible();
      await expect(
        section(page, "What Your Child Will Experience").getByRole("heading", { level: 3 }),
      ).toHaveText(["Creative Arts", "Interactive Games", "Story Time", "Group Activities"]);
      await expect(section(page, "Why Your Child Should Attend").getByRole("listitem")).toHaveCount(
        6,
      );
      await expect(main).not.toContainText("8–12");
      await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expect(
        section(page, club.closing.title).getByRole("link", { name: /^Register Now/ }),
      ).toBeVisible();
    });

    test("opens the registration form in a new tab, from every button", async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole("main").locator("a", { hasText: "Register Now" });
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("href", club.registrationUrl);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
        await expect(link).toContainText("(opens in a new tab)");
      }
      await page.context().route(club.registrationUrl, (route) => {
        return route.fulfill({ contentType: "text/html", body: "<h1>The form</h1>" });
      });
      const [tab] = await Promise.all([page.waitForEvent("popup"), links.first().click()]);
      await expect(tab.getByRole("heading", { name: "The form" })).toBeVisible();
      expect(await tab.evaluate(() => opener)).toBeNull();
      await expect(page).toHaveURL(path);
    });

    test("names the address of 2025 as its home", async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${practice.siteUrl}/workshops/emotions-explorers-2025`,
      );
    });
  });
}

test.describe("The floating button of the club 2.0", () => {
  const path = "/workshops/emotions-explorers-2025";
  const phone = { width: 375, height: 667 };

  test.use({ contextOptions: { reducedMotion: "reduce" } });

  function floating(page: Page) {
    return page.getByRole("main").locator("a", { hasText: "Register Now" }).last();
  }

  test("rides along on a phone and is not there on a wide screen", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(floating(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(floating(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(floating(page)).toBeHidden();
  });

  test("stands on a bar across the screen, so that no line ends behind it", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const bar = await floating(page).locator("..").boundingBox();
    expect(bar).toMatchObject({ x: 0, width: phone.width });
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(phone.height);
  });

  test("leaves the footer free down to its last line", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const lastLine = page.getByRole("contentinfo").getByText("All rights reserved.");
    await expect(async () => {
      // The page grows while what lies below is laid out.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(lastLine).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    const [button, line] = await Promise.all([
      floating(page).boundingBox(),
      lastLine.boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(line?.y ?? 0);
  });
});

test("Contact has every way to reach the practice", async ({ page }) => {
  await page.goto("/contact");
  const contact = page.locator("#contact");
  await expect(contact).toContainText(/free 15-minute introductory consultation by phone/i);
  const details = contact.getByRole("list").filter({ hasText: practice.email }).first();
  expect(await hrefs(details.getByRole("link"))).toEqual([
    `tel:${practice.phone.replaceAll(" ", "")}`,
    `mailto:${practice.email}`,
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(practice.mapQuery)}`,
  ]);
  await expect(details.getByRole("link")).toHaveText([
    practice.phone,
    practice.email,
    "Green Park Extension, New Delhi",
  ]);
  await expect(contact.getByRole("heading", { name: "Available hours" })).toBeVisible();
  await expect(contact.getByRole("term")).toHaveText(["Monday to Friday", "Saturday", "Sunday"]);
  await expect(contact.getByRole("definition")).toHaveText([
    "8:00 AM–8:00 PM",
    "9:00 AM–5:00 PM",
    "By appointment only",
  ]);
  await expect(
    contact.getByRole("link", { name: `Follow us on ${practice.social.network}` }),
  ).toHaveAttribute("href", practice.social.url);
  await expect(contact.getByRole("button", { name: "Send Message" })).toBeVisible();
  await expect(contact).toContainText(
    "We typically respond within 24 hours, and keep your information confidential.",
  );
});

test("Appointments has its hero, privacy note, six sections and promise", async ({ page }) => {
  await page.goto("/appointments");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText(practice.name);
  await expect(main.getByText(/is confidential/).first()).toBeVisible();
  const sections = [
    "Personal Information",
    "Appointment Preferences",
    "Service Details",
    "Mental Health Background",
    "Emergency Contact",
    "Consent & Policies",
  ];
  const headings = await main.getByRole("heading").allTextContents();
  expect(headings.filter((text) => sections.includes(text))).toEqual(sections);
  const submit = main.getByRole("button", { name: "Submit Session Request" });
  const note = main.getByText("Our team responds within 24 hours.");
  await expect(submit).toBeVisible();
  const [above, below] = await Promise.all([submit.boundingBox(), note.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
});

for (const path of ["/contact", "/appointments"]) {
  test(`${path} names the help lines above its form`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const numbers = main.getByRole("link", { name: /^(112|14416|1-800-891-4416|1098|181) / });
    await expect(numbers).toContainText(["112", "14416", "1-800-891-4416", "1098", "181"]);
    const [help, form] = await Promise.all([
      numbers.last().boundingBox(),
      main.locator("form").boundingBox(),
    ]);
    expect(help?.y).toBeLessThan(form?.y ?? 0);
  });
}

test.describe("The club of 9 November 2025", () => {
  const places = [
    { path: "/", text: "Learn More & Register" },
    { path: "/workshops", text: "₹1,500 per child" },
    { path: "/workshops/emotions-explorers-2025", text: "Register Now" },
    { path: "/workshops/emotions-explorers-2024", text: "Register Now" },
  ];

  for (const [when, time, isOver] of [
    ["a second before it ends", "2025-11-09T11:59:59+05:30", false],
    ["a second after its end", "2025-11-09T12:00:01+05:30", true],
    ["a year later", "2026-11-09T12:00:00+05:30", true],
  ] as const) {
    test(`${isOver ? "is over" : "is not over"} ${when}, wherever it is named`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(time);
      for (const { path, text } of places) {
        await page.goto(path);
        const note = page.getByText("This date has passed.");
        await expect(note).toHaveCount(1);
        await expect(note).toBeVisible({ visible: isOver });
        await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
        if (isOver) {
          const link = note.getByRole("link", { name: "Ask about the next one" });
          await expect(link).toHaveAttribute("href", "/contact");
          await link.click({ trial: true });
        }
      }
    });
  }

  test.describe("for a visitor far to the west", () => {
    test.use({ timezoneId: "America/Los_Angeles" });

    test("is over at the same moment", async ({ page }) => {
      await page.clock.setFixedTime("2025-11-09T12:00:01+05:30");
      await page.goto("/");
      await expect(page.getByText("This date has passed.")).toBeVisible();
      await page.clock.setFixedTime("2025-11-09T11:59:59+05:30");
      await page.reload();
      await expect(page.getByText("This date has passed.")).toBeHidden();
    });
  });
});

test.describe("Who might help me", () => {
  function shown(page: Page) {
    return page.getByRole("main").getByRole("article").getByRole("heading");
  }

  test("shows everyone at first, then those who fit, and everyone again", async ({ page }) => {
    await page.goto("/therapists");
    const finder = page.getByRole("form", { name: "Who might help me?" });
    await expect(shown(page)).toHaveText([...names]);
    await finder.getByRole("radio", { name: "Me and my partner" }).check();
    await expect(shown(page)).toHaveText(people(2, 3));
    await finder.getByRole("radio", { name: "How I see myself" }).check();
    await expect(shown(page)).toHaveText(people(3));
    await finder.getByRole("radio", { name: "In person" }).press("Enter");
    await expect(page).toHaveURL("/therapists");
    await finder.getByRole("button", { name: "Show everyone" }).click();
    await expect(shown(page)).toHaveText([...names]);
    await expect(finder.getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("has kind words when nobody fits", async ({ page }) => {
    await page.goto("/therapists");
    const words = page.getByText(/^If nobody here fits everything you chose/);
    await expect(words).toBeHidden();
    await page.getByRole("radio", { name: "My child or teenager" }).check();
    await page.getByRole("radio", { name: "Love, marriage or a break-up" }).check();
    await expect(shown(page)).toHaveCount(0);
    await expect(words).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});

test("What people look for is led to from where they look", async ({ page }) => {
  await page.goto("/");
  const answers = page.getByRole("navigation", { name: "Good to know first" });
  expect(await hrefs(answers.getByRole("link"))).toEqual([
    "/services#urgency",
    "/services#fees",
    "/about#first-visit",
    "/services#questions",
    "/contact#getting-here",
  ]);
  for (const href of await hrefs(answers.getByRole("link"))) {
    await page.goto(href ?? "");
    await expect(page.locator(":target")).toBeInViewport();
  }
});

test("The contact page leads to the privacy notice, which opens", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "Your rights, in the whole privacy notice" }).click();
  await expect(page).toHaveURL("/appointments#privacy-notice");
  await expect(page.getByRole("heading", { name: "What we ask, and why" })).toBeVisible();
});
