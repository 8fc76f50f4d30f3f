import { appointmentTexts as texts } from "../../content/forms";
import { practice } from "../../content/practice";
import { isOpenDuring } from "../../lib/hours";
import { useAnswer } from "../answers";
import { cleanText } from "../clean-text";
import { slotOf } from "./slots";

const adultAge = 18;

export function MinorNote() {
  const age = cleanText(useAnswer("age"));
  const isMinor = /^\d+$/.test(age) && Number(age) < adultAge;
  return <Note text={isMinor ? texts.minorNote : undefined} />;
}

export function OutsideHoursNote() {
  const day = useAnswer("preferredDate");
  const slot = slotOf(useAnswer("preferredTime"));
  const isOutside = day && slot && !isOpenDuring(practice, day, slot);
  return <Note text={isOutside ? texts.outsideHours : undefined} />;
}

/** The place is always there, so that a note that appears in it is read out. */
function Note({ text }: { text?: string }) {
  return <div aria-live="polite">{text && <p className="field-note">{text}</p>}</div>;
}
