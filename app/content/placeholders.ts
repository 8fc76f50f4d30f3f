import type { Content } from "./schemas/content.ts";
import type { placeholders } from "./schemas/parts.ts";

/** A fact may be missing as long as the practice has not confirmed it. */
type Facts = Readonly<Record<(typeof placeholders)[number], string | number | undefined>>;

type Sources = Pick<Content, "practice" | "therapists" | "help-lines">;

/** What stands for `{{city}}` and the like in a text. */
export function factsOf({ practice, therapists, "help-lines": help }: Sources): Facts {
  return {
    practice: practice.name,
    tagline: practice.tagline,
    neighbourhood: practice.address.neighbourhood,
    city: practice.address.city,
    phone: practice.phone,
    email: practice.email,
    /** Within a link of the text's own. */
    emailAddress: practice.email,
    responseHours: practice.responseHours,
    cancellationHours: practice.cancellationNoticeHours,
    callMinutes: practice.freeConsultation.minutes,
    callBy: practice.freeConsultation.by,
    station: practice.nearestStation,
    confidentiality: practice.confidentiality,
    limits: limitsOf(practice),
    supervisionInHindi: practice.supervisionInHindi,
    privacyContact: practice.privacyContact,
    keepMonths: practice.keepMonths,
    freeCall: practice.freeConsultation.details,
    soonest: practice.soonest,
    payment: practice.payment,
    concessions: practice.concessions,
    lateFee: practice.lateFee,
    videoCalls: practice.videoCalls,
    languages: languagesOf(Object.values(therapists)),
    legalAid: help.legalAid,
  };
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
  const { legalAid } = content["help-lines"];
  return {
    ...factsOf(content),
    legalAid: legalAid && `[${legalAid}](tel:${legalAid})`,
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
    const fact = facts[name as keyof Facts];
    isWhole &&= fact !== undefined;
    return String(fact);
  });
  return isWhole ? filled : undefined;
}
