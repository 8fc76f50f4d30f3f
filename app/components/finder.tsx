import { ArrowDown, Sun } from "lucide-react";
import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import { ButtonLink } from "./button";
import choiceStyles from "./choice.css?inline";
import styles from "./finder.css?inline";
import { Styles } from "./styles";
import { TherapistCard } from "./therapist-card";
import { useSite } from "./use-site";

/**
 * Renders questions that move fitting people to the front and hide nobody. The stylesheet does it,
 * so it works without scripts. A browser that can't do it shows no questions.
 */
export function Finder() {
  const { pages, therapists } = useSite();
  const { folded, fits, also, nobody } = pages.therapists.finder;
  const { listTitle } = pages.therapists;
  return (
    <div className="stack finder">
      <Styles of="finder" css={styles} />
      <details className="fold finder-fold">
        <summary>{folded}</summary>
        <Questions />
      </details>
      <h2 className="visually-hidden" id="team">
        {listTitle}
      </h2>
      <ul className="stack finder-people">
        {therapists.map((therapist, index) => (
          <li key={therapist.id} data-fits={answersFor(therapist)}>
            {/* The script says here which answers fit. */}
            <p className="finder-fits" hidden>
              <Sun />
              <strong>{fits}</strong> <span />
            </p>
            <TherapistCard therapist={therapist} detailed eager={index === 0} />
          </li>
        ))}
        <li className="finder-also">
          <h2>{also}</h2>
        </li>
        <li className="stack finder-nobody">
          <h3>{nobody.title}</h3>
          <p>{nobody.text}</p>
          <ButtonLink to="/contact" variant="outline">
            {nobody.button}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}

/** Number of people who are met sooner than questions about them are answered. */
const fewPeople = 2;

/** Returns the questions with more than one answer that fits somebody. */
export function finderQuestions({ pages, offers, therapists }: Site) {
  if (therapists.length <= fewPeople) return [];
  const { finder } = pages.therapists;
  return (["sees", "concerns", "meets"] as const)
    .map((name) => {
      const { question, answers } = finder[name];
      const offered: readonly string[] = offers[name];
      const fitting = Object.entries(answers).filter(([value]) => offered.includes(value));
      return { name, question, answers: Object.fromEntries(fitting) };
    })
    .filter(({ answers }) => Object.keys(answers).length > 1);
}

function Questions() {
  const site = useSite();
  const { pages } = site;
  const { title, intro, reset, found } = pages.therapists.finder;
  return (
    // Outside a dialog, this method does nothing: Enter does not leave the page.
    <form className="stack finder-questions" method="dialog" aria-labelledby="finder">
      <div className="flow">
        <h2 id="finder">{title}</h2>
        <p className="measure">{intro}</p>
      </div>
      {finderQuestions(site).map((question) => (
        <Choices key={question.name} {...question} />
      ))}
      <button type="reset" className="button" data-variant="outline">
        {reset}
      </button>
      <p className="finder-found" role="status">
        <a
          className="target"
          href="#team"
          data-everyone={found.everyone}
          data-some={found.some}
          data-one={found.one}
          data-none={found.none}
          hidden
        >
          <span />
          <ArrowDown />
        </a>
      </p>
    </form>
  );
}

/** Returns every answer that fits a person. No two questions share one. */
function answersFor(therapist: Therapist) {
  return [...therapist.sees, ...therapist.concerns, ...therapist.meets].join(" ");
}

type ChoicesProps = {
  name: string;
  question: string;
  answers: Readonly<Record<string, { label: string; phrase: string }>>;
};

function Choices({ name, question, answers }: ChoicesProps) {
  return (
    <fieldset>
      <Styles of="choice" css={choiceStyles} />
      <legend>{question}</legend>
      <div className="pairs finder-choices">
        {Object.entries(answers).map(([value, { label, phrase }]) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} data-phrase={phrase} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
