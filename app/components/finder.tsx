import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import { ButtonLink } from "./button";
import choiceStyles from "./choice.css?inline";
import styles from "./finder.css?inline";
import { Styles } from "./styles";
import { TherapistCard } from "./therapist-card";
import { useSite } from "./use-site";

/**
 * Renders questions that bring those who fit best to the front; nobody is hidden. The stylesheet
 * does it, so that it works without scripts; a browser that cannot shows no questions.
 */
export function Finder() {
  const { pages, therapists } = useSite();
  const { folded, nobody } = pages.therapists.finder;
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
          <li key={therapist.id} data-fits={fits(therapist)}>
            <TherapistCard
              therapist={therapist}
              reason={<Others therapist={therapist} />}
              detailed
              eager={index === 0}
            />
          </li>
        ))}
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

/** Returns the questions with a choice, each with the answers that fit somebody. */
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
      <p
        className="visually-hidden"
        role="status"
        data-everyone={found.everyone}
        data-some={found.some}
        data-one={found.one}
        data-none={found.none}
      />
    </form>
  );
}

/** Says for whom a person who misses some of the chosen answers may still be right. */
function Others({ therapist }: { therapist: Therapist }) {
  const { pages } = useSite();
  const { others } = pages.therapists.finder;
  return (
    <span className="finder-others">
      <strong>{others}</strong> {therapist.bestFor ?? therapist.description}
    </span>
  );
}

/** Every answer that fits the person. No two questions share one. */
function fits(therapist: Therapist) {
  return [...therapist.sees, ...therapist.concerns, ...therapist.meets].join(" ");
}

type ChoicesProps = {
  name: string;
  question: string;
  answers: Readonly<Record<string, { label: string }>>;
};

function Choices({ name, question, answers }: ChoicesProps) {
  return (
    <fieldset>
      <Styles of="choice" css={choiceStyles} />
      <legend>{question}</legend>
      <div className="pairs finder-choices">
        {Object.entries(answers).map(([value, { label }]) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
