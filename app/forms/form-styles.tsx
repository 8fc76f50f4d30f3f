import button from "../components/button.css?inline";
import choice from "../components/choice.css?inline";
import flash from "../components/flash.css?inline";
import { Styles } from "../components/styles";
import calendar from "./appointment/calendar.css?inline";
import date from "./appointment/date.css?inline";
import formSection from "./appointment/form-section.css?inline";
import privacyNotice from "./appointment/privacy-notice.css?inline";
import choices from "./choices.css?inline";
import confirmation from "./confirmation.css?inline";
import control from "./control.css?inline";
import field from "./field.css?inline";
import type { FormProps } from "./form";
import form from "./form.css?inline";
import notice from "./notice.css?inline";
import question from "./question.css?inline";
import summary from "./summary.css?inline";
import toast from "./toast.css?inline";

const shared = { button, flash, form, field, control, notice, question, toast, confirmation };
const styles = {
  contact: shared,
  appointment: {
    ...shared,
    choice,
    choices,
    summary,
    calendar,
    date,
    formSection,
    privacyNotice,
  },
};

/**
 * The styles of all that a form shows, now or later. Its components bring none: the browser gets them
 * as a bundle, which holds no styles.
 */
export function FormStyles({ name }: Pick<FormProps, "name">) {
  return Object.entries(styles[name]).map(([of, css]) => <Styles key={of} of={of} css={css} />);
}
