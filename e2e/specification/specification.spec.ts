import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { root } from "../../scripts/prepare.js";
import { barOf, panelOf, sections } from "../bar";
import { desktop, phone } from "../checks/a11y-checks";
import { factsOf } from "../facts";
import { test } from "../site";
import { sites } from "../sites";

/* Checks the facts of the specification on the site of the content that comes with the project. */

test.use({ site: sites.content, viewport: desktop });
const { contactWords, requestWords } = factsOf(join(root, "content"));

/** The main part of a page: texts, links as 'words → address', the lengths of lists, its cards. */
type Shown = { texts?: string[]; links?: string[]; lists?: Record<string, number>; cards?: number };

const people = [
  ["Meher Talvani", "Counselling Psychologist & Therapeutic Play Practitioner", "11 years"],
  ["Kabir Sondhal", "Counselling Psychologist", "7 years"],
  ["Ira Mathurkar", "Counselling Psychologist", "2 years"],
  ["Zoya Rahmanpur", "MA Psychology (Clinical) & Workshop Coordinator", "2 years"],
  ["Rohan Delvekar", "Counselling Psychologist & Workshop Coordinator", "Fresher"],
] as const;
const consult = "Book a Consultation → /contact";
const services = [
  ["Individual Therapy", [2, 5], "45–60 minutes", consult, { "What you might bring": 8 }],
  ["Relationship Counseling", [3, 2], "60–75 minutes", consult, {}],
  ["Family Therapy", [3, 2, 1], "60–75 minutes", consult, {}],
  ["Child & Adolescent Therapy", [1], "45 minutes", consult, {}],
  ["Group Therapy", [2, 3, 5], "90 minutes", "Join a Group → /contact", { "What our groups": 6 }],
  ["Online Counseling", [1, 2, 3, 4, 5], "video", "Book Online Session → /contact", {}],
] as const;
const team = people.map(([name]) => `${name} → /therapists/${slugOf(name)}`);
const offers = services.map(([title]) => `${title} → /services/${slugOf(title)}`);
const club = "/workshops/emotions-explorers-2025";
const workshops = [
  "Emotions Explorers Club → /workshops/emotions-explorers",
  "Balanced Love → /workshops/balanced-love",
];
const custom = "Request Custom Workshop → /contact";
const book = "Book a Session → /appointments";
const contact = "Contact Us → /contact";
const reach = [
  "+91 11 0155 0199 → tel:+911101550199",
  "hello@example.org → mailto:hello@example.org",
  "Follow us on Instagram → https://social.example.org/kindspace",
];
const clubPage = {
  texts: [
    ...["We're Back", "Sunday, 9 November 2025", "10 AM–12 PM", "8–13 years", "110048"],
    ...["₹1,500 per child", "Creative Arts", "Interactive Games", "Story Time", "Group Activities"],
  ],
  links: [contact, "Register Now → https://forms.example.org/emotions-explorers"],
  lists: { "Why Your Child Should Attend": 6 },
};

const pages: Record<string, Shown> = {
  "/": {
    texts: [
      ...["A Kind Space for Every Mind", "Your Journey to Mental Wellness", "9 November 2025"],
      ...["8–13", "₹1,500", "Your Time", "Your Space", "Your Pace"],
    ],
    links: [book, "Learn More → /about", `Learn More & Register → ${club}`],
  },
  "/about": {
    texts: [
      ...["Welcome", "Compassionate Care", "Confidential & Safe", "Expert Therapists"],
      ...["Holistic Approach", "Our Commitment to You"],
    ],
  },
  "/services": {
    cards: 7,
    links: [...offers, "Workshops & Programs → /workshops", "free consultation → /contact"],
  },
  "/therapists": { cards: 5, texts: people.flat(), links: [...team, book] },
  "/blogs": { cards: 2, texts: ["15 October 2025", "6 min read", "10 October 2025"] },
  "/blogs/schizophrenia-guide": { texts: ["Mental Health", "15 October 2025", "6 min read"] },
  "/blogs/hustle-culture": { texts: ["Wellness", "10 October 2025", "5 min read"] },
  "/workshops": {
    cards: 3,
    texts: ["9 Nov 2025", "2 hours, in person", "8–13", "₹1,500 per child", "₹2,000 per child"],
    links: [`Emotions Explorers Club 2.0 → ${club}`, ...workshops, custom],
  },
  "/workshops/emotions-explorers": {
    texts: ["2 hours", "8–12", "₹2,000 per child", "Meher Talvani"],
    links: ["Enroll Your Child → /contact"],
    lists: { "What your child will learn": 8, "What we do": 4 },
  },
  "/workshops/balanced-love": {
    texts: [
      ...["2 hours", "Young adults and adults", "₹2,000 per participant", "Who Should Attend"],
      ...["Interactive Discussions", "Practical Exercises", "Case Studies", "Action Plan"],
      ...["Meet Your Workshop Facilitators", "Kabir Sondhal", "Ira Mathurkar"],
    ],
    links: ["Register Now → /contact"],
    lists: { "What You'll Learn": 8 },
  },
  [club]: clubPage,
  "/workshops/emotions-explorers-2024": clubPage,
  "/contact": {
    texts: [
      ...["free 15-minute introductory consultation by phone", "By appointment only"],
      ...["8:00 AM–8:00 PM", "9:00 AM–5:00 PM", "within 24 hours", "Unexpected Application Error!"],
    ],
    links: reach,
  },
  "/appointments": {
    texts: [
      ...["Kind Space", "confidential", "Personal Information", "Appointment Preferences"],
      ...["Service Details", "Mental Health Background", "Emergency Contact"],
      ...["Consent & Policies", "Submit Session Request", "Our team responds within 24 hours"],
      "at least 24 hours notice to cancel or reschedule. Late cancellations or no-shows may incur a fee",
    ],
  },
};
for (const [index, [title, numbers, length, button, lists]] of services.entries()) {
  const links = [button, ...numbers.map((number) => String(team[number - 1]))];
  pages[hrefOf(offers[index])] = { texts: [title, length, "What to Expect"], links, lists };
}
for (const [index, [name, role, experience]] of people.entries()) {
  const texts = [name, role, experience, "Approach", "Best For", "Session Format"];
  const button = `Book a Session with ${name.split(" ")[0]} → /appointments`;
  pages[hrefOf(team[index])] = { texts, links: ["Back to Team → /therapists", button] };
}

for (const [path, { texts = [], links = [], lists = {}, cards }] of Object.entries(pages)) {
  test(`${path} has its texts, links, lists and cards`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const text of texts) await expect.soft(main).toContainText(text);
    await expectLinks(main, links);
    for (const [name, count] of Object.entries(lists)) {
      const items = main.getByRole("region", { name }).getByRole("listitem");
      await expect.soft(items, name).toHaveCount(count);
    }
    if (cards) await expect(main.getByRole("article")).toHaveCount(cards);
  });
}

for (const base of ["", "/hi"]) {
  test(`the seven steps of ${base}/blogs/panic-attacks are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base}/blogs/panic-attacks`);
    const steps = page.locator("article > header").getByRole("listitem");
    await expect(steps).toHaveCount(7);
    await expect(steps.last()).toBeInViewport({ ratio: 1 });
  });

  test(`${base || "/"} leads to the steps against panic in one tap`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(base || "/");
    await page.getByRole("main").locator(`a[href="${base}/blogs/panic-attacks"]`).first().click();
    await expect(page).toHaveURL(`${base}/blogs/panic-attacks`);
  });
}

test("the menus, the side panel and the footer link to their pages", async ({ page }) => {
  await page.goto("/about");
  const menus = {
    services: [...offers.map(hrefOf), "/services"],
    therapists: [...team.map(hrefOf), "/therapists"],
    blogs: ["/blogs/schizophrenia-guide", "/blogs/hustle-culture", "/blogs"],
    workshops: [...workshops.map(hrefOf), "/workshops"],
  };
  const { nav, button, links } = barOf(page);
  await expectLinks(nav, ["Home → /", "About → /about", book, contact]);
  for (const section of sections) {
    await button(section).click();
    expect(await valuesOf(links(section), "href")).toEqual(menus[section]);
  }
  const footer = page.getByRole("contentinfo");
  const quick = ["About Us → /about", "Our Services → /services", "Our Therapists → /therapists"];
  await expectLinks(footer, [...quick, book, ...reach]);
  await expect(footer).toContainText("A Kind Space for Every Mind");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await page.setViewportSize(phone);
  await panelOf(page).toggle.click();
  const all = ["View All Services → /services", "View All Therapists → /therapists"];
  const first = [...offers.slice(0, 3), ...team.slice(0, 3)];
  await expectLinks(panelOf(page).panel, [...first, ...all, book]);
});

test("an unknown path has its message and a link home", async ({ page }) => {
  expect((await page.goto("/nothing"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByRole("main")).toContainText("Oops! Page not found");
  await expectLinks(page.getByRole("main"), ["Back to the home page → /"]);
});

test("the session request offers the times, the services and the people", async ({ page }) => {
  await page.goto("/appointments");
  const times = await valuesOf(page.locator("[name=preferredTime]"), "value");
  expect(times.join(" ")).toBe(
    "morning-9-11 midday-11-1 afternoon-2-4 evening-4-6 late-evening-6-8",
  );
  const types = await valuesOf(page.locator("[name=serviceType]"), "value");
  expect(types).toEqual(["individual", "relationship", "family", "child", "group"]);
  const wished = await valuesOf(page.locator("[name=preferredTherapist] option"), "value");
  expect(wished).toEqual(["", "no-preference", "meher", "kabir", "ira", "zoya", "rohan"]);
});

test("both forms thank the visitor in the words of the specification", () => {
  const thanks = "Thank you for reaching out. We'll get back to you within 24 hours.";
  expect(contactWords.sent.toast).toEqual({ title: "Message Sent!", text: thanks });
  const text = "We'll contact you within 24 hours to confirm your session details.";
  expect(requestWords.sent.toast).toEqual({ title: "Session Request Submitted!", text });
});

test("each rule of the forms has its message", () => {
  const name = "Name must be less than 100 characters";
  const email = ["Invalid email address", "Email must be less than 255 characters"];
  const digits = "Phone number must be at least 10 digits";
  const phone = ["Invalid phone number", digits, "Phone number must be less than 20 characters"];
  expect(messagesOf(contactWords.fields)).toEqual({
    name: ["Name is required", name],
    email,
    phone: ["Invalid phone number format"],
    message: ["Message is required", "Message must be less than 2000 characters"],
  });
  const concerns = "Please provide at least 20 characters describing your concerns";
  const option = ["Please select an option"];
  const relation = "Relationship must be at least 2 characters";
  expect(messagesOf(requestWords.fields)).toEqual({
    fullName: ["Name must be at least 2 characters", name],
    ...{ email, phone, emergencyPhone: phone },
    age: ["Age must be a number", "Age must be between 5 and 120"],
    preferredDate: ["Please select a preferred appointment date"],
    preferredTime: ["Please select a preferred time"],
    sessionType: ["Please select a session type"],
    ...{ serviceType: ["Please select a service type"], preferredTherapist: [] },
    primaryConcerns: [concerns, "Description must be less than 1000 characters"],
    ...{ previousTherapy: option, currentMedication: option },
    emergencyName: ["Emergency contact name must be at least 2 characters", name],
    emergencyRelation: [relation, "Relationship must be less than 50 characters"],
    privacyConsent: ["You must accept the privacy policy"],
    cancellationPolicy: ["You must accept the cancellation policy"],
  });
});

function messagesOf(fields: Record<string, { label: string; messages?: object }>) {
  const all = Object.entries(fields);
  return Object.fromEntries(
    all.map(([name, { messages }]) => [name, Object.values(messages ?? {})]),
  );
}

/** Expects at least one link of each name and address. */
async function expectLinks(part: Locator, links: readonly string[]) {
  for (const link of links) {
    const [name = "", href = ""] = link.split(" → ");
    const found = part.locator(`a[href="${href}"]`).filter({ hasText: name });
    await expect.soft(found.first(), link).toBeAttached();
  }
}

function valuesOf(elements: Locator, attribute: string) {
  return elements.evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), attribute);
}

function hrefOf(link = "") {
  return link.split(" → ")[1] ?? "";
}

function slugOf(name: string) {
  return name.replace("& Adolescent ", "").toLowerCase().replace(" ", "-");
}
