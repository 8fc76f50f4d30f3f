import type { PlaceOf } from "../app/content/read-content";
import type { Sample } from "../app/content/samples";
import type { Content } from "../app/content/schemas/content";
import { endOf, formatDay, formatLongDay } from "../app/lib/dates";
import { asked } from "./asked";

/** A fault keeps the site from going live; a remark is for the owner to weigh. */
export type Finding = { level: "fault" | "remark"; place: string; text: string };
export type Section = { title: string; findings: readonly Finding[] };

/** Pixels, upright. */
export type Size = { width: number; height: number };

export type GoLiveInput = {
  content: Content;
  /** Tells the file and line of a field. */
  placeOf: PlaceOf;
  samples: readonly Sample[];
  /** Whether what people write in the forms is delivered to the practice. */
  delivers: boolean;
  /** What `npm run inbox:check` finds wrong; nothing without an inbox. */
  inboxFaults?: readonly string[];
  /** By file. A photo that cannot be opened has no size. */
  photos: ReadonlyMap<string, Size | undefined>;
  now: Date;
};

/** The sharpest variant that the build makes of a photo. */
export const smallestPhoto: Size = { width: 720, height: 900 };
const helpLinesMonths = 6;
const reviewNoticeDays = 30;

/** The owner's checklist: all that has to be true before visitors may rely on the site. */
export function goLiveSections(input: GoLiveInput): Section[] {
  const { therapists, workshops, articles } = input.content;
  return [
    { title: "No fact is a sample", findings: input.samples.map(sampleFinding) },
    { title: "What people ask is answered", findings: askedFindings(input) },
    { title: "The forms reach you", findings: formFindings(input) },
    ...inboxSections(input),
    { title: "The site address is yours", findings: addressFindings(input) },
    { title: "Links and e-mail are yours", findings: contactFindings(input) },
    { title: "The help lines were checked", findings: helpLineFindings(input) },
    {
      title: "Every article is within its review",
      findings: Object.keys(articles).flatMap((slug) => reviewFindings(slug, input)),
    },
    {
      title: "Workshops with a date lie ahead",
      findings: Object.keys(workshops).flatMap((slug) => eventFindings(slug, input)),
    },
    {
      title: "Everybody has a picture",
      findings: Object.keys(therapists).flatMap((id) => pictureFindings(id, input)),
    },
  ];
}

function fault(place: string, text: string): Finding {
  return { level: "fault", place, text };
}

function remark(place: string, text: string): Finding {
  return { level: "remark", place, text };
}

function sampleFinding({ place, fact, value, page, isWithheld }: Sample) {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  const name = fact === "body" ? "the text" : fact;
  const where = isWithheld ? `kept off ${page} until you confirm it` : `it stands on ${page}`;
  return fault(place, `${name} is still a sample, ${where}: ${short}`);
}

/** In the order of how often people ask; an answer that is still a withheld sample is none. */
function askedFindings({ content, placeOf, samples }: GoLiveInput) {
  const withheld = samples.filter(({ isWithheld }) => isWithheld).map(({ place }) => place);
  return asked.flatMap(({ question, fields }) => {
    const open = fields(content).filter((path) => {
      return valueAt(content, path) === undefined || withheld.includes(placeOf(path));
    });
    const [first] = open;
    if (!first) return [];
    const where = new Set(open.map((path) => path.slice(0, -1).join("/")));
    const names = new Set(open.map((path) => path.at(-1)));
    const what = `${[...names].join(" and ")} in ${[...where].join(", ")}`;
    return [remark(placeOf(first), `${question} Not answered yet: ${what}.`)];
  });
}

function valueAt(content: Content, path: readonly string[]) {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], content);
}

function formFindings({ delivers }: GoLiveInput) {
  if (delivers) return [];
  return [
    fault(
      "SITE_DELIVERY",
      "What people write in the two forms is delivered nowhere. They are asked to e-mail it themselves. SITE_DELIVERY=inbox builds the site for the inbox, which docs/inbox.md describes.",
    ),
  ];
}

function inboxSections({ inboxFaults }: GoLiveInput): Section[] {
  if (!inboxFaults) return [];
  const findings = inboxFaults.map((text) => fault("npm run inbox:check", text));
  return [{ title: "The inbox is set up, backed up and heard", findings }];
}

function addressFindings({ content, placeOf }: GoLiveInput) {
  const { siteUrl } = content.practice;
  if (!isReserved(hostOf(siteUrl))) return [];
  return [fault(placeOf(["practice", "siteUrl"]), `${siteUrl} is an example, not your address.`)];
}

function contactFindings({ content: { practice, workshops }, placeOf }: GoLiveInput) {
  const { email, social } = practice;
  const addresses = [
    { path: ["practice", "email"], address: email, host: email.split("@").at(-1) },
    { path: ["practice", "social", "url"], address: social.url, host: hostOf(social.url) },
    ...Object.entries(workshops).flatMap(([slug, workshop]) => {
      if (workshop.kind !== "dated-club") return [];
      const { registrationUrl: address } = workshop;
      return [{ path: ["workshops", slug, "registrationUrl"], address, host: hostOf(address) }];
    }),
  ];
  return addresses
    .filter(({ host = "" }) => isReserved(host))
    .map(({ path, address }) => fault(placeOf(path), `${address} is an example, not yours.`));
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname : "";
}

/** Names that are kept for examples and for one's own machine. */
function isReserved(host: string) {
  return /(^|\.)(example\.(org|com|net)|example|test|invalid|localhost)$/.test(host);
}

function helpLineFindings({ content, placeOf, now }: GoLiveInput) {
  const { checkedOn: day } = content["help-lines"];
  const place = placeOf(["help-lines", "checkedOn"]);
  const howTo =
    "Look each one up on its official website, then write today's date. Never call 112.";
  if (!day) return [fault(place, `Nobody has checked the numbers yet. ${howTo}`)];
  if (isAhead(day, now)) return [fault(place, `${formatDay(day)} has not come yet.`)];
  const due = new Date(day);
  due.setUTCMonth(due.getUTCMonth() + helpLinesMonths);
  if (now < due) return [];
  return [fault(place, `The numbers were last checked on ${formatDay(day)}. ${howTo}`)];
}

function reviewFindings(slug: string, { content, placeOf, now }: GoLiveInput) {
  const article = content.articles[slug];
  if (!article) return [];
  const { title, lastReviewed, nextReview } = article;
  const place = placeOf(["articles", slug, "nextReview"]);
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

function eventFindings(slug: string, { content, placeOf, now }: GoLiveInput) {
  const workshop = content.workshops[slug];
  if (workshop?.kind !== "dated-club") return [];
  const { title, startsAt, durationMinutes } = workshop;
  if (now < endOf(startsAt, durationMinutes)) return [];
  return [
    remark(
      placeOf(["workshops", slug, "date"]),
      `${title} was on ${formatLongDay(startsAt)}. Announce the next one, or leave it: its page says that the date has passed.`,
    ),
  ];
}

function pictureFindings(id: string, { content, placeOf, photos }: GoLiveInput) {
  const { name = "", picture = "" } = content.therapists[id] ?? {};
  const place = placeOf(["therapists", id, "picture"]);
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

/** The checklist as text, and whether the site may go live. */
export function goLiveReport(sections: readonly Section[], now: Date) {
  const all = sections.flatMap(({ findings }) => findings);
  const faults = all.filter(({ level }) => level === "fault").length;
  const remarks = all.length - faults;
  const lines = [
    `Before the site goes live: ${formatDay(now.toISOString())}`,
    "[ok] in order, [--] worth a look, [no] to be mended first",
    "",
    ...sections.flatMap(({ title, findings }) => [
      `${markOf(findings)} ${title}`,
      ...findings.map(({ level, place, text }) => `      ${place}: ${capital(level)}: ${text}`),
    ]),
    "",
    `${capital(counted(faults, "fault"))}, ${counted(remarks, "remark")}. ${
      faults === 0 ? "The site is ready." : "The site is not ready yet."
    }`,
  ];
  return { isReady: faults === 0, text: lines.join("\n") };
}

function markOf(findings: readonly Finding[]) {
  if (findings.length === 0) return "[ok]";
  return findings.some(({ level }) => level === "fault") ? "[no]" : "[--]";
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function counted(count: number, word: string) {
  return `${count === 0 ? "no" : count} ${word}${count === 1 ? "" : "s"}`;
}
