import { cleanText } from "../../../contract/clean-text";
import { isOpenDuring } from "../../lib/hours";
import { useAnswer, useFormProps, useRequestTexts } from "../form-context";

const adultAge = 18;

export function MinorNote() {
  const { minorNote } = useRequestTexts();
  const [answer] = useAnswer("age");
  const age = cleanText(answer);
  const isMinor = /^\d+$/.test(age) && Number(age) < adultAge;
  return <Note text={isMinor ? minorNote : undefined} />;
}

export function OutsideHoursNote() {
  const { practice, offered } = useFormProps();
  const { outsideHours } = useRequestTexts();
  const [day] = useAnswer("preferredDate");
  const [answer] = useAnswer("preferredTime");
  const time = offered.preferredTime?.find(({ value }) => value === answer)?.hours;
  const isOutside = day && time && !isOpenDuring(practice, day, time);
  return <Note text={isOutside ? outsideHours : undefined} />;
}

/** The place is always there, so that a note that appears in it is read out. */
function Note({ text }: { text: string | undefined }) {
  return <div aria-live="polite">{text && <p className="field-note">{text}</p>}</div>;
}
