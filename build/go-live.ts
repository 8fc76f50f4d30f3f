import type { Article } from "../app/content/articles";
import type { Therapist } from "../app/content/therapists";
import type { DatedClub } from "../app/content/workshops";
import { endOf, formatDay, formatLongDay } from "../app/lib/dates";
import type { Content } from "./content";
import type { Sample } from "./samples";
import { type Project, placeOf } from "./sources";

/** A fault keeps the site from going live; a remark is for the owner to weigh. */
export type Finding = { level: "fault" | "remark"; place: string; text: string };
export type Section = { title: string; findings: readonly Finding[] };

/** Pixels, upright. */
export type Size = { width: number; height: number };

export type GoLiveInput = {
  content: Content;
  project: Project;
  /** What does not fit together in the content, one line each that starts with its place. */
  faults: readonly string[];
  samples: readonly Sample[];
  /** Whether what people write in the forms is delivered to the practice. */
  isWired: boolean;
  /** By the person's id. A photo that cannot be opened has no size. */
  photos: ReadonlyMap<string, { file: string; size?: Size }>;
  now: Date;
};

const practiceFile = "app/content/practice.ts";
const helpLinesFile = "app/content/help-lines.ts";
const therapistsFile = "app/content/therapists.ts";
const workshopsFile = "app/content/workshops.ts";
const articlesFile = "app/content/articles.ts";

/** The sharpest variant that the build makes of a photo. */
const smallestPhoto: Size = { width: 720, height: 900 };
const helpLinesMonths = 6;
const reviewNoticeDays = 30;

/** The owner's checklist: all that has to be true before visitors may rely on the site. */
export function goLiveSections(input: GoLiveInput): Section[] {
  const { content, project, faults, samples, now } = input;
  return [
    { title: "Names, hours, links and files fit together", findings: faults.map(asFinding) },
    { title: "No fact is a sample", findings: samples.map(sampleFinding) },
    { title: "The forms reach you", findings: formFindings(input) },
    { title: "The site address is yours", findings: addressFindings(content, project) },
    { title: "Links and e-mail are yours", findings: contactFindings(content, project) },
    { title: "The help lines were checked", findings: helpLineFindings(content, project, now) },
    {
      title: "Every article is within its review",
      findings: content.articles.flatMap((article) => reviewFindings(article, project, now)),
    },
    {
      title: "Workshops with a date lie ahead",
      findings: content.workshops.flatMap((workshop) => {
        return workshop.kind === "dated-club" ? eventFindings(workshop, project, now) : [];
      }),
    },
    {
      title: "Everybody has a picture",
      findings: content.therapists.flatMap((therapist) => pictureFindings(therapist, input)),
    },
  ];
}

function fault(place: string, text: string): Finding {
  return { level: "fault", place, text };
}

function remark(place: string, text: string): Finding {
  return { level: "remark", place, text };
}

function asFinding(line: string) {
  const [place = "", ...words] = line.split(" ");
  return fault(place, words.join(" "));
}

function sampleFinding({ place, fact, value }: Sample) {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return fault(place, `${fact} is still a sample: ${short}`);
}

function formFindings({ isWired, project }: GoLiveInput) {
  if (isWired) return [];
  const file = "app/forms/deliver.ts";
  return [
    fault(
      placeOf("isWired", file, project),
      "What people write in the two forms is delivered nowhere. They are asked to e-mail it themselves. docs/handbook.md says whom to ask.",
    ),
  ];
}

function addressFindings({ practice: { siteUrl } }: Content, project: Project) {
  const place = placeOf("siteUrl:", practiceFile, project);
  if (!URL.canParse(siteUrl)) {
    return [fault(place, `"${siteUrl}" is not an address. Write it like https://www.your-name.in`)];
  }
  const { protocol, origin, hostname } = new URL(siteUrl);
  return [
    ...(protocol === "https:" ? [] : [fault(place, `${siteUrl} does not start with https://`)]),
    ...(siteUrl === origin
      ? []
      : [fault(place, `${siteUrl} has to end with the name of the site: write ${origin}`)]),
    ...(isReserved(hostname) ? [fault(place, `${siteUrl} is an example, not your address.`)] : []),
  ];
}

function contactFindings({ practice, workshops }: Content, project: Project) {
  const addresses = [
    { file: practiceFile, address: practice.email, host: practice.email.split("@").at(-1) },
    { file: practiceFile, address: practice.social.url, host: hostOf(practice.social.url) },
    ...workshops.flatMap((workshop) => {
      if (workshop.kind !== "dated-club") return [];
      const { registrationUrl: address } = workshop;
      return [{ file: workshopsFile, address, host: hostOf(address) }];
    }),
  ];
  return addresses
    .filter(({ host = "" }) => isReserved(host))
    .map(({ file, address }) => {
      return fault(placeOf(`"${address}"`, file, project), `${address} is an example, not yours.`);
    });
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname : "";
}

/** Names that are kept for examples and for one's own machine. */
function isReserved(host: string) {
  return /(^|\.)(example\.(org|com|net)|example|test|invalid|localhost)$/.test(host);
}

function helpLineFindings({ helpLinesCheckedOn: day }: Content, project: Project, now: Date) {
  const place = placeOf("checkedOn:", helpLinesFile, project);
  if (isAhead(day, now)) return [fault(place, `${formatDay(day)} has not come yet.`)];
  const due = new Date(day);
  due.setUTCMonth(due.getUTCMonth() + helpLinesMonths);
  if (now < due) return [];
  return [
    fault(
      place,
      `The numbers were last checked on ${formatDay(day)}. Call each one, then write today's date.`,
    ),
  ];
}

function reviewFindings(article: Article, project: Project, now: Date) {
  const { slug, title, lastReviewed, nextReview } = article;
  const place = placeOf(`slug: "${slug}"`, articlesFile, project);
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

function eventFindings(
  { slug, title, startsAt, durationMinutes }: DatedClub,
  project: Project,
  now: Date,
) {
  if (now < endOf(startsAt, durationMinutes)) return [];
  return [
    remark(
      placeOf(`slug: "${slug}"`, workshopsFile, project),
      `${title} was on ${formatLongDay(startsAt)}. Announce the next one, or leave it: its page says that the date has passed.`,
    ),
  ];
}

function pictureFindings({ id, name, portrait }: Therapist, { photos, project }: GoLiveInput) {
  const photo = photos.get(id);
  if (!photo) {
    // Without either, the content does not fit together: that is said above.
    const place = placeOf(`"${portrait}"`, therapistsFile, project);
    return portrait ? [remark(place, `A drawing still stands in for a photo of ${name}.`)] : [];
  }
  const { file, size } = photo;
  if (!size) return [fault(file, `The photo of ${name} cannot be opened.`)];
  if (size.width >= smallestPhoto.width && size.height >= smallestPhoto.height) return [];
  return [
    fault(
      file,
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
      ...findings.map(({ level, place, text }) => `      ${place}  ${capital(level)}: ${text}`),
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
