import type { Content } from "./schemas/content.ts";

type Sources = Pick<Content, "practice" | "therapists" | "help-lines">;

/** Missing as long as the practice has not confirmed it. */
type Fact = string | number | undefined;
type Facts = Readonly<Record<string, Fact>>;

/** Facts of the practice that may stand in a text as `{{city}}`. */
export const placeholders: Readonly<Record<string, (sources: Sources) => Fact>> = {
  practice: ({ practice }) => practice.name,
  tagline: ({ practice }) => practice.tagline,
  neighbourhood: ({ practice }) => practice.address.neighbourhood,
  city: ({ practice }) => practice.address.city,
  phone: ({ practice }) => practice.phone,
  email: ({ practice }) => practice.email,
  /** Within a link of the text's own. */
  emailAddress: ({ practice }) => practice.email,
  responseHours: ({ practice }) => practice.responseHours,
  cancellationHours: ({ practice }) => practice.cancellationNoticeHours,
  callMinutes: ({ practice }) => practice.freeConsultation.minutes,
  callBy: ({ practice }) => practice.freeConsultation.by,
  station: ({ practice }) => practice.nearestStation,
  confidentiality: ({ practice }) => practice.confidentiality,
  limits: ({ practice }) => limitsOf(practice),
  supervisionInHindi: ({ practice }) => practice.supervisionInHindi,
  privacyContact: ({ practice }) => practice.privacyContact,
  keepMonths: ({ practice }) => practice.keepMonths,
  freeCall: ({ practice }) => practice.freeConsultation.details,
  soonest: ({ practice }) => practice.soonest,
  payment: ({ practice }) => practice.payment,
  concessions: ({ practice }) => practice.concessions,
  lateFee: ({ practice }) => practice.lateFee,
  videoCalls: ({ practice }) => practice.videoCalls,
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

/** How far confidentiality goes, and what supervisors hear once that is confirmed. */
export function limitsOf({ confidentialityLimits, supervision }: Content["practice"]) {
  return [confidentialityLimits, supervision].filter(Boolean).join(" ");
}

/** All that somebody here speaks, once somebody has confirmed it. */
function languagesOf(people: readonly { languages?: readonly string[] }[]) {
  const all = new Set(people.flatMap(({ languages = [] }) => languages));
  return all.size > 0 ? [...all].join(", ") : undefined;
}

/** In Markdown, phone and e-mail are links. */
export function linkedFactsOf(content: Sources): Facts {
  const { phone, email } = content.practice;
  const { legalAid, anyHour, emergency, childLine } = content["help-lines"];
  return {
    ...factsOf(content),
    legalAid: legalAid && `[${legalAid}](tel:${legalAid})`,
    anyHour: `[${anyHour}](tel:${anyHour})`,
    emergency: `[${emergency}](tel:${emergency})`,
    childLine: `[${childLine}](tel:${childLine})`,
    phone: `[${phone}](tel:${phone.replaceAll(" ", "")})`,
    email: `[${email}](mailto:${email})`,
  };
}

/** Puts the facts into every text, however deep it lies. A line that lacks its fact is left out. */
export function fill<Value>(value: Value, facts: Facts): Value {
  if (typeof value === "string") {
    const lines = value.split("\n").flatMap((line) => fillLine(line, facts) ?? []);
    return lines.join("\n") as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, facts)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fill(item, facts)]),
  ) as Value;
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
