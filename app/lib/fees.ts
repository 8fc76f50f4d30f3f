import type { Service } from "../content/services";
import type { Site } from "../content/site";
import { fillIn } from "./fill-in";
import { formatRupees } from "./money";

type Fee = NonNullable<Service["fee"]>;

/** Words a fee: '₹1,800 per session'. A fee for a couple or per person says so. */
export function formatFee(site: Site, { rupees, per }: Fee) {
  return fillIn(site.words.sessions.fees[per], { price: formatRupees(rupees) });
}
