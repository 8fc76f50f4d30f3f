import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { fillIn } from "../lib/fill-in";
import { telHref } from "../lib/links";
import { Link } from "./link";
import styles from "./next-step.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** In the hero of a page: its own button, and a call that costs nothing. */
export function NextStep({ children }: { children: ReactNode }) {
  return (
    <div className="cluster next-step">
      <Styles of="next-step" css={styles} />
      {children}
      <FreeCall className="target next-step-call" />
    </div>
  );
}

/** On the page where people otherwise ask for it. */
export function FreeCallButton() {
  const { isCallByPhone } = useSite();
  return isCallByPhone && <FreeCall className="button" />;
}

/** By phone, it begins here; otherwise people ask for it. */
function FreeCall({ className }: { className: string }) {
  const { practice, isCallByPhone, words } = useSite();
  if (!practice.freeConsultation) return;
  const { minutes, by } = practice.freeConsultation;
  if (!isCallByPhone) {
    return (
      <Link className={className} to="/contact">
        {fillIn(words.buttons.freeCallBy, { minutes, by })}
      </Link>
    );
  }
  return (
    <a className={className} href={telHref(practice.phone)}>
      <Phone />
      {fillIn(words.buttons.freeCall, { minutes })}
    </a>
  );
}

/**
 * The page's own button and a call, along the lower edge of small screens, for whoever reads in
 * between. Stands last in the page, comes when the hero has gone, and leaves for the closing one.
 */
export function NextStepBar({ children }: { children: ReactNode }) {
  const { practice, words } = useSite();
  return (
    <div className="next-step-bar">
      <Styles of="next-step" css={styles} />
      {children}
      <a className="button" data-variant="outline" href={telHref(practice.phone)}>
        <Phone />
        {words.buttons.call}
      </a>
    </div>
  );
}
