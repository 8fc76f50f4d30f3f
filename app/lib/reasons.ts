import type { Service } from "../content/services";
import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import { fillIn } from "./fill-in";

/** A card has room for as many. */
const mostConcerns = 3;

/** Why somebody is on the team of a service, from the facts of the two. */
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
  return `${meeting} ${fillIn(site.words.people.helpsWith, { concerns: known.join("; ") })}`;
}

/** Whom of a team somebody may ask for who would rather talk to a woman, or to a man. */
export function whomToPrefer(site: Site, { team }: Service) {
  const members = site.therapists.filter(({ id }) => team.members.includes(id));
  const namesOf = (gender: Therapist["gender"]) => {
    return members.filter((person) => person.gender === gender).map(({ called }) => called);
  };
  const [women, men] = [namesOf("woman"), namesOf("man")];
  return [
    site.words.sessions.prefer,
    women.length > 0 && fillIn(site.words.sessions.women, { names: women.join(", ") }),
    men.length > 0 && fillIn(site.words.sessions.men, { names: men.join(", ") }),
    men.length === members.length && site.words.sessions.noWoman,
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
export function formatMeetings(site: Site, ways: Therapist["meets"]) {
  const { meets } = site.pages.therapists.finder;
  const words = ways.map((way) => meets.answers[way].phrase);
  return new Intl.ListFormat(site.language, { type: "disjunction" }).format(words);
}
