import type { OpeningHours } from "../app/content/practice.ts";
import { firstNameValue, slugify } from "../app/lib/slug.ts";
import type { Content } from "./content.ts";
import { lineAt, type Project, placeOf, placesOf } from "./sources.ts";

const practiceFile = "app/content/practice.ts";
const helpLinesFile = "app/content/help-lines.ts";
const therapistsFile = "app/content/therapists.ts";
const servicesFile = "app/content/services.ts";
const workshopsFile = "app/content/workshops.ts";
const articlesFile = "app/content/articles.ts";
const portraitsFolder = "app/content/portraits";
const photoEndings = ["jpg", "jpeg", "png", "webp", "avif"];

/**
 * What does not fit together in the content: one line each, with its place. The types say the same
 * to those who run the compiler; the build tells the others, and stops.
 */
export function contentFaults(content: Content, project: Project): string[] {
  const incomplete = missingFields(content, project);
  // What is missing would break the checks below.
  if (incomplete.length > 0) return incomplete;
  return [
    ...therapistFaults(content, project),
    ...portraitFaults(content, project),
    ...serviceFaults(content, project),
    ...workshopFaults(content, project),
    ...articleFaults(content, project),
    ...linkFaults(content, project),
    ...hoursFaults(content.practice.hours).map((fault) => {
      return `${placeOf("hours:", practiceFile, project)} ${fault}`;
    }),
    ...dayFaults(helpLinesFile, "checkedOn", content.helpLinesCheckedOn, project),
  ];
}

/** What an entry may go without, although all others of its kind have it. */
const optionalFields = [
  "alsoAt",
  "benefits",
  "drawing",
  "participants",
  "portrait",
  "requestValue",
  "steps",
];

/** An entry without a field that all others of its kind have: mostly a misspelt name. */
function missingFields(content: Content, project: Project) {
  const { therapists, services, workshops, articles } = content;
  const kinds = new Set(workshops.map(({ kind }) => kind));
  const lists: [file: string, entries: readonly object[]][] = [
    [therapistsFile, therapists],
    [servicesFile, services],
    [articlesFile, articles],
    ...[...kinds].map((kind): [string, readonly object[]] => {
      return [workshopsFile, workshops.filter((workshop) => workshop.kind === kind)];
    }),
  ];
  return lists.flatMap(([file, entries]) => {
    const counts = new Map<string, number>();
    for (const field of entries.flatMap(Object.keys)) {
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    const others = entries.length - 1;
    const expected = [...counts].filter(([field, count]) => {
      return others > 0 && count === others && !optionalFields.includes(field);
    });
    return expected.flatMap(([field]) => {
      const entry = entries.find((candidate) => !(field in candidate)) ?? {};
      const name = "id" in entry ? entry.id : "slug" in entry ? entry.slug : undefined;
      if (!name) return [`${file} has an entry without the field ${field}`];
      return [`${placeOf(`"${name}"`, file, project)} gives "${name}" no ${field}`];
    });
  });
}

function therapistFaults({ therapists }: Content, project: Project) {
  const place = (words: string) => placesOf(words, therapistsFile, project).at(-1);
  const ids = repeated(therapists.map(({ id }) => id));
  const firstNames = repeated(therapists.map(({ name }) => firstNameValue(name)));
  return [
    ...ids.map(
      (id) => `${place(`"${id}"`)} has a second "${id}": give each person an id of their own`,
    ),
    ...firstNames.map((firstName) => {
      const namesakes = therapists.filter(({ name }) => firstNameValue(name) === firstName);
      const names = namesakes.map(({ name }) => `"${name}"`).join(" and ");
      const last = namesakes.at(-1)?.name ?? firstName;
      return `${place(`"${last}"`)} cannot have both ${names}: the form tells people apart by their first names`;
    }),
  ];
}

/** A photo counts if it is named like the address of the person's page. */
export function photoOf({ name }: { name: string }, { files }: Pick<Project, "files">) {
  const wanted = photoEndings.map((ending) => `${portraitsFolder}/${slugify(name)}.${ending}`);
  return wanted.find((file) => files.has(file));
}

/** Everybody has a picture, and a picture of somebody who left is not published. */
function portraitFaults({ therapists }: Content, project: Project) {
  const place = (words = "") => placeOf(`"${words}"`, therapistsFile, project);
  const missing = therapists.flatMap(({ name, portrait }) => {
    const drawing = `${portraitsFolder}/${portrait}`;
    if (portrait && !project.files.has(drawing)) {
      return [`${place(portrait)} names the drawing ${drawing}, which is not there`];
    }
    if (portrait || photoOf({ name }, project)) return [];
    const photo = `${portraitsFolder}/${slugify(name)}.jpg`;
    return [`${place(name)} gives "${name}" no picture: add the photo ${photo}`];
  });
  const used = new Set(
    therapists.flatMap((therapist) => [
      `${portraitsFolder}/${therapist.portrait}`,
      photoOf(therapist, project),
    ]),
  );
  const unused = [...project.files]
    .filter((file) => file.startsWith(`${portraitsFolder}/`) && !/\/\.[^/]+$/.test(file))
    .filter((file) => !used.has(file))
    .map((file) => {
      return `${file} is a picture of nobody in ${therapistsFile}: name it like the address of a therapist's page, ending in .jpg, or delete it`;
    });
  return [...missing, ...unused];
}

function serviceFaults({ services, therapists }: Content, project: Project) {
  const members = services.map(({ slug, team }) => ({ slug, people: team.members }));
  return [
    ...sameSlugs(
      services.map(({ slug }) => slug),
      servicesFile,
      project,
    ),
    ...services.flatMap((service) => drawingFaults(service, servicesFile, project)),
    ...peopleFaults(members, therapists, servicesFile, project),
  ];
}

function workshopFaults({ workshops, therapists }: Content, project: Project) {
  const addresses = workshops.flatMap((workshop) => [
    workshop.slug,
    ...(workshop.kind === "dated-club" ? (workshop.alsoAt ?? []) : []),
  ]);
  const led = workshops.flatMap((workshop) =>
    workshop.kind === "dated-club" ? [] : [{ slug: workshop.slug, people: workshop.facilitators }],
  );
  return [
    ...sameSlugs(addresses, workshopsFile, project),
    ...workshops.flatMap((workshop) => drawingFaults(workshop, workshopsFile, project)),
    ...peopleFaults(led, therapists, workshopsFile, project),
    ...workshops.flatMap((workshop) => {
      const { slug, price } = workshop;
      const place = placeOf(`slug: "${slug}"`, workshopsFile, project);
      const isPrice = Number.isInteger(price) && price > 0;
      return [
        ...(isPrice ? [] : [`${place} gives "${slug}" the price ${price}: write it like 1500`]),
        ...(workshop.kind === "dated-club" ? eventFaults(workshop, project) : []),
      ];
    }),
  ];
}

function eventFaults(
  { startsAt, registrationUrl }: { startsAt: string; registrationUrl: string },
  project: Project,
) {
  const isInstant = /^.{10}T([01]\d|2[0-3]):[0-5]\d\+05:30$/.test(startsAt);
  const isDate = isInstant && isDay(startsAt.slice(0, 10));
  return [
    ...(isDate
      ? []
      : [
          `${placeOf(`"${startsAt}"`, workshopsFile, project)} has the date "${startsAt}": write it like 2027-02-14T10:00+05:30`,
        ]),
    ...(registrationUrl.startsWith("https://")
      ? []
      : [
          `${placeOf(`"${registrationUrl}"`, workshopsFile, project)} has a registrationUrl that does not start with https://`,
        ]),
  ];
}

function articleFaults({ articles }: Content, project: Project) {
  const textOf = (slug: string) => `app/content/articles/${slug}.mdx`;
  const texts = [...project.files].filter((file) => file.startsWith("app/content/articles/"));
  return [
    ...sameSlugs(
      articles.map(({ slug }) => slug),
      articlesFile,
      project,
    ),
    ...articles.flatMap((article) => drawingFaults(article, articlesFile, project)),
    ...articles
      .filter(({ slug }) => !project.files.has(textOf(slug)))
      .map(({ slug }) => {
        const place = placeOf(`slug: "${slug}"`, articlesFile, project);
        return `${place} names the article "${slug}", whose text ${textOf(slug)} is not there`;
      }),
    ...texts
      .filter((file) => !articles.some(({ slug }) => textOf(slug) === file))
      .map((file) => `${file} is the text of no article in ${articlesFile}: add one, or delete it`),
    ...articles.flatMap(({ date, lastReviewed, nextReview }) => [
      ...dayFaults(articlesFile, "date", date, project),
      ...dayFaults(articlesFile, "lastReviewed", lastReviewed, project),
      ...dayFaults(articlesFile, "nextReview", nextReview, project),
    ]),
  ];
}

function sameSlugs(slugs: readonly string[], file: string, project: Project) {
  return repeated(slugs).map((slug) => {
    return `${placesOf(`"${slug}"`, file, project).at(-1)} has a second "${slug}": each page needs an address of its own`;
  });
}

function drawingFaults(
  { slug, drawing = slug }: { slug: string; drawing?: string },
  file: string,
  project: Project,
) {
  const picture = `app/drawings/${drawing}.svg`;
  if (project.files.has(picture)) return [];
  const place = placeOf(`"${drawing}"`, file, project);
  return [
    `${place} needs the drawing ${picture}, which is not there: name another with drawing: "…"`,
  ];
}

type Led = { slug: string; people: readonly string[] };

function peopleFaults(
  led: readonly Led[],
  therapists: Content["therapists"],
  file: string,
  project: Project,
) {
  const ids: readonly string[] = therapists.map(({ id }) => id);
  const strangers = new Set(led.flatMap(({ people }) => people).filter((id) => !ids.includes(id)));
  const alone = led.filter(({ people }) => people.length === 0);
  return [
    ...[...strangers].flatMap((id) =>
      placesOf(`"${id}"`, file, project).map((place) => {
        return `${place} still names "${id}", who is not in ${therapistsFile}`;
      }),
    ),
    ...alone.map(({ slug }) => {
      return `${placeOf(`slug: "${slug}"`, file, project)} leaves "${slug}" with nobody to lead it`;
    }),
  ];
}

/** Links that are written out, in articles above all, to a page that is gone. */
function linkFaults({ therapists, services, workshops, articles }: Content, project: Project) {
  const pages = new Set([
    ...therapists.map(({ name }) => `/therapists/${slugify(name)}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...articles.map(({ slug }) => `/blogs/${slug}`),
    ...workshops.flatMap((workshop) => {
      const others = workshop.kind === "dated-club" ? (workshop.alsoAt ?? []) : [];
      return [workshop.slug, ...others].map((slug) => `/workshops/${slug}`);
    }),
  ]);
  const link = /["'(](\/(?:therapists|services|blogs|workshops)\/[a-z0-9-]+)(?![a-z0-9-]|\.[a-z])/g;
  return project.sources.flatMap(({ file, text }) => {
    return [...text.matchAll(link)].flatMap(({ 1: path = "", index }) => {
      if (pages.has(path)) return [];
      return [
        `${file}:${lineAt(text, index)} still links to ${path}, which is not a page of the site`,
      ];
    });
  });
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The hours name each day of the week once, in order, and close after they open. */
export function hoursFaults(hours: readonly OpeningHours[]): string[] {
  const days = hours.flatMap((entry) => entry.days);
  const unknown = days.filter((day) => !week.includes(day));
  const missing = week.filter((day) => !days.some((known) => known === day));
  const twice = repeated(days);
  const isInOrder =
    days.join() === week.filter((day) => days.some((known) => known === day)).join();
  return [
    ...unknown.map((day) => `names the day "${day}", which is not a day of the week`),
    ...twice.map((day) => `names ${day} twice, so that its hours overlap`),
    ...missing.map((day) => `does not name ${day}: a day without times is open by appointment`),
    ...(isInOrder || twice.length + unknown.length > 0
      ? []
      : ["names the days out of order: start with Monday, end with Sunday"]),
    ...hours.flatMap(({ days: [first = ""], open }) => {
      if (!open) return [];
      const wrong = [open.from, open.to].filter((time) => !clock.test(time));
      if (wrong.length > 0) {
        return wrong.map((time) => `has the time "${time}" from ${first} on: write it like 09:30`);
      }
      return open.from < open.to
        ? []
        : [`closes at ${open.to} before it opens at ${open.from} (${first})`];
    }),
  ];
}

function dayFaults(file: string, field: string, day: string, project: Project) {
  if (isDay(day)) return [];
  return [
    `${placeOf(`"${day}"`, file, project)} has the ${field} "${day}": write a day like 2027-02-14`,
  ];
}

/** An ISO day that is in the calendar: 2027-02-30 is not. */
function isDay(day: string) {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** Each value that comes a second time, once. */
function repeated<Value>(values: readonly Value[]) {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
