import { AnswerLinks } from "../components/answer-links";
import { Faces } from "../components/faces";
import { Finder, finderQuestions } from "../components/finder";
import { Hero } from "../components/hero";
import { Styles } from "../components/styles";
import { Team } from "../components/team";
import { useSite } from "../components/use-site";
import styles from "./therapists.css?inline";

export function TherapistsPage() {
  const site = useSite();
  const { heading, intro } = site.pages.therapists;
  const canNarrow = finderQuestions(site).length > 0;
  return (
    <>
      <Hero title={heading} intro={intro}>
        {canNarrow && <Faces people={site.therapists} eager />}
      </Hero>
      <section className="wrapper stack therapists" aria-labelledby="team">
        <Styles of="therapists" css={styles} layer="pages" />
        {canNarrow ? <Finder /> : <Everybody />}
        <AnswerLinks />
      </section>
    </>
  );
}

/** Team without questions, where none would tell its people apart. */
function Everybody() {
  const { pages, therapists } = useSite();
  const { listTitle } = pages.therapists;
  return (
    <>
      <h2 className="visually-hidden" id="team">
        {listTitle}
      </h2>
      <Team
        members={therapists.map(({ id }) => id)}
        detailed={therapists.length <= 2}
        large={therapists.length <= 2}
      />
    </>
  );
}
