import type { DatedClub } from "../content/workshops";
import { formatLongDay } from "../lib/dates";
import { formatRupees } from "../lib/money";
import { formatAges } from "../lib/ranges";
import { ButtonLink } from "./button";
import { DateLeaf } from "./date-leaf";
import { PastNote } from "./past-note";

/** Announces a dated workshop: the next, or else the last. */
export function Banner({ workshop }: { workshop: DatedClub }) {
  return (
    <section className="banner" aria-labelledby="banner-title">
      <DateLeaf date={workshop.startsAt} />
      <div className="banner-text">
        <p id="banner-title" className="banner-title">
          {workshop.title}
        </p>
        <p>
          {formatLongDay(workshop.startsAt)} ·{" "}
          <span className="together">ages {formatAges(workshop.audience)}</span> ·{" "}
          {formatRupees(workshop.price)} per {workshop.pricePer}
        </p>
        <PastNote workshop={workshop} />
      </div>
      <ButtonLink to={`/workshops/${workshop.slug}`} variant="light">
        Learn More &amp; Register
      </ButtonLink>
    </section>
  );
}
