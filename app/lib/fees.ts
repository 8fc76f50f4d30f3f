import type { Service } from "../content/services";
import { sessions } from "../content/words";
import { fillIn } from "./fill-in";
import { formatRupees } from "./money";

type Fee = NonNullable<Service["fee"]>;

/** ₹1,800 per session; for a couple, or per person, it says so. */
export function formatFee({ rupees, per }: Fee) {
  return fillIn(sessions.fees[per], { price: formatRupees(rupees) });
}
