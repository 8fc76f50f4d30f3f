import type { Workshop } from "../content/workshops";
import { formatRupees } from "../lib/money";
import { formatAges, formatMinutes } from "../lib/ranges";
import { Facts } from "./facts";

/** How long, for whom, how many and how much: for cards and the tops of pages. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  const { durationMinutes, format, groupSize, audience } = workshop;
  return (
    <Facts
      items={[
        { term: "Duration", detail: `${formatMinutes(durationMinutes)}, ${format.toLowerCase()}` },
        { term: "For", detail: formatAudience(audience) },
        { term: "Group", detail: groupSize },
        { term: "Price", detail: formatPrice(workshop) },
      ]}
    />
  );
}

export function formatPrice({ price, pricePer }: Pick<Workshop, "price" | "pricePer">) {
  return `${formatRupees(price)} per ${pricePer}`;
}

function formatAudience(audience: Workshop["audience"]) {
  if (typeof audience === "string") return audience;
  return (
    <>
      Children <span className="together">{formatAges(audience)}</span>
    </>
  );
}
