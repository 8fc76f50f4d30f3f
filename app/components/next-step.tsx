import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { fillIn } from "../lib/fill-in";
import { telHref } from "../lib/links";
import { Link } from "./link";
import styles from "./next-step.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** The button of a page's hero, and the free first call. */
export function NextStep({ children }: { children: ReactNode }) {
  return (
    <div className="cluster next-step">
      <Styles of="next-step" css={styles} />
      {children}
      <FreeCall className="target next-step-call" />
    </div>
  );
}

/** Button for the free first call on the contact page, where people otherwise ask for it. */
export function FreeCallButton() {
  const { isCallByPhone } = useSite();
  return isCallByPhone && <FreeCall className="button" />;
}

/** A phone link if the free call is by phone, otherwise a link to the contact page. */
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
 * The page's own button and a call, along the lower edge of small screens. Last in the page. It
 * appears after the hero and disappears at the closing button.
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
