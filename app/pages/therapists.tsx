import { AnswerLinks } from "../components/answer-links";
import { Finder } from "../components/finder";
import { Hero } from "../components/hero";
import { pages } from "../content/pages";

const { heading, intro } = pages.therapists;

export function TherapistsPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <section className="wrapper therapists" aria-labelledby="team">
        <Finder />
        <AnswerLinks />
      </section>
    </>
  );
}
