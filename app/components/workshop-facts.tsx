import type { Site } from "../content/site";
import type { Club, Course, Workshop } from "../content/workshops";
import { fillIn } from "../lib/fill-in";
import { formatRupees } from "../lib/money";
import { formatAges, formatMinutes } from "../lib/ranges";
import { Facts, type FactsProps } from "./facts";
import { FillIn } from "./fill-in";
import { useSite } from "./use-site";

type WorkshopFactsProps = { workshop: Workshop } & Pick<FactsProps, "look">;

/** Date, place and questions of parents for a workshop's page, or whom to ask while they are unknown. */
export function WorkshopAnswers({ workshop, look }: WorkshopFactsProps) {
  const site = useSite();
  const { kind, parents, rain } = workshop;
  const facts = [
    ...(kind === "dated-club" ? [] : whenAndWhere(site, workshop)),
    { term: site.words.workshops.parents, detail: parents },
    { term: site.words.workshops.rain, detail: rain },
  ].filter(({ detail }) => detail);
  return (
    <>
      {facts.length > 0 && <Facts items={facts} look={look} />}
      {kind !== "course" && !parents && <p>{site.words.workshops.askParents}</p>}
    </>
  );
}

function whenAndWhere(site: Site, { next, place }: Club | Course) {
  if (!next && !place)
    return [{ term: site.words.workshops.nextAndVenue, detail: site.words.workshops.ask }];
  return [
    { term: site.words.workshops.next, detail: next ?? site.words.workshops.ask },
    { term: site.words.workshops.venue, detail: place ?? site.words.workshops.ask },
  ];
}

/** Duration, ages, group size and price, for cards and the top of a page. */
export function WorkshopFacts({ workshop, look }: WorkshopFactsProps) {
  const site = useSite();
  const { durationMinutes, format, groupSize, audience } = workshop;
  return (
    <Facts
      look={look}
      items={[
        {
          term: site.words.workshops.duration,
          detail: `${formatMinutes(site, durationMinutes)}, ${format}`,
        },
        { term: site.words.workshops.for, detail: formatAudience(site, audience) },
        { term: site.words.workshops.group, detail: groupSize },
        { term: site.words.workshops.price, detail: formatPrice(site, workshop) },
      ]}
    />
  );
}

export function formatPrice(site: Site, { price, pricePer }: Pick<Workshop, "price" | "pricePer">) {
  return fillIn(site.words.workshops.per[pricePer], { price: formatRupees(price) });
}

function formatAudience(site: Site, audience: Workshop["audience"]) {
  if (typeof audience === "string") return audience;
  return (
    <FillIn
      text={site.words.workshops.children}
      values={{ ages: <span className="together">{formatAges(site, audience)}</span> }}
    />
  );
}
