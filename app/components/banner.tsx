import { buttons, workshopWords } from "../content/words";
import type { DatedClub } from "../content/workshops";
import { formatLongDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { formatAges } from "../lib/ranges";
import { ButtonLink } from "./button";
import { DateLeaf } from "./date-leaf";
import { WorkshopNote } from "./past-note";
import { formatPrice } from "./workshop-facts";

type BannerProps = {
  workshop: DatedClub;
  now: Date;
  /** As one line among others, for a date that has passed. */
  slim?: boolean;
};

/** Announces a dated workshop: the next, or else the last. */
export function Banner({ workshop, now, slim = false }: BannerProps) {
  return (
    <section
      className="cluster banner"
      data-slim={slim ? "" : undefined}
      aria-labelledby="banner-title"
    >
      {!slim && <DateLeaf date={workshop.startsAt} />}
      <div className="banner-text">
        <p id="banner-title" className="banner-title">
          {workshop.title}
        </p>
        <p>
          {formatLongDay(workshop.startsAt)} ·{" "}
          <span className="together">
            {fillIn(workshopWords.ages, { ages: formatAges(workshop.audience) })}
          </span>{" "}
          · {formatPrice(workshop)}
        </p>
        <WorkshopNote workshop={workshop} now={now} />
      </div>
      <ButtonLink to={workshop.path} variant={slim ? "outline" : "light"}>
        {workshop.closed ? buttons.learnMore : buttons.learnAndRegister}
      </ButtonLink>
    </section>
  );
}
