import { workshopWords as words } from "../content/words";
import type { Club, Course, Workshop } from "../content/workshops";
import { fillIn } from "../lib/fill-in";
import { formatRupees } from "../lib/money";
import { formatAges, formatMinutes } from "../lib/ranges";
import { Facts } from "./facts";
import { FillIn } from "./fill-in";

/** When, where and what parents ask, for the page of a workshop; until it is known, whom to ask. */
export function WorkshopAnswers({ workshop }: { workshop: Workshop }) {
  const { kind, parents, rain } = workshop;
  const facts = [
    ...(kind === "dated-club" ? [] : whenAndWhere(workshop)),
    { term: words.parents, detail: parents },
    { term: words.rain, detail: rain },
  ].filter(({ detail }) => detail);
  return (
    <>
      {facts.length > 0 && <Facts items={facts} />}
      {kind !== "course" && !parents && <p>{words.askParents}</p>}
    </>
  );
}

function whenAndWhere({ next, place }: Club | Course) {
  if (!next && !place) return [{ term: words.nextAndVenue, detail: words.ask }];
  return [
    { term: words.next, detail: next ?? words.ask },
    { term: words.venue, detail: place ?? words.ask },
  ];
}

/** How long, for whom, how many and how much: for cards and the tops of pages. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  const { durationMinutes, format, groupSize, audience } = workshop;
  return (
    <Facts
      items={[
        {
          term: words.duration,
          detail: `${formatMinutes(durationMinutes)}, ${format}`,
        },
        { term: words.for, detail: formatAudience(audience) },
        { term: words.group, detail: groupSize },
        { term: words.price, detail: formatPrice(workshop) },
      ]}
    />
  );
}

export function formatPrice({ price, pricePer }: Pick<Workshop, "price" | "pricePer">) {
  return fillIn(words.per[pricePer], { price: formatRupees(price) });
}

function formatAudience(audience: Workshop["audience"]) {
  if (typeof audience === "string") return audience;
  return (
    <FillIn
      text={words.children}
      values={{ ages: <span className="together">{formatAges(audience)}</span> }}
    />
  );
}
