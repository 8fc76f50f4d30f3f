import { workshopWords as words } from "../content/words";
import type { Workshop } from "../content/workshops";
import { fillIn } from "../lib/fill-in";
import { formatRupees } from "../lib/money";
import { formatAges, formatMinutes } from "../lib/ranges";
import { Facts } from "./facts";
import { FillIn } from "./fill-in";

/** How long, for whom, how many and how much: for cards and the tops of pages. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  const { durationMinutes, format, groupSize, audience } = workshop;
  return (
    <Facts
      items={[
        {
          term: words.duration,
          detail: `${formatMinutes(durationMinutes)}, ${format.toLowerCase()}`,
        },
        { term: words.for, detail: formatAudience(audience) },
        { term: words.group, detail: groupSize },
        { term: words.price, detail: formatPrice(workshop) },
      ]}
    />
  );
}

export function formatPrice({ price, pricePer }: Pick<Workshop, "price" | "pricePer">) {
  return fillIn(words.per, { price: formatRupees(price), unit: pricePer });
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
