import type { Content } from "./schemas/content";
import type { placeholders } from "./schemas/parts";

type Facts = Readonly<Record<(typeof placeholders)[number], string | number>>;

/** What stands for `{{city}}` and the like in a text. */
export function factsOf(practice: Content["practice"]): Facts {
  return {
    practice: practice.name,
    tagline: practice.tagline,
    neighbourhood: practice.address.neighbourhood,
    city: practice.address.city,
    phone: practice.phone,
    email: practice.email,
    responseHours: practice.responseHours,
    cancellationHours: practice.cancellationNoticeHours,
    callMinutes: practice.freeConsultation.minutes,
    callBy: practice.freeConsultation.by,
  };
}

/** In Markdown, phone and e-mail are links. */
export function linkedFactsOf(practice: Content["practice"]): Facts {
  const { phone, email } = practice;
  return {
    ...factsOf(practice),
    phone: `[${phone}](tel:${phone.replaceAll(" ", "")})`,
    email: `[${email}](mailto:${email})`,
  };
}

/** Puts the facts into every text, however deep it lies. */
export function fill<Value>(value: Value, facts: Facts): Value {
  if (typeof value === "string") {
    return value.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      return name in facts ? String(facts[name as keyof Facts]) : placeholder;
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, facts)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fill(item, facts)]),
  ) as Value;
}
