import { Markdown } from "../../components/markdown";
import { language } from "../../content/edition";
import { privacyNoticeTexts } from "../../content/forms";
import { privacyNotice } from "../../content/privacy-notice";

const { button, english, hindi } = privacyNoticeTexts;

const notices = [
  { lang: "en", label: english, notice: privacyNotice.english },
  { lang: "hi", label: hindi, notice: privacyNotice.hindi },
].map(({ lang, ...rest }) => ({ ...rest, lang: language.startsWith(lang) ? undefined : lang }));

/** That of the page comes first. */
const inOrder = notices.toSorted((one, other) => Number(!!one.lang) - Number(!!other.lang));

/** Opens in place beside the consent box, in both languages. */
export function PrivacyNotice() {
  const [{ label: ours } = { label: "" }, { label: theirs, lang } = { label: "", lang: "" }] =
    inOrder;
  return (
    <details className="privacy-notice">
      <summary>
        {button} ({ours} / <span lang={lang}>{theirs}</span>)
      </summary>
      {/* A link to something inside opens it. */}
      <div className="stack privacy-notice-texts" id="privacy-notice">
        {inOrder.map(({ lang, notice }) => (
          <div className="flow" key={notice.delivery.title} lang={lang}>
            <Notice notice={notice} />
          </div>
        ))}
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
