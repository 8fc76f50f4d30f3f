import type { DatedClub } from "../content/workshops";
import { formatLongDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { formatAges } from "../lib/ranges";
import styles from "./banner.css?inline";
import { ButtonLink } from "./button";
import { DateTile } from "./date-tile";
import { WorkshopNote } from "./past-note";
import { Styles } from "./styles";
import { useSite } from "./use-site";
import { formatPrice } from "./workshop-facts";

type BannerProps = {
  workshop: DatedClub;
  /** If set, the banner is one line, for a date that has passed. */
  slim?: boolean | undefined;
};

/** Announces the next dated workshop. If there is none, the last one. */
export function Banner({ workshop, slim = false }: BannerProps) {
  const site = useSite();
  return (
    <section
      className="cluster banner"
      data-slim={slim ? "" : undefined}
      aria-labelledby="banner-title"
    >
      <Styles of="banner" css={styles} />
      {!slim && <DateTile date={workshop.startsAt} />}
      <div className="banner-text">
        <p id="banner-title" className="banner-title">
          {workshop.title}
        </p>
        <p>
          {formatLongDay(site, workshop.startsAt)} ·{" "}
          <span className="together">
            {fillIn(site.words.workshops.ages, { ages: formatAges(site, workshop.audience) })}
          </span>{" "}
          · {formatPrice(site, workshop)}
        </p>
        <WorkshopNote workshop={workshop} />
      </div>
      <ButtonLink to={workshop.path} variant={slim ? "outline" : "light"}>
        {workshop.closed ? site.words.buttons.learnMore : site.words.buttons.learnAndRegister}
      </ButtonLink>
    </section>
  );
}
