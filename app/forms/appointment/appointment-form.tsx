import type { ComponentType, ReactNode } from "react";
import { requestSentTexts, appointmentTexts as texts } from "../../content/forms";
import { formatLongDay } from "../../lib/dates";
import { isOpenDuring } from "../../lib/hours";
import { describe } from "../copy";
import { deliverTo } from "../deliver";
import {
  CheckboxField,
  type FieldProps,
  LongTextField,
  RadioField,
  SelectField,
  TextField,
} from "../field";
import { useText, type VisitorFormHandle } from "../form-values";
import {
  currentMedication,
  openingHours,
  preferredTherapist,
  preferredTime,
  previousTherapy,
  serviceType,
  sessionType,
} from "../options";
import { type FormDefinition, VisitorForm } from "../visitor-form";
import { wishFile } from "./calendar-file";
import { DateField } from "./date-field";
import {
  appointmentSchema,
  concernsLimit,
  emptySessionRequest,
  type SessionRequest,
  type SessionRequestInput,
} from "./schema";

const { labels, hints, sections, sectionNotes } = texts;

type SectionName = keyof typeof sections;

/** In the order of the form. */
const fieldsOfSections: Record<SectionName, readonly (keyof SessionRequestInput)[]> = {
  personal: ["fullName", "email", "phone", "age"],
  preferences: ["preferredDate", "preferredTime", "sessionType"],
  service: ["serviceType", "preferredTherapist", "primaryConcerns"],
  background: ["previousTherapy", "currentMedication"],
  emergency: ["emergencyName", "emergencyPhone", "emergencyRelation"],
  consent: ["privacyConsent", "cancellationPolicy"],
};

export const appointmentForm: FormDefinition<SessionRequestInput, SessionRequest> = {
  schema: appointmentSchema,
  empty: emptySessionRequest,
  labels,
  sections: Object.entries(fieldsOfSections).map(([name, fields]) => ({
    title: sections[name as SectionName],
    fields,
  })),
  submit: texts.submit,
  path: "/appointments",
  deliver: deliverTo("/appointments"),
  ...requestSentTexts,
  calendarFile: wishFile,
  copy: (values) =>
    describe(values, labels, {
      preferredDate: formatLongDay,
      preferredTime: labelIn(preferredTime),
      sessionType: labelIn(sessionType),
      serviceType: labelIn(serviceType),
      preferredTherapist: labelIn(preferredTherapist),
      previousTherapy: labelIn(previousTherapy),
      currentMedication: labelIn(currentMedication),
      privacyConsent: () => "yes",
      cancellationPolicy: () => "yes",
    }),
};

function labelIn(options: readonly { value: string; label: string }[]) {
  return (value: string) => options.find((option) => option.value === value)?.label ?? "";
}

type Form = VisitorFormHandle<SessionRequestInput>;

type AppointmentFormProps = {
  initial?: SessionRequestInput;
  /** The privacy notice belongs to the page: in the browser, React sees an empty place for it. */
  notice?: ReactNode;
};

export function AppointmentForm({ initial, notice }: AppointmentFormProps) {
  return (
    <VisitorForm definition={appointmentForm} initial={initial}>
      {(form) => appointmentFields(form, notice, DateField)}
    </VisitorForm>
  );
}

/** The date differs: without scripts, there is no calendar. */
export function appointmentFields(
  form: Form,
  notice: ReactNode,
  DayField: ComponentType<FieldProps<SessionRequestInput>>,
) {
  return (
    <>
      {" "}
      <p>{texts.intro}</p>
      <Section name="personal">
        <TextField form={form} name="fullName" label={labels.fullName} autoComplete="name" />
        <TextField
          form={form}
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
        />
        <TextField
          form={form}
          name="phone"
          label={labels.phone}
          hint={hints.phone}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          form={form}
          name="age"
          label={labels.age}
          hint={hints.age}
          inputMode="numeric"
          after={<MinorNote form={form} />}
        />
      </Section>
      <Section name="preferences">
        <DayField form={form} name="preferredDate" label={labels.preferredDate} />
        <RadioField
          form={form}
          name="preferredTime"
          label={labels.preferredTime}
          hint={hints.preferredTime}
          options={preferredTime}
          after={<OutsideHoursNote form={form} />}
        />
        <RadioField
          form={form}
          name="sessionType"
          label={labels.sessionType}
          options={sessionType}
        />
      </Section>
      <Section name="service">
        <RadioField
          form={form}
          name="serviceType"
          label={labels.serviceType}
          options={serviceType}
        />
        <SelectField
          form={form}
          name="preferredTherapist"
          label={labels.preferredTherapist}
          options={preferredTherapist}
          empty={texts.chooseTherapist}
          optional
        />
        <LongTextField
          form={form}
          name="primaryConcerns"
          label={labels.primaryConcerns}
          hint={hints.primaryConcerns}
          rows={6}
          limit={concernsLimit}
        />
      </Section>
      <Section name="background" note={sectionNotes.background}>
        <RadioField
          form={form}
          name="previousTherapy"
          label={labels.previousTherapy}
          options={previousTherapy}
        />
        <RadioField
          form={form}
          name="currentMedication"
          label={labels.currentMedication}
          options={currentMedication}
        />
      </Section>
      <Section name="emergency" note={sectionNotes.emergency}>
        <TextField
          form={form}
          name="emergencyName"
          label={labels.emergencyName}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="emergencyPhone"
          label={labels.emergencyPhone}
          type="tel"
          autoComplete="off"
        />
        <TextField
          form={form}
          name="emergencyRelation"
          label={labels.emergencyRelation}
          hint={hints.emergencyRelation}
          autoComplete="off"
        />
      </Section>
      <Section name="consent">
        <div data-notice>{notice}</div>
        <CheckboxField form={form} name="privacyConsent" label={labels.privacyConsent} />
        <p>{texts.cancellation}</p>
        <CheckboxField form={form} name="cancellationPolicy" label={labels.cancellationPolicy} />
      </Section>
    </>
  );
}

type SectionProps = { name: SectionName; note?: string; children: ReactNode };

/** One thing at a time: its head stays in view while one is at it, and says how much is left. */
function Section({ name, note, children }: SectionProps) {
  const names = Object.keys(fieldsOfSections);
  const number = names.indexOf(name) + 1;
  return (
    <section className="form-section">
      <div className="form-section-head">
        <h2>{sections[name]}</h2>
        <p>{`Section ${number} of ${names.length}`}</p>
        <progress value={number} max={names.length} aria-hidden="true" />
      </div>
      {note && <p>{note}</p>}
      {children}
    </section>
  );
}

const adultAge = 18;

function MinorNote({ form }: { form: Form }) {
  const age = useText(form, "age").trim();
  const isMinor = /^\d+$/.test(age) && Number(age) < adultAge;
  return <Note text={isMinor ? texts.minorNote : undefined} />;
}

function OutsideHoursNote({ form }: { form: Form }) {
  const day = useText(form, "preferredDate");
  const time = useText(form, "preferredTime");
  const slot = preferredTime.find((option) => option.value === time);
  const isOutside = day && slot && !isOpenDuring(openingHours, day, slot);
  return <Note text={isOutside ? texts.outsideHours : undefined} />;
}

/** The place is always there, so that a note that appears in it is read out. */
function Note({ text }: { text?: string }) {
  return <div aria-live="polite">{text && <p className="field-note">{text}</p>}</div>;
}
