import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { practice } from "../content/practice";
import { telHref } from "../lib/links";

/** In the hero of a page: its own button, and a call that costs nothing. */
export function NextStep({ children }: { children: ReactNode }) {
  const { minutes } = practice.freeConsultation;
  return (
    <div className="cluster next-step">
      {children}
      <a className="next-step-call" href={telHref(practice.phone)}>
        <Phone aria-hidden="true" />
        {`Free ${minutes}-minute call`}
      </a>
    </div>
  );
}

/**
 * The page's own button along the lower edge of small screens, for whoever reads in between. Stands
 * last in the page, and leaves when the closing one comes into view.
 */
export function NextStepBar({ children }: { children: ReactNode }) {
  return <div className="next-step-bar">{children}</div>;
}
