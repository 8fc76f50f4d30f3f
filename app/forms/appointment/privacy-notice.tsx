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
      {/* A link to something inside opens it. */}
      <div className="privacy-notice-texts" id="privacy-notice">
        <div className="flow">
          <Notice notice={privacyNotice.english} />
        </div>
        <div className="flow" lang="hi">
          <Notice notice={privacyNotice.hindi} />
        </div>
      </div>
    </details>
  );
}

function Notice({ notice }: { notice: typeof privacyNotice.english }) {
  const { delivery, asked, body } = notice;
  return (
    <>
      <h3>{delivery.title}</h3>
      <p>{delivery.text}</p>
      <h3>{asked.title}</h3>
      <ul>
        {asked.items.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}:</strong> {why}
          </li>
        ))}
      </ul>
      <Markdown text={body} />
    </>
  );
}
