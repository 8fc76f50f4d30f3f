import type { Sample } from "../app/content/samples";
import type { Content } from "../app/content/schemas/content";
import { type Path, placeIn } from "../app/content/translation";
import { endOf, formatDay, formatLongDay } from "../app/lib/dates";
import { asked } from "./asked";
import { type Size, smallestPhoto } from "./pictures";

/** A field of an entry; what is no entry's has no id, and is named by how to mend it. */
export type Place = { id: string; path: readonly string[] };

/** A fault keeps the site from going live; a remark is for the owner to weigh. */
export type Finding = Place & { level: "fault" | "remark"; text: string; isSample?: boolean };

export type GoLiveInput = {
  content: Content;
  samples: readonly Sample[];
  /** Whether what people write in the forms is delivered to the practice. */
  delivers: boolean;
  /** What `npm run inbox:check` finds wrong; nothing without an inbox. */
  inboxFaults?: readonly string[];
  /** By file. A photo that cannot be opened has no size. */
  photos: ReadonlyMap<string, Size | undefined>;
  /** By language, what the reader of the content found. */
  translations?: Readonly<Record<string, Translated>>;
  now: Date;
};

type Translated = { outdated: readonly Path[]; untranslated: readonly string[] };

const helpLinesMonths = 6;
const reviewNoticeDays = 30;

/**
 * All that has to be true before visitors may rely on the site: what may do harm first, then what is
 * not true, then what only stays off the pages, and last what is for the owner to weigh.
 */
export function goLiveFindings(input: GoLiveInput): Finding[] {
  const { therapists, workshops, articles } = input.content;
  const found = [
    ...helpLineFindings(input),
    ...formFindings(input),
    ...inboxFindings(input),
    ...readFindings(input),
    ...addressFindings(input),
    ...contactFindings(input),
    ...Object.keys(articles).flatMap((slug) => reviewFindings(slug, input)),
    ...Object.keys(therapists).flatMap((id) => pictureFindings(id, input)),
    ...input.samples.filter(({ isWithheld }) => !isWithheld).map(sampleFinding),
    ...input.samples.filter(({ isWithheld }) => isWithheld).map(sampleFinding),
    ...askedFindings(input),
    ...Object.entries(input.translations ?? {}).flatMap(translationFindings),
    ...Object.keys(workshops).flatMap((slug) => eventFindings(slug, input)),
  ];
  return found.toSorted((one, other) => one.level.localeCompare(other.level));
}

function fault(place: Place, text: string): Finding {
  return { level: "fault", ...place, text };
}

function remark(place: Place, text: string): Finding {
  return { level: "remark", ...place, text };
}

function at(id: string, ...path: string[]): Place {
  return { id, path };
}

function sampleFinding({ file, path, page, isWithheld }: Sample): Finding {
  const where = isWithheld ? `kept off ${page} until you confirm it` : `on ${page}`;
  return { ...fault(at(file, ...path), `Made up, and ${where}`), isSample: true };
}

/** In the order of how often people ask. An answer that is made up is told with the samples. */
function askedFindings({ content }: GoLiveInput) {
  return asked.flatMap(({ question, fields }) =>
    fields(content)
      .filter(({ id, path }) => valueAt(content, [...id.split("/"), ...path]) === undefined)
      .map((place) => remark(place, `${question} Not answered yet.`)),
  );
}

function valueAt(content: Content, path: readonly string[]) {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], content);
}

function formFindings({ delivers }: GoLiveInput) {
  if (delivers) return [];
  return [
    fault(
      { id: "", path: ["SITE_DELIVERY"] },
      "What people write in the two forms is delivered nowhere. They are asked to e-mail it themselves. SITE_DELIVERY=inbox builds the site for the inbox, which docs/inbox.md describes.",
    ),
  ];
}

function inboxFindings({ inboxFaults = [] }: GoLiveInput) {
  return inboxFaults.map((text) => fault({ id: "", path: ["npm run inbox:check"] }, text));
}

/** A language of which nobody has said that it reads as it should. */
function readFindings({ content: { practice } }: GoLiveInput) {
  if (practice.alsoIn.length === 0 || practice.translationRead) return [];
  return [
    fault(
      at("practice", "translationRead"),
      `The site in ${practice.alsoIn.map(languageName).join(", ")} is not yet read by somebody who speaks it. Ask one, then write down who has, and when.`,
    ),
  ];
}

function translationFindings([language, { outdated, untranslated }]: [string, Translated]) {
  const name = languageName(language);
  return [
    ...outdated.map((path) => {
      const { file, keys } = placeIn(path);
      return remark(at(file, ...keys), `English has changed since it was put into ${name}.`);
    }),
    ...untranslated.map((id) => remark(at(id), `Not yet in ${name}: shown there in English.`)),
  ];
}

/** hi → Hindi */
function languageName(language: string) {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}

function addressFindings({ content }: GoLiveInput) {
  const { siteUrl } = content.practice;
  if (!isReserved(hostOf(siteUrl))) return [];
  return [fault(at("practice", "siteUrl"), `${siteUrl} is an example, not your address.`)];
}

function contactFindings({ content: { practice, workshops } }: GoLiveInput) {
  const { email, social } = practice;
  const addresses = [
    { place: at("practice", "email"), address: email, host: email.split("@").at(-1) },
    { place: at("practice", "social", "url"), address: social.url, host: hostOf(social.url) },
    ...Object.entries(workshops).flatMap(([slug, workshop]) => {
      if (workshop.kind !== "dated-club") return [];
      const { registrationUrl: address } = workshop;
      const place = at(`workshops/${slug}`, "registrationUrl");
      return [{ place, address, host: hostOf(address) }];
    }),
  ];
  return addresses
    .filter(({ host = "" }) => isReserved(host))
    .map(({ place, address }) => fault(place, `${address} is an example, not yours.`));
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname : "";
}

/** Names that are kept for examples and for one's own machine. */
function isReserved(host: string) {
  return /(^|\.)(example\.(org|com|net)|example|test|invalid|localhost)$/.test(host);
}

function helpLineFindings({ content, now }: GoLiveInput) {
  const { checkedOn: day } = content["help-lines"];
  const place = at("help-lines", "checkedOn");
  const howTo =
    "Look each one up on its official website, then write today's date. Never call 112.";
  if (!day) return [fault(place, `Nobody has checked the numbers yet. ${howTo}`)];
  if (isAhead(day, now)) return [fault(place, `${formatDay(day)} has not come yet.`)];
  const due = new Date(day);
  due.setUTCMonth(due.getUTCMonth() + helpLinesMonths);
  if (now < due) return [];
  return [fault(place, `The numbers were last checked on ${formatDay(day)}. ${howTo}`)];
}

function reviewFindings(slug: string, { content, now }: GoLiveInput) {
  const article = content.articles[slug];
  if (!article) return [];
  const { title, lastReviewed, nextReview } = article;
  const place = at(`articles/${slug}`, "nextReview");
  if (!lastReviewed || !nextReview) {
    return [fault(place, `'${title}' has not been reviewed yet. Read it against its sources.`)];
  }
  const due = new Date(nextReview);
  if (isAhead(lastReviewed, now)) {
    return [fault(place, `'${title}' was reviewed on a day that has not come yet.`)];
  }
  if (due < now) {
    return [
      fault(place, `'${title}' was due for review by ${formatDay(nextReview)}. Read it again.`),
    ];
  }
  const notice = new Date(due);
  notice.setUTCDate(notice.getUTCDate() - reviewNoticeDays);
  if (now < notice) return [];
  return [remark(place, `'${title}' is due for review by ${formatDay(nextReview)}.`)];
}

/** An ISO day counts from its first minute on. */
function isAhead(day: string, now: Date) {
  return new Date(day) > now;
}

function eventFindings(slug: string, { content, now }: GoLiveInput) {
  const workshop = content.workshops[slug];
  if (workshop?.kind !== "dated-club") return [];
  const { title, startsAt, durationMinutes } = workshop;
  if (now < endOf(startsAt, durationMinutes)) return [];
  return [
    remark(
      at(`workshops/${slug}`, "date"),
      `${title} was on ${formatLongDay(startsAt)}. Announce the next one, or leave it: its page says that the date has passed.`,
    ),
  ];
}

function pictureFindings(id: string, { content, photos }: GoLiveInput) {
  const { name = "", picture = "" } = content.therapists[id] ?? {};
  const place = at(`therapists/${id}`, "picture");
  if (picture.endsWith(".svg")) {
    return [remark(place, `A drawing still stands in for a photo of ${name}.`)];
  }
  const size = photos.get(picture);
  if (!size) return [fault(place, `The photo of ${name} cannot be opened.`)];
  if (size.width >= smallestPhoto.width && size.height >= smallestPhoto.height) return [];
  return [
    fault(
      place,
      `The photo of ${name} is ${size.width} × ${size.height} pixels. It needs at least ${smallestPhoto.width} × ${smallestPhoto.height}.`,
    ),
  ];
}

/** What is to be done about one person, page or other entry. */
export type Task = {
  id: string;
  title: string;
  /** Of samples, one line names all fields that are alike. */
  lines: {
    level: Finding["level"];
    isSample?: boolean;
    text: string;
    fields: { label: string; path: Place["path"] }[];
  }[];
};

/** The names of entries and the labels of their fields. */
export type Names = { titleOf: (id: string) => string; labelOf: (place: Place) => string };

/** The findings of each person and page, those that matter most first. */
export function tasksOf(findings: readonly Finding[], { titleOf, labelOf }: Names): Task[] {
  const tasks = new Map<string, Task>();
  for (const finding of findings) {
    const { id, path, level, text, isSample } = finding;
    const task = tasks.get(id) ?? { id, title: id ? titleOf(id) : "The website", lines: [] };
    tasks.set(id, task);
    const field = { label: labelOf(finding), path };
    const alike = isSample && task.lines.find((line) => line.text === text);
    if (alike) alike.fields.push(field);
    else task.lines.push({ level, isSample, text, fields: [field] });
  }
  return [...tasks.values()];
}

/** The checklist as text, and whether the site may go live. */
export function goLiveReport(tasks: readonly Task[], now: Date, editor: string) {
  const all = tasks.flatMap(({ lines }) => lines);
  const faults = all.filter(({ level }) => level === "fault").length;
  const lines = [
    `Before the site goes live: ${formatDay(now.toISOString())}`,
    "[no] to be mended first, [--] worth a look. The editor has the same list: npm run edit",
    "",
    ...tasks.flatMap(({ id, title, lines }) => [
      id ? `${title}: ${editor}#/entry/${id}` : title,
      ...lines.map(({ level, isSample, text, fields }) => {
        const labels = fields.map(({ label }) => label).join("; ");
        const words = isSample ? `${text}: ${labels}` : `${labels}: ${text}`;
        return `  ${level === "fault" ? "[no]" : "[--]"} ${words}`;
      }),
      "",
    ]),
    `${faults === 0 ? "The site is ready" : `The site is not ready yet: ${faults} to be mended`}${
      all.length > faults ? `, ${all.length - faults} worth a look` : ""
    }.`,
  ];
  return { isReady: faults === 0, text: lines.join("\n") };
}
