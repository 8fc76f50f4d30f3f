import { pages } from "../content/pages";
import type { Service } from "../content/services";
import type { Therapist } from "../content/therapists";

const { sees, concerns, meets } = pages.therapists.finder;
/** A card has room for as many. */
const mostConcerns = 3;

/** Why somebody is on the team of a service, from the facts of the two. */
export function reasonFor(therapist: Therapist, { requestValue }: Service) {
  const fromAfar = therapist.meets.filter((way) => way !== "in-person");
  const whom = requestValue
    ? sees.answers[requestValue].phrase
    : `people ${formatMeetings(fromAfar.length > 0 ? fromAfar : therapist.meets)}`;
  const known = therapist.concerns
    .filter((concern) => concern !== "unsure")
    .slice(0, mostConcerns)
    .map((concern) => concerns.answers[concern].phrase);
  const reasons = [
    `Meets ${whom}.`,
    ...(known.length ? [`Can help with ${known.join("; ")}.`] : []),
  ];
  return reasons.join(" ");
}

/** in person, by video or by phone */
export function formatMeetings(ways: Therapist["meets"]) {
  const words = ways.map((way) => meets.answers[way].phrase);
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}
