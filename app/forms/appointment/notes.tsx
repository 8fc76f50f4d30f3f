import { cleanText } from "../../../contract/clean-text";
import { isOpenDuring } from "../../lib/hours";
import { useAnswer, useFormProps, useRequestTexts } from "../form-context";

const adultAge = 18;

export function MinorNote() {
  const { minorNote } = useRequestTexts();
  const age = useAge();
  return <Note text={age !== undefined && age < adultAge ? minorNote : undefined} />;
}

/** Warns if the chosen person sees other ages. The form can still be sent. */
export function OtherAgesNote() {
  const { offered } = useFormProps();
  const [answer] = useAnswer("preferredTherapist");
  const age = useAge();
  const chosen = offered.preferredTherapist?.find(({ value }) => value === answer);
  const { min = 0, max = Number.MAX_VALUE } = chosen?.ages ?? {};
  const fits = age === undefined || (min <= age && age <= max);
  return <Note text={fits ? undefined : chosen?.otherAges} />;
}

function useAge() {
  const [answer] = useAnswer("age");
  const age = cleanText(answer);
  return /^\d+$/.test(age) ? Number(age) : undefined;
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
