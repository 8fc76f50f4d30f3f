import type { Service } from "../content/services";
import { formatFee } from "../lib/fees";
import { sections } from "../lib/navigation";
import { Link } from "./link";
import { useSite } from "./use-site";

/** Fee of each service, if the practice names any; otherwise, when visitors hear of it. */
export function Fees() {
  const site = useSite();
  const { unknown, text, workshops } = site.pages.services.fees;
  const isKnown = site.services.some(({ fee }) => fee);
  const hasWorkshops = sections(site).workshops.isThere;
  const lead = [!isKnown && unknown, text, hasWorkshops && workshops].filter(Boolean).join(" ");
  return (
    <>
      {lead && <p className="lead measure">{lead}</p>}
      {isKnown && (
        <ul className="unmarked">
          {site.services.map((service) => (
            <li key={service.path}>
              <Link to={service.path}>{service.title}</Link>: <Fee of={service} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fee({ of: { fee } }: { of: Service }) {
  const site = useSite();
  if (!fee) return site.pages.services.fees.until;
  return (
    <>
      <strong>{formatFee(site, fee)}</strong>
      {fee.concessions && `. ${fee.concessions}`}
    </>
  );
}
