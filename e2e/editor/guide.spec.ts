import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readContent } from "../../app/content/read-content";
import { hasName, namesIn, parseUnconfirmed } from "../../editor/unconfirmed";
import { root } from "../../scripts/prepare.js";
import { focusFindings } from "../checks/focus";
import { expect } from "../site";
import { test } from "./open-editor";

/* Two other practices replace the project's own content by clicks alone. */
test.setTimeout(180_000);
const source = join(root, "content");
test.use({ source, isBuilt: true });

/** Dates of checks and reviews: today, and in a year. */
const [today, nextYear] = [0, 365].map((days) => {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}) as [string, string];

/** Answers the questions as an owner, and counts presses and typed fields. */
function ownerAt(page: Page) {
  page.setDefaultTimeout(10_000);
  const count = { presses: 0, fields: 0 };
  const heading = page.getByRole("heading", { level: 1 });

  async function press(button: Locator) {
    count.presses += 1;
    await button.click();
  }

  /** Types into fields by their labels. */
  async function type(texts: Readonly<Record<string, string>>, within: Page | Locator = page) {
    for (const [label, text] of Object.entries(texts)) {
      count.fields += 1;
      await named(label, within).fill(text);
    }
  }

  /** Returns the first field with this label, which may be empty. */
  function named(label: string, within: Page | Locator) {
    return within.getByLabel(new RegExp(`^${label}\\s*(\\(may be empty\\))?$`)).first();
  }

  const tick = (name: string, within: Page | Locator = page) => {
    return press(within.getByRole("checkbox", { name, exact: true }));
  };

  const untick = (group: string) => {
    return press(page.getByRole("button", { name: `None of these: ${group}` }));
  };

  async function choose(label: string, option: string, within: Page | Locator = page) {
    count.presses += 1;
    await named(label, within).selectOption(option);
  }

  /** Saves the answer, and waits for the next question. */
  async function goOn(next: string) {
    await press(page.getByRole("button", { name: "Save and go on" }));
    await expect(heading, await page.getByRole("status").allInnerTexts().then(String)).toHaveText(
      next,
    );
  }

  /** Follows a link of a list to a field, and saves what belongs there. */
  async function change(link: string, texts: Readonly<Record<string, string>>) {
    await press(page.getByRole("link", { name: link, exact: true }).first());
    await type(texts);
    await press(page.getByRole("button", { name: "Save on this computer" }));
    await expect(page.getByText("Saved on this computer.")).toBeVisible();
  }

  async function goBack() {
    count.presses += 1;
    await page.goBack();
  }

  /** Does what must be done first, from the overview and back. */
  async function fulfil(link: string, texts: Readonly<Record<string, string>>) {
    await change(link, texts);
    await press(page.getByRole("link", { name: "Edit the site" }));
    await expect(heading).toHaveText("Edit the site");
  }

  /** Confirms the facts that are left, page by page. */
  async function confirmAll() {
    await expect(heading).toHaveText("What came with this website");
    const all = page.getByRole("button", { name: /^Right for all of this page/ });
    for (let left = await all.count(); left > 0; left -= 1) {
      await press(all.first());
      await expect(all).toHaveCount(left - 1);
    }
    await expect(page.getByText("Nothing is left: all of it is yours.")).toBeVisible();
  }

  /** Makes the file to upload, for a site without open tasks. */
  async function makeFile() {
    await press(page.getByRole("link", { name: /^Put it online/ }));
    await press(page.getByRole("radio", { name: "Somewhere else, or I don't know" }));
    await press(page.getByRole("button", { name: "Use this place" }));
    await press(page.getByRole("button", { name: "Make the file to upload" }));
    await expect(page.getByText("Making the pages …")).toBeVisible();
    await expect(page.getByText("The file is ready.")).toBeVisible({ timeout: 100_000 });
    await press(page.getByRole("link", { name: "Save website.zip" }));
    expect(count.presses).toBeLessThanOrEqual(60);
    expect(count.fields).toBeLessThanOrEqual(100);
  }

  return {
    ...{ count, press, type, tick, untick, choose, goOn, heading },
    ...{ change, goBack, fulfil, confirmAll, makeFile },
  };
}

function builtIn(folder: string, ...names: string[]) {
  return join(folder, ".editor", "online", "site", ...names);
}

function builtFiles(folder: string) {
  return readdirSync(builtIn(folder), { recursive: true, encoding: "utf8" });
}

function builtPage(folder: string, file: string) {
  return readFileSync(builtIn(folder, file), "utf8");
}

/** Returns the names of the sample practice that are left in a built site, each with its file. */
function oldNamesIn(folder: string) {
  const text = readFileSync(join(source, ".unconfirmed.yml"), "utf8");
  const names = Object.values(parseUnconfirmed(text)).flat().flatMap(namesIn);
  return builtFiles(folder)
    .filter((file) => /\.(html|xml|json|webmanifest|ics|txt)$/.test(file))
    .flatMap((file) => {
      const page = builtPage(folder, file);
      return names.filter((name) => hasName(page, [name])).map((name) => `${name}: ${file}`);
    });
}

/** Pages that every practice has. */
const pages = ["index", "about", "services", "therapists", "contact", "appointments"].map(
  (name) => `${name}.html`,
);

test("Saath Counselling Studio is made by ten answers", async ({ page, editor, server }) => {
  const owner = ownerAt(page);
  await page.goto("/editor");
  await expect(owner.heading).toHaveText("What is your practice called?");
  const accessible = { axe: [], cutOff: 0 };
  expect(await editor.findings()).toEqual(accessible);

  await owner.type({
    "Name of the practice": "Saath Counselling Studio",
    "Name of the practice, Hindi": "साथ काउंसलिंग स्टूडियो",
    Tagline: "Together, One Step at a Time",
    "Tagline, Hindi": "साथ-साथ, एक-एक क़दम",
  });
  await owner.goOn("In which languages?");
  await owner.goOn("Where do you meet people?");

  await owner.type({
    "House and street": "12 Shivaji Path",
    Neighbourhood: "Sahakarnagar",
    "Neighbourhood, Hindi": "सहकारनगर",
    PIN: "411009",
    "Nearest station": "",
    "Nearest station, Hindi": "",
    City: "Pune",
    "City, Hindi": "पुणे",
  });
  await owner.goOn("How can people reach you?");

  await owner.type({
    Phone: "+91 20 5550 1234",
    "E-mail": "hello@saath.internal",
    "Social profile": "",
    "Address of the website": "https://www.saath.internal",
  });
  await owner.goOn("When are you open?");

  const [first, second] = ["Monday to Friday", "Saturday"].map((_, index) => {
    return page.getByRole("group", { name: "Opening hours" }).getByRole("listitem").nth(index);
  }) as [Locator, Locator];
  await owner.press(second.getByRole("button", { name: /^Remove/ }));
  await owner.tick("Monday", first);
  await owner.tick("Saturday", first);
  await owner.tick("Sunday", first);
  await owner.type({ "Opens at": "10:00", "Closes at": "19:00" }, first);
  await owner.choose("On all other days", "closed");
  expect(await editor.findings()).toEqual(accessible);
  await owner.goOn("Who works here?");

  await owner.untick("These are on the site now");
  for (const [index, [name, inHindi, gender, description, descriptionInHindi]] of [
    ["Ashwini Kale", "अश्विनी काळे", "woman", "She listens first.", "वह पहले सुनती हैं।"],
    ["Neel Deshpande", "नील देशपांडे", "man", "He asks little.", "वह कम पूछते हैं।"],
  ].entries() as ArrayIterator<[number, [string, string, string, string, string]]>) {
    await owner.press(page.getByRole("button", { name: "Add to new people" }));
    const line = page.getByRole("group", { name: "New people" }).getByRole("listitem").nth(index);
    await owner.type(
      {
        ...{ "Full name": name, "Full name, Hindi": inHindi },
        ...{ Role: "Counselling Psychologist", "Role, Hindi": "काउंसलिंग साइकोलॉजिस्ट" },
        ...{ Description: description, "Description, Hindi": descriptionInHindi },
      },
      line,
    );
    await owner.choose("Woman or man", gender, line);
    await owner.tick("Marathi", line);
  }
  expect(await editor.findings()).toEqual(accessible);
  await owner.goOn("What do you offer?");

  const offered = page.getByRole("group", { name: "We offer" });
  for (const name of [/Family/, /Child/, /Group/]) {
    await owner.press(offered.getByRole("checkbox", { name }));
  }
  for (const [name, fee] of [
    ["Individual Therapy", "1,800"],
    ["Relationship Counseling", "2500"],
    ["Online Counseling", "1600"],
  ] as const) {
    const service = page.getByRole("group", { name, exact: true });
    await owner.type({ "Fee in rupees": fee }, service);
    if (name.startsWith("Rel")) await owner.tick("Neel Deshpande", service);
  }
  expect(await editor.findings()).toEqual(accessible);
  await owner.goOn("Is there a free first call?");
  await owner.choose("A free first call", "no");
  await owner.goOn("Workshops and articles?");
  await owner.untick("Workshops");
  await owner.untick("Articles");
  await owner.tick("Schizophrenia: a plain guide for you and your family");
  await owner.goOn("How do you work?");

  await owner.type({
    "People hear back within, in hours": "48",
    "Ways to pay, and receipts": "By UPI, after the session.",
    "Ways to pay, and receipts, Hindi": "सेशन के बाद, UPI से।",
    "The fee for cancelling late": "",
    "The fee for cancelling late, Hindi": "",
    "Lower fees, and for whom": "",
    "Lower fees, and for whom, Hindi": "",
    "What supervisors hear": "",
    "What supervisors hear, Hindi": "",
    "Who answers questions about privacy": "Ashwini Kale",
    "Who answers questions about privacy, Hindi": "अश्विनी काळे",
  });
  await owner.goOn("Edit the site");
  await expect(page.getByText("The site is yours.")).toBeVisible();
  await owner.fulfil("Numbers checked on", { "Numbers checked on": today });
  await owner.fulfil("Who has read the other languages", {
    ...{ Name: "Ashwini Kale", "Day on which they read it": today },
  });
  await owner.fulfil("Last reviewed on", {
    ...{ "Reviewed by": "Dr. Lata Sathe", "Last reviewed on": today },
    "To be reviewed again by": nextYear,
  });
  await owner.press(page.getByRole("link", { name: "Facts that came with it" }));
  await owner.change("Change: Home, Description", {
    Description: "Counselling for adults and couples in {{place}}, and online.",
    "Description, Hindi": "{{place}} में और ऑनलाइन काउंसलिंग।",
  });
  await owner.goBack();
  await owner.change("Change: Services, Description", {
    Description: "Individual and relationship counselling: what it is like, and what it costs.",
    "Description, Hindi": "काउंसलिंग कैसी होती है, और उसकी फ़ीस।",
  });
  await owner.goBack();
  await owner.confirmAll();
  await owner.makeFile();
  expect(oldNamesIn(server.folder)).toEqual([]);

  await editor.open("");
  await expect(page.getByRole("heading", { name: "Worth a look" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before the site goes online" })).toHaveCount(0);

  const { issues, raw } = readContent(join(server.folder, "content"));
  expect(issues).toEqual([]);
  const names = Object.values(raw.therapists as object).map(({ name }) => name);
  expect(names).toEqual(["Ashwini Kale", "Neel Deshpande"]);
  const person = "therapists/ashwini-kale.html";
  expect(builtFiles(server.folder)).toEqual(
    expect.arrayContaining(
      [...pages, person].flatMap((file) => [file, `hi/${file}`.replace("/index", "")]),
    ),
  );
  expect(builtPage(server.folder, person)).toMatch(/<h1[^>]*>Ashwini\sKale</);
  expect(builtPage(server.folder, "appointments.html")).toMatch(/Morning,\s10\sto\s11/);

  await editor.open("history");
  const step = page.getByRole("listitem").filter({ hasText: "Removed workshop for adults" });
  await step.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("Undone, and saved.")).toBeVisible();
});

test("a single therapist without rooms gets a site in one language", async ({
  page,
  editor,
  server,
}) => {
  const owner = ownerAt(page);
  await page.goto("/editor");
  await expect(owner.heading).toHaveText("What is your practice called?");
  await owner.type({ "Name of the practice": "Lata Rao", Tagline: "Quiet Hours, Clear Words" });
  await owner.goOn("In which languages?");
  await owner.tick("Hindi");
  await owner.goOn("Where do you meet people?");
  await owner.choose("Where", "online");
  await expect(page.getByLabel("House and street")).toHaveCount(0);
  await owner.type({ City: "Kochi" });
  await owner.goOn("How can people reach you?");
  await owner.type({
    ...{ Phone: "+91 484 0155 019", "E-mail": "hello@lata.internal", "Social profile": "" },
    "Address of the website": "https://www.lata.internal",
  });
  await owner.goOn("When are you open?");
  await owner.press(page.getByRole("link", { name: "Skip this question" }));
  await expect(owner.heading).toHaveText("Who works here?");
  await owner.untick("These are on the site now");
  await owner.press(page.getByRole("button", { name: "Save and go on" }));
  await expect(page.getByText("Keep or add at least one person")).toBeVisible();
  await owner.press(page.getByRole("button", { name: "Add to new people" }));
  const line = page.getByRole("group", { name: "New people" });
  await expect(line.getByRole("checkbox", { name: "In person" })).toHaveCount(0);
  await owner.type({ "Full name": "Lata Rao", Description: "She listens." }, line);
  await owner.goOn("What do you offer?");
  await owner.untick("We offer");
  await owner.tick("Individual Therapy");
  await owner.tick("Online Counseling");
  await expect(page.getByText("With whom")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await owner.goOn("Is there a free first call?");
  await owner.choose("A free first call", "no");
  await owner.goOn("Workshops and articles?");
  await owner.untick("Workshops");
  await owner.untick("Articles");
  await owner.goOn("How do you work?");
  await owner.press(page.getByRole("link", { name: "Skip this question" }));
  await owner.fulfil("Numbers checked on", { "Numbers checked on": today });
  await owner.press(page.getByRole("link", { name: "Facts that came with it" }));
  await owner.confirmAll();
  await owner.makeFile();
  expect(oldNamesIn(server.folder)).toEqual([]);

  expect(readContent(join(server.folder, "content")).issues).toEqual([]);
  const person = "therapists/lata-rao.html";
  expect(builtFiles(server.folder)).toEqual(expect.arrayContaining([...pages, person]));
  expect(builtFiles(server.folder).filter((file) => /^hi[./]/.test(file))).toEqual([]);
  expect(builtPage(server.folder, person)).toMatch(/<h1[^>]*>Lata\sRao</);
});

test("the keyboard reaches everything, and an unsaved answer is kept", async ({ page, editor }) => {
  await editor.open("guide/7");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const key of ["Tab", "Shift+Tab"] as const) {
    expect(await focusFindings(page, key), key).toEqual([]);
  }
  await editor.open("guide/8");
  await page.getByRole("combobox").selectOption("no");
  await editor.open("guide/8");
  await expect(page.getByRole("combobox")).toHaveValue("no");
});
