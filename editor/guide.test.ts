import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { readSites } from "../app/content/read-site";
import { copyInTwoLanguages, copyPractice, testFolder } from "../app/content/testing";
import { entriesIn } from "./entries";
import type { Values } from "./fields";
import { questions, timesIn } from "./guide";
import { RequestError } from "./request-error";

const numbers = questions.map((_, index) => index + 1);
const [place, reach, hours, people, services, call, workshopsAndArticles, work] = numbers.slice(2);

function openGuide(practice = copyPractice()) {
  let seconds = 0;
  const entries = entriesIn(practice.root, () => new Date(Date.UTC(2027, 0, 2, 0, 0, seconds++)));
  const answersTo = (number = 0) => entries.guide({ number: `${number}` }).entry.value;

  /** Answers a question. Other answers stay as they are. */
  function answer(number = 0, changed: Values) {
    const base = answersTo(number);
    entries.answer({ number, base, mine: { ...base, ...changed } });
  }

  const fieldsOf = (id: string) => entries.read({ id }).value;
  return { practice, ...entries, answersTo, answer, fieldsOf };
}

/** Text of each file, without the day of its last change. */
function textsOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    files.flatMap((file) => {
      const path = join(folder, file);
      if (statSync(path).isDirectory()) return [];
      return [[file, readFileSync(path, "latin1").replace(/^updated: .*$/m, "")]];
    }),
  );
}

function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof RequestError) return error.details;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const newPerson = {
  name: { en: "Ashwini Kale" },
  role: { en: "Psychologist" },
  languages: ["mr", "en"],
  meets: ["video-call"],
  description: { en: "She listens." },
};

describe("unchanged answers", () => {
  test.each(numbers)("change nothing: question %i", (number) => {
    for (const practice of [copyPractice(), copyInTwoLanguages()]) {
      const guide = openGuide(practice);
      guide.answer(number, {});
      expect(guide.history()).toEqual([]);
    }
  });
});

describe("any entries that are kept", () => {
  const { raw } = readContent(testFolder);
  const anyOf = (folder: string, least = 0) => {
    const names = Object.keys(raw[folder] ?? {});
    return fc.subarray(names, { minLength: least });
  };

  test.each<[string, () => ReturnType<typeof copyPractice>, number]>([
    ["one language", copyPractice, 2],
    ["two languages", copyInTwoLanguages, 1],
  ])(
    "the content is valid, and is undone to the same bytes: %s",
    {
      timeout: 120_000,
    },
    async (_, copy, numRuns) => {
      const guide = openGuide(copy());
      const { folder } = guide.practice;
      // The first change drops notes on a translation that was deleted by hand.
      guide.answer(workshopsAndArticles, { articles: [] });
      guide.undo({ name: guide.history()[0]?.name ?? "" });
      const before = textsOf(folder);
      const kinds = Object.entries(readContent(folder).raw.services as Record<string, Values>)
        .filter(([, { requestValue }]) => requestValue)
        .map(([name]) => name);
      const steps = fc.record({
        keptPeople: anyOf("therapists"),
        added: fc.integer({ min: 0, max: 2 }),
        keptServices: anyOf("services").filter((kept) => kept.some((name) => kinds.includes(name))),
        workshops: anyOf("workshops"),
        articles: anyOf("articles"),
        isPeopleFirst: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(steps, async (kept) => {
          const { keptPeople, added, keptServices, workshops, articles, isPeopleFirst } = kept;
          fc.pre(keptPeople.length + added > 0);
          const versions = guide.history().length;
          const lines = Array.from({ length: added }, (_, index) => ({
            ...newPerson,
            name: { en: `Ashwini ${"Kale".repeat(index + 1)}` },
          }));
          const acts = [
            () => guide.answer(people, { keep: keptPeople, people: lines }),
            () => guide.answer(services, { keep: keptServices }),
          ];
          for (const act of isPeopleFirst ? acts : acts.toReversed()) act();
          guide.answer(workshopsAndArticles, { workshops, articles });
          expect(readContent(folder).issues).toEqual([]);
          const [site] = await readSites(folder, { builtAt: new Date("2027-01-02T06:30Z") });
          expect(site.therapists).toHaveLength(keptPeople.length + added);
          expect(site.services.every(({ team }) => team.members.length > 0)).toBe(true);

          const made = guide.history().slice(0, guide.history().length - versions);
          for (const { name } of made) guide.undo({ name });
          const after = textsOf(folder);
          const files = [...new Set([...Object.keys(before), ...Object.keys(after)])];
          expect(files.filter((file) => after[file] !== before[file])).toEqual([]);
        }),
        { numRuns },
      );
    },
  );
});

test("new people take all places of those who leave, in one step", () => {
  const guide = openGuide();
  const { keep } = guide.answersTo(people);
  expect(guide.answersTo(people).people).toEqual([]);
  guide.answer(people, { keep: [], people: [{ ...newPerson, gender: "woman" }] });
  const id = "therapists/ashwini-kale";
  expect(guide.fieldsOf(id)).toMatchObject({
    ...{ gender: "woman", languages: [{ en: "Marathi" }, { en: "English" }] },
    sees: expect.arrayContaining(["family", "individual", "group"]),
  });
  expect(guide.fieldsOf("services/group-therapy").team).toMatchObject({ everybody: true });
  expect(guide.fieldsOf("workshops/monsoon-club").facilitators).toEqual(["ashwini-kale"]);
  expect(guide.history()).toHaveLength(1);
  guide.undo({ name: guide.history()[0]?.name ?? "" });
  expect(guide.answersTo(people).keep).toEqual(keep);
});

test("languages of a new person are in both languages of the site", () => {
  const guide = openGuide(copyInTwoLanguages());
  guide.answer(people, { people: [newPerson] });
  expect(guide.fieldsOf("therapists/ashwini-kale").languages).toContainEqual({
    ...{ en: "Marathi", hi: "मराठी", sourceText: "Marathi" },
  });
});

test("keeps at least one person and one service", () => {
  const guide = openGuide();
  expect(refusal(() => guide.answer(people, { keep: [] }))).toEqual({
    message: "Keep or add at least one person.",
  });
  expect(refusal(() => guide.answer(services, { keep: [] }))).toEqual({
    message: "Choose one service at least.",
  });
});

test.each<[string, number | undefined, Values, (string | number)[]]>([
  ["practice", reach, { phone: "020 1" }, ["phone"]],
  ["practice", place, { "address.pincode": "1" }, ["address", "pincode"]],
  ["new person", people, { people: [{ ...newPerson, name: undefined }] }, ["people", 0, "name"]],
  [
    ...(["service", services] as const),
    { "walk-and-talk": { "sessionMinutes.min": 9, "sessionMinutes.max": 5 } },
    ["walk-and-talk", "sessionMinutes"],
  ],
])("a fault of a %s leads to its answer", (_, number, answers, path) => {
  const guide = openGuide();
  expect(refusal(() => guide.answer(number, answers))).toMatchObject({ faults: [{ path }] });
  expect(guide.history()).toEqual([]);
});

test("a practice without rooms has no sessions in person and no address", () => {
  const guide = openGuide();
  guide.answer(place, { where: "online", "address.city": { en: "Pune" } });
  const { address, mapQuery, nearestStation } = guide.fieldsOf("practice");
  expect({ address, mapQuery, nearestStation }).toEqual({
    address: { city: { en: "Pune" }, countryCode: "IN" },
  });
  const { raw } = readContent(guide.practice.folder);
  for (const person of Object.values(raw.therapists as Record<string, { meets: string[] }>)) {
    expect(person.meets).not.toContain("in-person");
  }
});

test("no WhatsApp, no profile and no domain are answers", () => {
  const guide = openGuide();
  const none = { whatsapp: undefined, "social.url": undefined, siteUrl: undefined };
  guide.answer(reach, none);
  const { whatsapp, social, without, siteUrl } = guide.fieldsOf("practice");
  expect({ whatsapp, social, siteUrl }).toEqual({ siteUrl: "https://www.example.org" });
  expect(without).toContain("whatsapp");
  expect(guide.answersTo(reach)).not.toHaveProperty("siteUrl");
  guide.answer(reach, { whatsapp: "+91 98765 01550" });
  expect(guide.fieldsOf("practice").without ?? []).not.toContain("whatsapp");
});

test("opening hours are those of the days that are named, and make the times", () => {
  const guide = openGuide();
  const days = ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const open = { from: "10:00", to: "19:00" };
  guide.answer(hours, { hours: [{ days, open }], others: "closed" });
  expect(guide.fieldsOf("practice")).toMatchObject({
    hours: [
      { days, open },
      { days: ["Monday"], closed: true },
    ],
    times: timesIn([{ open }]),
  });
  expect(guide.answersTo(hours)).toEqual({ hours: [{ days, open }], others: "closed" });
});

test.each([
  ["10:00", "19:00", "10-11 11-13 13-16 16-18 18-19"],
  ["08:00", "20:00", "08-11 11-13 13-16 16-18 18-20"],
  ["10:30", "13:30", "10:30-13:30"],
  ["17:30", "22:00", "17:30-22"],
  ["12:00", "12:30", "12-12:30"],
])("hours from %s to %s make the times %s", (from, to, times) => {
  const made = timesIn([{ open: { from, to } }])?.map((time) => `${time.from}-${time.to}`);
  expect(made?.join(" ").replaceAll(":00", "")).toBe(times);
});

test("times of the request lie within the hours and leave none out", () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
    return [hour, minute].map((part) => `${part}`.padStart(2, "0")).join(":");
  });
  const span = fc.tuple(clock, clock).filter(([from, to]) => from < to);
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 3 }), (spans) => {
      const times = timesIn(spans.map(([from, to]) => ({ open: { from, to } }))) ?? [];
      expect(times[0]?.from).toBe(spans.map(([from]) => from).toSorted()[0]);
      expect(times.at(-1)?.to).toBe(
        spans
          .map(([, to]) => to)
          .toSorted()
          .at(-1),
      );
      for (const [index, { from, to }] of times.entries()) {
        expect(from < to).toBe(true);
        expect(times[index + 1]?.from ?? to).toBe(to);
      }
    }),
  );
});

test("a service has its people, who hold its kind of session, and its fee", () => {
  const guide = openGuide();
  const [first = "", second = ""] = guide.answersTo(people).keep as string[];
  const name = "walk-and-talk";
  const own = guide.answersTo(services)[name] as Values;
  const chosen = (members: string[], rupees: unknown) => ({
    [name]: { ...own, "team.members": members, "fee.rupees": rupees },
  });
  const { requestValue } = guide.fieldsOf(`services/${name}`);
  const sees = (person: string) => guide.fieldsOf(`therapists/${person}`).sees ?? [];
  guide.answer(services, chosen([first, second], 1800));
  expect(guide.fieldsOf(`services/${name}`).fee).toMatchObject({ rupees: 1800 });
  expect(
    [sees(first), sees(second)].every((all) => (all as unknown[]).includes(requestValue)),
  ).toBe(true);
  guide.answer(services, chosen([second], undefined));
  expect(guide.fieldsOf(`services/${name}`)).not.toHaveProperty("fee");
  expect(sees(first)).not.toContain(requestValue);
});

test("links to what is removed become words", () => {
  const guide = openGuide();
  const keep = (guide.answersTo(services).keep as string[]).filter(
    (name) => name !== "walk-and-talk",
  );
  guide.answer(services, { keep });
  const text = guide.practice.read("articles/sleeping-again.md");
  expect(text).toContain(
    "You can come to our rooms and to our walks, or talk to us [from your own",
  );
});

test("a free first call is given up, and supervision is the same in the policy", () => {
  const guide = openGuide(copyInTwoLanguages());
  guide.answer(call, { freeCall: "no" });
  const supervision = { en: "We have none.", hi: "नहीं है।", sourceText: "We have none." };
  guide.answer(work, { supervision });
  const practice = guide.fieldsOf("practice");
  expect(practice).not.toHaveProperty("freeConsultation");
  expect(practice).toMatchObject({ supervision, supervisionInHindi: "नहीं है।" });
});
