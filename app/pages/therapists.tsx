import { AnswerLinks } from "../components/answer-links";
import { Faces } from "../components/faces";
import { Finder } from "../components/finder";
import { Hero } from "../components/hero";
import { Team } from "../components/team";
import { pages } from "../content/pages";
import { therapists } from "../content/therapists";

const { heading, intro, listTitle } = pages.therapists;

export function TherapistsPage() {
  return (
    <>
      <Hero title={heading} intro={intro}>
        {therapists.length > 1 && <Faces eager />}
      </Hero>
      <section className="wrapper stack therapists" aria-labelledby="team">
        {therapists.length > 1 ? <Finder /> : <OnePerson />}
        <AnswerLinks />
      </section>
    </>
  );
}

/** Nobody has to be found. */
function OnePerson() {
  return (
    <>
      <h2 className="visually-hidden" id="team">
        {listTitle}
      </h2>
      <Team members={therapists.map(({ id }) => id)} />
    </>
  );
}
