import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { practice } from "../content/practice";
import { buttons } from "../content/words";
import { fillIn } from "../lib/fill-in";
import { telHref } from "../lib/links";
import { Link } from "./link";

/** In the hero of a page: its own button, and a call that costs nothing. */
export function NextStep({ children }: { children: ReactNode }) {
  return (
    <div className="cluster next-step">
      {children}
      <FreeCall />
    </div>
  );
}

/** By phone, it begins here; otherwise people ask for it. */
function FreeCall() {
  const { minutes, by } = practice.freeConsultation;
  if (by !== "phone") {
    return (
      <Link className="next-step-call" to="/contact">
        {fillIn(buttons.freeCallBy, { minutes, by })}
      </Link>
    );
  }
  return (
    <a className="next-step-call" href={telHref(practice.phone)}>
      <Phone />
      {fillIn(buttons.freeCall, { minutes })}
    </a>
  );
}

/**
 * The page's own button along the lower edge of small screens, for whoever reads in between. Stands
 * last in the page, and leaves when the closing one comes into view.
 */
export function NextStepBar({ children }: { children: ReactNode }) {
  return <div className="next-step-bar">{children}</div>;
}
