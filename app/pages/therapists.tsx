import { Hero } from "../components/hero";
import { TherapistCard } from "../components/therapist-card";
import { pages } from "../content/pages";
import { therapists } from "../content/therapists";

const { heading, intro, listTitle } = pages.therapists;

export function TherapistsPage() {
  return (
    <>
      <Hero title={heading} intro={intro} />
      <section className="wrapper therapists" aria-labelledby="team">
        <h2 className="visually-hidden" id="team">
          {listTitle}
        </h2>
        <ul className="therapists-list">
          {therapists.map((therapist, index) => (
            <li key={therapist.id}>
              <TherapistCard therapist={therapist} detailed eager={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
