import { AnswerLinks } from "../components/answer-links";
import { Finder } from "../components/finder";
import { Hero } from "../components/hero";
import { pages } from "../content/pages";

const { heading, intro, listTitle } = pages.therapists;

export function TherapistsPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <section className="wrapper therapists" aria-label={listTitle}>
        <Finder />
        <AnswerLinks />
      </section>
    </>
  );
}
