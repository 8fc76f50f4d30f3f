import { AnswerLinks } from "../components/answer-links";
import { Faces } from "../components/faces";
import { Finder } from "../components/finder";
import { Hero } from "../components/hero";
import { Team } from "../components/team";
import { useSite } from "../components/use-site";

export function TherapistsPage() {
  const { pages, therapists } = useSite();
  const { heading, intro } = pages.therapists;
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
  const { pages, therapists } = useSite();
  const { listTitle } = pages.therapists;
  return (
    <>
      <h2 className="visually-hidden" id="team">
        {listTitle}
      </h2>
      <Team members={therapists.map(({ id }) => id)} />
    </>
  );
}
