import type { ReactNode } from "react";
import { appointmentTexts as texts } from "../../content/forms";
import { isOpenDuring } from "../../lib/hours";
import { deliver } from "../deliver";
import { CheckboxField, LongTextField, RadioField, SelectField, TextField } from "../field";
import { useText } from "../form-context";
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
import { DateField } from "./date-field";
import {
  appointmentSchema,
  concernsLimit,
  emptySessionRequest,
  type SessionRequest,
  type SessionRequestInput,
} from "./schema";

const { labels, hints, sections, sectionNotes } = texts;

const definition: FormDefinition<SessionRequestInput, SessionRequest> = {
  schema: appointmentSchema,
  empty: emptySessionRequest,
  labels,
  whenInvalid: "summary",
  submit: texts.submit,
  deliver: (values) => deliver({ form: "appointment", values }),
  loadSent: async () => (await import("./request-sent")).requestSent,
};

type AppointmentFormProps = {
  initial?: SessionRequestInput;
  /** The privacy notice, given by the page alone; in the browser it stays as the page wrote it. */
  notice?: ReactNode;
};

export function AppointmentForm({ initial, notice }: AppointmentFormProps) {
  return (
    <VisitorForm definition={definition} initial={initial}>
      <p>{texts.intro}</p>
      <Section title={sections.personal}>
        <TextField name="fullName" label={labels.fullName} autoComplete="name" />
        <TextField name="email" label={labels.email} type="email" autoComplete="email" />
        <TextField
          name="phone"
          label={labels.phone}
          hint={hints.phone}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          name="age"
          label={labels.age}
          hint={hints.age}
          inputMode="numeric"
          after={<MinorNote />}
        />
      </Section>
      <Section title={sections.preferences}>
        <DateField name="preferredDate" label={labels.preferredDate} />
        <RadioField
          name="preferredTime"
          label={labels.preferredTime}
          hint={hints.preferredTime}
          options={preferredTime}
          after={<OutsideHoursNote />}
        />
        <RadioField name="sessionType" label={labels.sessionType} options={sessionType} />
      </Section>
      <Section title={sections.service}>
        <RadioField name="serviceType" label={labels.serviceType} options={serviceType} />
        <SelectField
          name="preferredTherapist"
          label={labels.preferredTherapist}
          options={preferredTherapist}
          empty={texts.chooseTherapist}
          optional
        />
        <LongTextField
          name="primaryConcerns"
          label={labels.primaryConcerns}
          hint={hints.primaryConcerns}
          rows={6}
          limit={concernsLimit}
        />
      </Section>
      <Section title={sections.background} note={sectionNotes.background}>
        <RadioField
          name="previousTherapy"
          label={labels.previousTherapy}
          options={previousTherapy}
        />
        <RadioField
          name="currentMedication"
          label={labels.currentMedication}
          options={currentMedication}
        />
      </Section>
      <Section title={sections.emergency} note={sectionNotes.emergency}>
        <TextField name="emergencyName" label={labels.emergencyName} autoComplete="off" />
        <TextField
          name="emergencyPhone"
          label={labels.emergencyPhone}
          type="tel"
          autoComplete="off"
        />
        <TextField
          name="emergencyRelation"
          label={labels.emergencyRelation}
          hint={hints.emergencyRelation}
          autoComplete="off"
        />
      </Section>
      <Section title={sections.consent}>
        <AsRendered>{notice}</AsRendered>
        <CheckboxField name="privacyConsent" label={labels.privacyConsent} />
        <p>{texts.cancellation}</p>
        <CheckboxField name="cancellationPolicy" label={labels.cancellationPolicy} />
      </Section>
    </VisitorForm>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {children}
    </section>
  );
}

/** The same object at every rendering: a new one would make React write it over what is there. */
const asItStands = { __html: "" };

/** Long texts reach the browser once, as part of the page, and not again inside the script. */
function AsRendered({ children }: { children?: ReactNode }) {
  return children ? (
    <div>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what is there.
    <div suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  );
}

const adultAge = 18;

function MinorNote() {
  const age = useText("age").trim();
  const isMinor = /^\d+$/.test(age) && Number(age) < adultAge;
  return <Note text={isMinor ? texts.minorNote : undefined} />;
}

function OutsideHoursNote() {
  const day = useText("preferredDate");
  const time = useText("preferredTime");
  const slot = preferredTime.find((option) => option.value === time);
  const isOutside = day && slot && !isOpenDuring(openingHours, day, slot);
  return <Note text={isOutside ? texts.outsideHours : undefined} />;
}

/** The place is always there, so that a note that appears in it is read out. */
function Note({ text }: { text?: string }) {
  return <div aria-live="polite">{text && <p className="field-note">{text}</p>}</div>;
}
