import type { Service } from "../content/services";
import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import { fillIn } from "./fill-in";

/** A card has room for as many. */
const mostConcerns = 3;

/** Says why a therapist is on the team of a service, from the facts of both. */
export function reasonFor(site: Site, therapist: Therapist, { requestValue }: Service) {
  const { concerns, sees } = site.pages.therapists.finder;
  const known = therapist.concerns
    .filter((concern) => concern !== "unsure")
    .slice(0, mostConcerns)
    .map((concern) => concerns.answers[concern].phrase);
  const meeting = requestValue
    ? fillIn(site.words.people.meets, { whom: sees.answers[requestValue].phrase })
    : fillIn(site.words.people.meetsPeople, {
        ways: formatMeetings(site, waysFromAfar(therapist)),
      });
  if (known.length === 0) return meeting;
  return `${meeting} ${fillIn(site.words.people.helpsWith, { concerns: known.join(", ") })}`;
}

/** Returns the line on how to ask for a woman or a man. Empty if there is no choice. */
export function whomToPrefer(site: Site, { team }: Service) {
  const { women, men, noWoman, prefer } = site.words.sessions;
  if (site.therapists.length === 1) return "";
  const members = site.therapists.filter(({ id }) => team.members.includes(id));
  if (members.every(({ gender }) => gender === "man")) return noWoman;
  const line = (text: string, gender: Therapist["gender"]) => {
    const names = members.filter((person) => person.gender === gender).map(({ called }) => called);
    return names.length > 0 ? [fillIn(text, { names: names.join(", ") })] : [];
  };
  return [...line(women, "woman"), ...line(men, "man")].join(" ") || prefer;
}

/** Returns a therapist's ways to meet from afar, or all of their ways if there is none. */
function waysFromAfar({ meets }: Therapist) {
  const fromAfar = meets.filter((way) => way !== "in-person");
  return fromAfar.length > 0 ? fromAfar : meets;
}

/** in person, by video or by phone */
export function formatMeetings(site: Site, ways: Therapist["meets"]) {
  const { meets } = site.pages.therapists.finder;
  const words = ways.map((way) => meets.answers[way].phrase);
  return new Intl.ListFormat(site.language, { type: "disjunction" }).format(words);
}
