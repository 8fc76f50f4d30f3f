import { offersOf, placeOf } from "./practice.ts";
import type { Content } from "./schemas/content.ts";
import type { FactName } from "./schemas/fact-names.ts";

type Sources = Pick<Content, "practice" | "therapists" | "help-lines">;

/** Undefined as long as the practice has not given it, null for what it doesn't have. */
type Fact = string | number | undefined | null;
type Facts = Readonly<Record<string, Fact>>;

const placeholders: Readonly<Record<FactName, (sources: Sources) => Fact>> = {
  practice: ({ practice }) => practice.name,
  tagline: ({ practice }) => practice.tagline,
  neighbourhood: ({ practice }) => practice.address.neighbourhood ?? null,
  city: ({ practice }) => practice.address.city,
  /** Neighbourhood and city. */
  place: ({ practice }) => placeOf(practice.address),
  phone: ({ practice }) => practice.phone,
  email: ({ practice }) => practice.email,
  /** The bare address, for use as a link target. */
  emailAddress: ({ practice }) => practice.email,
  responseHours: ({ practice }) => practice.responseHours,
  cancellationHours: ({ practice }) => practice.cancellationNoticeHours,
  callMinutes: ({ practice }) => practice.freeConsultation?.minutes ?? null,
  callBy: ({ practice }) => practice.freeConsultation?.by ?? null,
  station: ({ practice }) => practice.nearestStation ?? null,
  confidentiality: ({ practice }) => practice.confidentiality,
  limits: ({ practice }) => limitsOf(practice),
  supervisionInHindi: ({ practice }) => practice.supervisionInHindi,
  legalName: ({ practice }) => practice.legalName,
  dataProtectionBoard: ({ practice }) => practice.dataProtectionBoard,
  privacyContact: ({ practice }) => practice.privacyContact,
  keepMonths: ({ practice }) => practice.keepMonths,
  freeCall: ({ practice }) =>
    practice.freeConsultation ? practice.freeConsultation.details : null,
  soonest: ({ practice }) => practice.soonest,
  payment: ({ practice }) => practice.payment,
  concessions: ({ practice }) => practice.concessions,
  lateFee: ({ practice }) => practice.lateFee,
  videoCalls: (sources) => {
    return offersOf(sources).meets.includes("video-call") ? sources.practice.videoCalls : null;
  },
  languages: ({ therapists }) => languagesOf(Object.values(therapists)),
  legalAid: ({ "help-lines": help }) => help.legalAid,
  anyHour: ({ "help-lines": help }) => help.anyHour,
  emergency: ({ "help-lines": help }) => help.emergency,
  childLine: ({ "help-lines": help }) => help.childLine,
  /** Address for a link within a text: `[leave this page]({{leaveUrl}})`. */
  leaveUrl: ({ "help-lines": help }) => help.leave.url,
};

export function factsOf(sources: Sources): Facts {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, factIn]) => [name, factIn(sources)]),
  );
}

/** Returns the limits of confidentiality, and what supervisors hear if it is filled in. */
export function limitsOf({ confidentialityLimits, supervision }: Content["practice"]) {
  return [confidentialityLimits, supervision].filter(Boolean).join(" ");
}

/** Returns the languages that people of the practice speak, if any are filled in. */
function languagesOf(people: readonly { languages?: readonly string[] | undefined }[]) {
  const all = new Set(people.flatMap(({ languages = [] }) => languages));
  return all.size > 0 ? [...all].join(", ") : undefined;
}

/** Facts for Markdown, where phone and e-mail are links. */
export function linkedFactsOf(content: Sources): Facts {
  const { phone, email, dataProtectionBoard: board } = content.practice;
  const { legalAid, anyHour, emergency, childLine } = content["help-lines"];
  return {
    ...factsOf(content),
    legalAid: legalAid && `[${legalAid}](tel:${legalAid})`,
    anyHour: `[${anyHour}](tel:${anyHour})`,
    emergency: `[${emergency}](tel:${emergency})`,
    childLine: `[${childLine}](tel:${childLine})`,
    dataProtectionBoard: board && `[${new URL(board).host}](${board})`,
    phone: `[${phone}](tel:${phone.replaceAll(" ", "")})`,
    email: `[${email}](mailto:${email})`,
  };
}

/**
 * Fills the facts into every text of a value. Removes a line whose fact is missing, a sentence
 * about something the practice doesn't have, and a list entry with no other sentence.
 */
export function fill<Value>(value: Value, facts: Facts): Value {
  if (typeof value === "string") {
    const lines = value.split("\n").flatMap((line) => fillLine(sayable(line, facts), facts) ?? []);
    return lines.join("\n") as Value;
  }
  if (Array.isArray(value)) {
    return value.filter((item) => isSayable(item, facts)).map((item) => fill(item, facts)) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fill(item, facts)]),
  ) as Value;
}

/** Returns the sentences of a line that are about what the practice has. */
function sayable(line: string, facts: Facts) {
  const isAboutNothing = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].some(([, name = ""]) => facts[name] === null);
  if (!isAboutNothing(line)) return line;
  const sentences = line.split(/(?<=[.!?।]['"’”)]*)\s+/);
  return sentences.filter((sentence) => !isAboutNothing(sentence)).join(" ");
}

/** Tells whether something is left of each text of an entry. */
function isSayable(entry: unknown, facts: Facts): boolean {
  if (typeof entry === "string")
    return !entry || entry.split("\n").some((line) => sayable(line, facts));
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return true;
  return Object.values(entry).every((part) => typeof part !== "string" || isSayable(part, facts));
}

function fillLine(line: string, facts: Facts) {
  let isWhole = true;
  const filled = line.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    if (!(name in facts)) return placeholder;
    const fact = facts[name];
    isWhole &&= fact !== undefined;
    return String(fact);
  });
  return isWhole ? filled : undefined;
}
