import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readContent } from "../../app/content/read-content";
import { root } from "../../scripts/prepare.js";
import { focusFindings } from "../checks/focus";
import { expect } from "../site";
import { test } from "./open-editor";

/* Two other practices make the project's own content theirs, by clicks alone. */
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ source: join(root, "content") });

/** An owner at the questions, whose presses and typed fields are counted. */
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

  /** The first field with this label, which may be empty. */
  function named(label: string, within: Page | Locator) {
    return within.getByLabel(new RegExp(`^${label}\\s*(\\(may be empty\\))?$`)).first();
  }

  const tick = (name: string, within: Page | Locator = page) => {
    return press(within.getByRole("checkbox", { name, exact: true }));
  };

  /** Removes the ticks of a group, but for the first ones. */
  async function untick(group: string, kept = 0) {
    const ticks = page.getByRole("group", { name: group }).getByRole("checkbox");
    const total = await ticks.count();
    for (let index = kept; index < total; index += 1) await press(ticks.nth(index));
  }

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

  return { count, press, type, tick, untick, choose, goOn, heading };
}

/** Pages that every practice has. */
const pages = ["/", "/about", "/services", "/therapists", "/contact", "/appointments"];

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
    Phone: "020 5550 1234",
    "E-mail": "hello@saath.test",
    "Social profile": "",
    "Address of the website": "",
  });
  await owner.press(page.getByRole("button", { name: "Save and go on" }));
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(page.getByText("“Phone” must be like +91 11 0155 0199.")).toBeVisible();
  await owner.type({ Phone: "+91 20 5550 1234" });
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
    for (const name of ["English", "Hindi", "Marathi", "In person", "Video call"]) {
      await owner.tick(name, line);
    }
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
  await owner.untick("Articles", 1);
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
  await owner.tick("Lower fees");
  await owner.goOn("Edit the site");
  await expect(page.getByText("The site is yours.")).toBeVisible();
  expect(owner.count.presses).toBeLessThanOrEqual(60);
  expect(owner.count.fields).toBeLessThanOrEqual(100);

  const { faults, raw } = readContent(join(server.folder, "content"));
  expect(faults).toEqual([]);
  const names = Object.values(raw.therapists as object).map(({ name }) => name);
  expect(names).toEqual(["Ashwini Kale", "Neel Deshpande"]);
  const person = "/therapists/ashwini-kale";
  for (const path of [...pages, person]) {
    for (const address of [path, `/hi${path}`.replace(/\/$/, "")]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  }
  await page.goto(person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ashwini Kale");
  await page.goto("/appointments");
  await expect(page.getByText("Morning, 10 to 11")).toBeVisible();

  await editor.open("history");
  await page.getByRole("button", { name: "Take this back" }).nth(3).click();
  await expect(page.getByText("Taken back, and saved.")).toBeVisible();
});

test("a therapist alone, without rooms, skips what fits", async ({ page, editor, server }) => {
  const owner = ownerAt(page);
  await editor.open("guide/3");
  await owner.choose("Where", "online");
  await expect(page.getByLabel("House and street")).toHaveCount(0);
  await owner.goOn("How can people reach you?");
  for (const next of ["When are you open?", "Who works here?"]) {
    await owner.press(page.getByRole("link", { name: "Skip this question" }));
    await expect(owner.heading).toHaveText(next);
  }
  await owner.untick("These are on the site now");
  await owner.press(page.getByRole("button", { name: "Save and go on" }));
  await expect(page.getByText("Somebody has to work here")).toBeVisible();
  await owner.press(page.getByRole("button", { name: "Add to new people" }));
  const line = page.getByRole("group", { name: "New people" });
  await expect(line.getByRole("checkbox", { name: "In person" })).toHaveCount(0);
  await owner.type({ "Full name": "Lata Rao", Description: "She listens." }, line);
  await owner.tick("Video call", line);
  await owner.goOn("What do you offer?");
  await expect(page.getByText("With whom")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await owner.goOn("Is there a free first call?");

  expect(readContent(join(server.folder, "content")).faults).toEqual([]);
  for (const path of [...pages, "/therapists/lata-rao"]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  await page.goto("/therapists/lata-rao");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lata Rao");
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
