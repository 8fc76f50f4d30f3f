import { language } from "../content/edition";
import { pages } from "../content/pages";
import type { Service } from "../content/services";
import { type Therapist, therapists } from "../content/therapists";
import { people, sessions } from "../content/words";
import { fillIn } from "./fill-in";

const { sees, concerns, meets } = pages.therapists.finder;
/** A card has room for as many. */
const mostConcerns = 3;

/** Why somebody is on the team of a service, from the facts of the two. */
export function reasonFor(therapist: Therapist, { requestValue }: Service) {
  const known = therapist.concerns
    .filter((concern) => concern !== "unsure")
    .slice(0, mostConcerns)
    .map((concern) => concerns.answers[concern].phrase);
  const meeting = requestValue
    ? fillIn(people.meets, { whom: sees.answers[requestValue].phrase })
    : fillIn(people.meetsPeople, { ways: formatMeetings(waysFromAfar(therapist)) });
  if (known.length === 0) return meeting;
  return `${meeting} ${fillIn(people.helpsWith, { concerns: known.join("; ") })}`;
}

/** Whom of a team somebody may ask for who would rather talk to a woman, or to a man. */
export function whomToPrefer({ team }: Service) {
  const members = therapists.filter(({ id }) => team.members.includes(id));
  const namesOf = (gender: Therapist["gender"]) => {
    return members.filter((person) => person.gender === gender).map(({ called }) => called);
  };
  const [women, men] = [namesOf("woman"), namesOf("man")];
  return [
    sessions.prefer,
    women.length > 0 && fillIn(sessions.women, { names: women.join(", ") }),
    men.length > 0 && fillIn(sessions.men, { names: men.join(", ") }),
    men.length === members.length && sessions.noWoman,
  ]
    .filter(Boolean)
    .join(" ");
}

/** On the team of a service that meets from afar; whoever does not, in their own ways. */
function waysFromAfar({ meets }: Therapist) {
  const fromAfar = meets.filter((way) => way !== "in-person");
  return fromAfar.length > 0 ? fromAfar : meets;
}

/** in person, by video or by phone */
export function formatMeetings(ways: Therapist["meets"]) {
  const words = ways.map((way) => meets.answers[way].phrase);
  return new Intl.ListFormat(language, { type: "disjunction" }).format(words);
}
