import { listNames } from "../app/content/collections";
import { offersOf } from "../app/content/practice";
import type { Content } from "../app/content/schemas/content";
import { isDrawing } from "../app/content/schemas/parts";
import { type FieldPath, textsIn, valueAt } from "../app/content/schemas/value-at";
import { placeIn } from "../app/content/translation";
import type { ContentSnapshot } from "./forms";
import { formatDay, formatWeekday, languageName } from "./in-english";
import { type Size, smallestPhoto } from "./pictures";
import { isReady, sectionsOf } from "./task-list";
import type { OldName, Unconfirmed } from "./unconfirmed";

/** Field of an entry. For the website as a whole, `id` is empty and `path` names the subject. */
export type Place = { id: string; path: readonly string[] };

/** Fault that keeps the site from going live, or remark for the owner to weigh. */
export type Finding = Place & {
  level: "fault" | "remark";
  text: string;
  isAlike?: boolean | undefined;
  /** Editor view to open, for a finding that isn't about a single field. */
  address?: string | undefined;
};

export type GoLiveInput = {
  content: Content;
  unconfirmed: readonly Unconfirmed[];
  /** Names of the practice that the project came with, where pages still have them. */
  names?: readonly OldName[];
  /** True if the forms deliver messages to the practice. */
  deliveryEnabled: boolean;
  /** Faults that `npm run inbox:check` finds. Undefined without an inbox. */
  inboxFaults?: readonly string[] | undefined;
  /** Sizes by file. A photo that can't be opened has no size. */
  photos: ReadonlyMap<string, Size | undefined>;
  /** Outdated and missing translations, by language. */
  translations?: Readonly<Record<string, Translated>>;
  now: Date;
};

type Translated = {
  outdated: readonly FieldPath[];
  inEnglish: readonly FieldPath[];
  untranslated: readonly string[];
};

const helpLinesMonths = 6;
const reviewNoticeDays = 30;

/**
 * Returns what to settle before visitors may rely on the site: first what may do harm, then untrue
 * facts, then what only stays off the pages, and last what is for the owner to weigh.
 */
export function goLiveFindings(input: GoLiveInput): Finding[] {
  const examples = exampleFindings(input).map(({ id, path }) => JSON.stringify([id, path]));
  // An example is a finding of its own.
  const unconfirmed = input.unconfirmed.filter(({ id, path }) => {
    return !examples.includes(JSON.stringify([id, path.map(String)]));
  });
  const found = [
    ...reviewerFindings(input),
    ...helpLineFindings(input),
    ...deliveryFindings(input),
    ...readerFindings(input),
    ...exampleFindings(input),
    ...reviewFindings(input),
    ...pictureFindings(input),
    ...unconfirmed.filter(isOfLaw).map(lawFinding),
    ...unconfirmedFindings(unconfirmed),
    ...(input.names ?? []).map(nameFinding),
    ...sundayFindings(input),
    ...askedFindings(input),
    ...questionFindings(input),
    ...Object.entries(input.translations ?? {}).flatMap(translationFindings),
    ...eventFindings(input),
  ];
  return found.toSorted((one, other) => one.level.localeCompare(other.level));
}

/** Returns a fault. The path is written like `address.street`. */
function fault(id: string, path: string, text: string): Finding {
  return { level: "fault", id, path: path.split("."), text };
}

function remark(id: string, path: string, text: string): Finding {
  return { ...fault(id, path, text), level: "remark" };
}

/** Address of the list of these facts in the editor. */
const unconfirmedAddress = "#/unconfirmed";

function unconfirmedFindings({ length }: readonly Unconfirmed[]): Finding[] {
  if (length === 0) return [];
  const text = `${length === 1 ? "One is" : `${length} are`} neither changed nor confirmed.`;
  const finding = fault("", "Facts that came with it", text);
  return [{ ...finding, address: unconfirmedAddress }];
}

/** Facts that say what the law asks or allows. */
function isOfLaw({ id, path }: Unconfirmed) {
  const field = path.join(".");
  return (
    /^(articles|privacy-notice)\//.test(id) ||
    id === "danger-words" ||
    field === "confidentialityLimits" ||
    field === "minorNote"
  );
}

function lawFinding({ id, path }: Unconfirmed): Finding {
  const text = "It says what the law asks or allows. Have a lawyer read it, then confirm it.";
  return { ...fault(id, path.join("."), text), isAlike: true };
}

function nameFinding({ words: [name], pages }: OldName): Finding {
  const [first, second, ...more] = pages;
  const rest = more.length > 0 ? ` and ${more.length} more` : "";
  const where = [first, second].filter(Boolean).join(", ") + rest;
  const finding = { level: "fault" as const, id: "", path: [`“${name}”`] };
  return { ...finding, text: `Still on ${where}.`, address: unconfirmedAddress };
}

type Workshop = Content["workshops"][string];
type DatedClub = Extract<Workshop, { kind: "dated-club" }>;
const isUndated = ({ kind }: Workshop) => kind !== "dated-club";
const isForChildren = ({ kind }: Workshop) => kind !== "course";
const isGroup = ({ participants }: Content["services"][string]) => Boolean(participants);

const hasFreeCall = (_: unknown, { practice }: Content) => Boolean(practice.freeConsultation);
const hasRooms = (_: unknown, content: Content) => offersOf(content).rooms;
const hasStation = (_: unknown, { practice }: Content) => Boolean(practice.nearestStation);
const hasVideo = (_: unknown, content: Content) => offersOf(content).meets.includes("video-call");

/** Questions of visitors, most frequent first. `isOf` picks the entries that must answer. */
const asked: readonly [question: string, entries: string, path: string, isOf?: unknown][] = [
  ["Am I welcome as I am?", "pages/about", "everyone"],
  ["What does a session cost?", "services", "fee"],
  ["How soon can I come?", "practice", "soonest"],
  ["Do you speak my language?", "therapists", "languages"],
  ["Can I see a woman?", "therapists", "gender"],
  ["How can I pay, and do I get a receipt?", "practice", "payment"],
  ["What if I cannot pay that much?", "practice", "concessions"],
  ["What training do you have?", "therapists", "training"],
  ["Are you registered?", "therapists", "registration"],
  ["Which video service, and is it recorded?", "practice", "videoCalls", hasVideo],
  ["When is the free call, and who answers?", "practice", "freeConsultation.details", hasFreeCall],
  ["Where exactly are you?", "practice", "address.street", hasRooms],
  [
    "How do I get there from the station?",
    "pages/contact",
    "gettingHere.wayFromStation",
    hasStation,
  ],
  ["Which groups are open, and when?", "services", "open", isGroup],
  ["When is the next workshop?", "workshops", "next", isUndated],
  ["Where is the next workshop?", "workshops", "place", isUndated],
  ["Do parents stay at the club?", "workshops", "parents", isForChildren],
  ["How much is it to cancel late?", "practice", "lateFee"],
  ["Can I write on WhatsApp? (If not, tick it there.)", "practice", "whatsapp"],
  ["How is your work supervised?", "practice", "supervision"],
  ["How is that said in the Hindi privacy policy?", "practice", "supervisionInHindi"],
  ["Whom can I ask about my data?", "practice", "privacyContact"],
  ["How long do you keep my request?", "practice", "keepMonths"],
  ["Where is the Data Protection Board?", "practice", "dataProtectionBoard"],
  ["Who answers for my data by law?", "practice", "legalName"],
  ["What if something went wrong?", "pages/about", "complaints"],
  ["Are there steps, a lift, a toilet?", "pages/contact", "gettingHere.access", hasRooms],
  ["Who wrote this article?", "articles", "author"],
];

/** Pages say whom to ask until the answer is there. */
function askedFindings({ content }: GoLiveInput) {
  const open = asked.filter(([, , path]) => !content.practice.without.includes(path));
  return open.flatMap(([question, name, path, isOf = () => true]) => {
    const entry = valueAt(content, name.split("/")) as object;
    const things = Object.entries(entry).map(
      ([thing, part]) => [`${name}/${thing}`, part] as const,
    );
    return (listNames.includes(name) ? things : [[name, entry] as const])
      .filter(([, entry]) => (isOf as (entry: unknown, of: Content) => boolean)(entry, content))
      .filter(([, entry]) => valueAt(entry, path.split(".")) === undefined)
      .map(([id]) => remark(id, path, `${question} Not answered yet.`));
  });
}

/** Asks who answers on closed days, until the promised time of an answer is confirmed. */
function sundayFindings({ content: { practice }, unconfirmed }: GoLiveInput) {
  const isOpen = ({ id, path }: Unconfirmed) => `${id} ${path}` === "practice responseHours";
  const days = practice.hours.flatMap(({ days, open }) => (open ? [] : days));
  if (days.length === 0 || !unconfirmed.some(isOpen)) return [];
  const text = `Pages promise an answer within ${practice.responseHours} hours. Who answers on ${days.join(", ")}?`;
  return [remark("practice", "responseHours", text)];
}

/** Questions that have no answer of the practice's own yet. */
function questionFindings({ content }: GoLiveInput) {
  const { groups } = content.pages.services.questions;
  const { sees } = offersOf(content);
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ question, answer, onlyWith }, index) => {
      const place = `questions.groups.${group}.items.${index}.answer`;
      const text = `${question} Not answered yet.`;
      const isShown = !onlyWith || sees.includes(onlyWith);
      return isShown && answer === undefined ? [remark("pages/services", place, text)] : [];
    }),
  );
}

/** Articles about health are for people who may act on them today. */
function reviewerFindings({ content }: GoLiveInput) {
  return Object.entries(content.articles).flatMap(([slug, { reviewer }]) => {
    const text = "No doctor or psychologist has reviewed it. Ask one, or remove the article.";
    return reviewer ? [] : [fault(`articles/${slug}`, "reviewer", text)];
  });
}

function deliveryFindings({ deliveryEnabled, inboxFaults = [] }: GoLiveInput) {
  const nowhere =
    "What people write in the two forms is delivered nowhere: they are told so, and asked to e-mail it themselves. The handbook says how to change that, at 'Let the forms reach you'.";
  return [
    ...(deliveryEnabled ? [] : [remark("", "The forms", nowhere)]),
    ...inboxFaults.map((text) => fault("", "The inbox", text)),
  ];
}

/** Returns a fault if no speaker of the other languages has read the site. */
function readerFindings({ content: { practice } }: GoLiveInput) {
  if (practice.alsoIn.length === 0 || practice.translationRead) return [];
  const text = `The site in ${practice.alsoIn.map(languageName).join(", ")} is not yet read by somebody who speaks it. Ask one, then write down who has, and when.`;
  return [fault("practice", "translationRead", text)];
}

function translationFindings([language, found]: [string, Translated]) {
  const { outdated, inEnglish, untranslated } = found;
  const name = languageName(language);
  return [
    ...outdated.map((place) => {
      const { file, field } = placeIn(place);
      const text = inEnglish.includes(place)
        ? `Not yet in ${name}: shown in English`
        : `English has changed since it was put into ${name}`;
      return { ...remark(file, `${language}.${field}`, text), isAlike: true };
    }),
    ...untranslated.map((id) => remark(id, language, `Not yet there: shown in English.`)),
  ];
}

/** Addresses under names reserved for examples and the local machine. */
function exampleFindings({ content: { practice, workshops } }: GoLiveInput) {
  const reserved =
    /^(https:\/\/|[^@\s]+@)([^/\s]+\.)?(example\.(org|com|net)|example|test|invalid|localhost)(\/|$)/;
  return Object.entries({ practice, workshops }).flatMap(([name, values]) =>
    textsIn(values).flatMap(({ path, text }) => {
      const { file, field } = placeIn([name, ...path]);
      return reserved.test(text) ? [fault(file, field, `${text} is an example, not yours.`)] : [];
    }),
  );
}

function helpLineFindings({ content, now }: GoLiveInput) {
  const { checkedOn: day } = content["help-lines"];
  const say = (text: string) => [fault("help-lines", "checkedOn", text)];
  const howTo =
    "Look each one up on its official website, then write today's date. Never call 112.";
  if (!day) return say(`Nobody has checked the numbers yet. ${howTo}`);
  if (isAhead(day, now)) return say(`${formatDay(day)} has not come yet.`);
  const due = new Date(day);
  due.setUTCMonth(due.getUTCMonth() + helpLinesMonths);
  return now < due ? [] : say(`The numbers were last checked on ${formatDay(day)}. ${howTo}`);
}

function reviewFindings({ content, now }: GoLiveInput) {
  return Object.entries(content.articles).flatMap(([slug, article]) => {
    const { title, lastReviewed, nextReview } = article;
    const id = `articles/${slug}`;
    const say = (text: string) => [fault(id, "lastReviewed", `'${title}' ${text}`)];
    if (!lastReviewed || !nextReview) {
      return say("has not been reviewed yet. Read it against its sources.");
    }
    if (isAhead(lastReviewed, now)) return say("was reviewed on a day that has not come yet.");
    const due = formatDay(nextReview);
    if (!isAhead(nextReview, now)) return say(`was due for review by ${due}. Read it again.`);
    const notice = new Date(now);
    notice.setUTCDate(notice.getUTCDate() + reviewNoticeDays);
    if (isAhead(nextReview, notice)) return [];
    return [remark(id, "lastReviewed", `'${title}' is due for review by ${due}.`)];
  });
}

/** True before an ISO day begins. */
function isAhead(day: string, now: Date) {
  return new Date(day) > now;
}

function eventFindings({ content, now }: GoLiveInput) {
  const isOver = ({ startsAt, durationMinutes }: DatedClub) => {
    return now.getTime() >= Date.parse(startsAt) + durationMinutes * 60_000;
  };
  const isAnnounced = Object.values(content.workshops).some((workshop) => {
    return workshop.kind === "dated-club" && !isOver(workshop);
  });
  if (isAnnounced) return [];
  return Object.entries(content.workshops).flatMap(([slug, workshop]) => {
    if (workshop.kind !== "dated-club") return [];
    const { title, startsAt } = workshop;
    const text = `${title} was on ${formatWeekday(startsAt)}, ${formatDay(startsAt)}. Announce the next one, or leave it: its page says that the date has passed.`;
    return [remark(`workshops/${slug}`, "date", text)];
  });
}

function pictureFindings({ content, photos }: GoLiveInput) {
  return Object.entries(content.therapists).flatMap(([person, { name, picture }]) => {
    const id = `therapists/${person}`;
    if (!picture || isDrawing(picture)) {
      return [remark(id, "picture", `A drawing still stands in for a photo of ${name}.`)];
    }
    const { width = 0, height = 0 } = photos.get(picture) ?? {};
    const { width: least, height: lowest } = smallestPhoto;
    if (width >= least && height >= lowest) return [];
    const problem = width
      ? `is ${width} × ${height} pixels. It needs at least ${least} × ${lowest}.`
      : "cannot be opened.";
    return [fault(id, "picture", `The photo of ${name} ${problem}`)];
  });
}

/** Tasks for one person, page or other entry. */
export type Task = {
  id: string;
  title: string;
  /** Findings. Fields with the same finding share a line. */
  lines: (Pick<Finding, "level" | "isAlike" | "text" | "address"> & {
    fields: { label: string; path: Place["path"] }[];
  })[];
};

/** Lookup of entry titles and field labels. */
type Names = Pick<ContentSnapshot, "titleAt" | "labelAt">;

/** Groups findings by entry, in the order of the findings. */
export function tasksOf(findings: readonly Finding[], { titleAt, labelAt }: Names): Task[] {
  const tasks = new Map<string, Task>();
  for (const { id, path, level, text, isAlike, address } of findings) {
    const task = tasks.get(id) ?? { id, title: id ? titleAt(id) : "The website", lines: [] };
    tasks.set(id, task);
    const field = { label: labelAt(id, path), path };
    const alike = isAlike && task.lines.find((line) => line.text === text);
    if (alike) alike.fields.push(field);
    else task.lines.push({ level, isAlike, text, address, fields: [field] });
  }
  return [...tasks.values()];
}

/** Returns the checklist as text, and whether the site may go live. */
export function goLiveReport(tasks: readonly Task[], editor: string) {
  const sections = sectionsOf(tasks);
  const text = sections.flatMap(({ title, tasks }) => [
    title,
    ...tasks.flatMap(({ id, title, lines }) => [
      id ? `${title}: ${editor}#/entry/${id}` : title,
      ...lines.map(({ isAlike, text, address, fields }) => {
        const labels = fields.map(({ label }) => label).join("; ");
        const words = isAlike ? `${text}: ${labels}` : `${labels}: ${text}`;
        return `  ${words}${address ? ` ${editor}${address}` : ""}`;
      }),
      "",
    ]),
  ]);
  return {
    isReady: tasks.every(({ lines }) => lines.every(({ level }) => level !== "fault")),
    text: tasks.length === 0 ? isReady : [...text, "To go there: npm run edit"].join("\n"),
  };
}
