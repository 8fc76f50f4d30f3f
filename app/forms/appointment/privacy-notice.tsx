import { ReachEmail, ReachPhone } from "../../components/reach-us";
import { privacyNoticeTexts } from "../../content/forms";
import { practice } from "../../content/practice";
import English from "../privacy-notice.en.mdx";
import Hindi from "../privacy-notice.hi.mdx";

const { button, english, hindi } = privacyNoticeTexts;

const components = {
  PracticeName: () => practice.name,
  PhoneLink: ReachPhone,
  EmailLink: ReachEmail,
};

/** Opens in place beside the consent box, in both languages. */
export function PrivacyNotice() {
  return (
    <details className="privacy-notice">
      <summary>
        {button} ({english} / <span lang="hi">{hindi}</span>)
      </summary>
      <div className="privacy-notice-texts">
        <div className="flow">
          <English components={components} />
        </div>
        <div className="flow" lang="hi">
          <Hindi components={components} />
        </div>
      </div>
    </details>
  );
}
