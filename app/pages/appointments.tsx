import { LockKeyhole } from "lucide-react";
import { AnswerLinks } from "../components/answer-links";
import { Arch } from "../components/arch";
import { Closures } from "../components/closures";
import { Confidentiality } from "../components/confidentiality";
import { HelpRow } from "../components/help-now";
import { Hero } from "../components/hero";
import { ReachUs } from "../components/reach-us";
import { pages } from "../content/pages";
import { PrivacyNotice } from "../forms/appointment/privacy-notice";
import { FormIsland } from "../forms/form-island";
import { forms } from "../forms/forms";
import { drawing } from "../lib/drawings";

const { heading, intro, note, reach } = pages.appointments;

export function AppointmentsPage() {
  return (
    <>
      <div className="appointments-hero">
        <Hero
          title={heading}
          intro={intro}
          picture={<Arch src={drawing("appointments")} width={640} height={480} />}
          beforeForm
        >
          <div className="appointments-privacy">
            <LockKeyhole />
            <Confidentiality />
          </div>
          <Closures />
          <HelpRow />
        </Hero>
      </div>
      <div className="wrapper stack appointments">
        <FormIsland form={forms.appointment} notice={<PrivacyNotice />} />
        <p>
          {note} {reach} <ReachUs />
        </p>
        <AnswerLinks />
      </div>
    </>
  );
}
