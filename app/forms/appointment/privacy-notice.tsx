import { Markdown } from "../../components/markdown";
import { privacyNoticeTexts } from "../../content/forms";
import { privacyNotice } from "../../content/privacy-notice";

const { button, english, hindi } = privacyNoticeTexts;

/** Opens in place beside the consent box, in both languages. */
export function PrivacyNotice() {
  return (
    <details className="privacy-notice">
      <summary>
        {button} ({english} / <span lang="hi">{hindi}</span>)
      </summary>
      <div className="privacy-notice-texts">
        <div className="flow">
          <Markdown text={privacyNotice.english} />
        </div>
        <div className="flow" lang="hi">
          <Markdown text={privacyNotice.hindi} />
        </div>
      </div>
    </details>
  );
}
