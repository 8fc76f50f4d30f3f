import { LockKeyhole } from "lucide-react";
import { AnswerLinks } from "../components/answer-links";
import { Arch } from "../components/arch";
import { Closures } from "../components/closures";
import { Confidentiality } from "../components/confidentiality";
import { HelpRow } from "../components/help-now";
import { Hero } from "../components/hero";
import { ReachUs } from "../components/reach-us";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { PrivacyNotice } from "../forms/appointment/privacy-notice";
import { FormIsland } from "../forms/form-island";
import { requestFormProps } from "../forms/form-props";
import { drawing } from "../lib/drawings";
import styles from "./appointments.css?inline";

export function AppointmentsPage() {
  const site = useSite();
  const { heading, intro, note, reach } = site.pages.appointments;
  return (
    <>
      <div className="appointments-hero">
        <Styles of="appointments" css={styles} layer="pages" />
        <Hero
          title={heading}
          intro={intro}
          picture={<Arch src={drawing("appointments")} width={640} height={480} eager />}
          place="standing"
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
        <FormIsland props={requestFormProps(site)} notice={<PrivacyNotice />} />
        <p>
          {note} {reach} <ReachUs of={site} />
        </p>
        <AnswerLinks />
      </div>
    </>
  );
}
