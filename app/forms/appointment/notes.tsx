import { isOpenDuring } from "../../lib/hours";
import { cleanText } from "../clean-text";
import { useAnswer, useFormProps, useRequestTexts } from "../form-context";
import { slotOf } from "./slots";

const adultAge = 18;

export function MinorNote() {
  const { minorNote } = useRequestTexts();
  const [answer] = useAnswer("age");
  const age = cleanText(answer);
  const isMinor = /^\d+$/.test(age) && Number(age) < adultAge;
  return <Note text={isMinor ? minorNote : undefined} />;
}

export function OutsideHoursNote() {
  const { practice } = useFormProps();
  const { outsideHours } = useRequestTexts();
  const [day] = useAnswer("preferredDate");
  const [time] = useAnswer("preferredTime");
  const slot = slotOf(time);
  const isOutside = day && slot && !isOpenDuring(practice, day, slot);
  return <Note text={isOutside ? outsideHours : undefined} />;
}

/** The place is always there, so that a note that appears in it is read out. */
function Note({ text }: { text: string | undefined }) {
  return <div aria-live="polite">{text && <p className="field-note">{text}</p>}</div>;
}
