import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { fillIn } from "../lib/fill-in";
import { telHref } from "../lib/links";
import { ButtonLink } from "./button";
import { AwakeLink, AwakeRow } from "./hour-line";
import { Link } from "./link";
import styles from "./next-step.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/**
 * The button of a page's hero, with the free first call. In hours without an answer, the call
 * becomes a message.
 */
export function NextStep({ children }: { children: ReactNode }) {
  const { isCallByPhone, words } = useSite();
  return (
    <div className="cluster next-step">
      <Styles of="next-step" css={styles} />
      {children}
      {isCallByPhone ? (
        <>
          <FreeCall className="target next-step-call" />
          <Link className="target next-step-call" to="/contact" data-when="closed">
            {words.buttons.write}
          </Link>
        </>
      ) : (
        <FreeCallElsewhere />
      )}
    </div>
  );
}

/** The free first call on the contact page, where people otherwise ask for it. */
export function FreeCallButton() {
  const { isCallByPhone } = useSite();
  return (
    <>
      {isCallByPhone && <FreeCall className="button" />}
      <AwakeRow />
    </>
  );
}

/** Rings the practice for the free call. */
function FreeCall({ className }: { className: string }) {
  const { practice, words } = useSite();
  const minutes = practice.freeConsultation?.minutes ?? 0;
  return (
    <a className={className} href={telHref(practice.phone)} data-when="open">
      <Phone />
      {fillIn(words.buttons.freeCall, { minutes })}
    </a>
  );
}

/** Links to the contact page if the free call isn't by phone. */
function FreeCallElsewhere() {
  const { practice, words } = useSite();
  if (!practice.freeConsultation) return;
  const { minutes, by } = practice.freeConsultation;
  return (
    <Link className="target next-step-call" to="/contact">
      {fillIn(words.buttons.freeCallBy, { minutes, by })}
    </Link>
  );
}

/**
 * The page's own button and a call, along the lower edge of small screens. Last in the page. It
 * appears after the hero and disappears at the closing button. While nobody answers the phone, a
 * message and the help line that is awake take their places.
 */
export function NextStepBar({ children }: { children: ReactNode }) {
  const { practice, helpLines, words } = useSite();
  return (
    <div className="next-step-bar">
      <Styles of="next-step" css={styles} />
      {children}
      <a className="button" data-variant="outline" data-when="open" href={telHref(practice.phone)}>
        <Phone />
        {words.buttons.call}
      </a>
      <ButtonLink to="/contact" when="closed">
        {words.buttons.write}
      </ButtonLink>
      <AwakeLink className="button" data-variant="outline" data-when="closed">
        <Phone />
        {helpLines.anyHour}
      </AwakeLink>
    </div>
  );
}
