import { Fragment } from "react";
import { Markdown } from "../../components/markdown";
import { useSite } from "../../components/use-site";
import type { Site } from "../../content/site";

/** Opens next to the consent box, in both languages, the page's own first. */
export function PrivacyNotice() {
  const { forms, language, privacyNotice } = useSite();
  const { button, english, hindi } = forms.appointment.privacyNotice;
  const notices = [
    { code: "en", label: english, notice: privacyNotice.english },
    { code: "hi", label: hindi, notice: privacyNotice.hindi },
  ].map(({ code, ...rest }) => ({ ...rest, lang: language.startsWith(code) ? undefined : code }));
  const inOrder = notices.toSorted((one, other) => Number(!!one.lang) - Number(!!other.lang));
  return (
    <details className="privacy-notice">
      <summary>
        {button} (
        {inOrder.map(({ label, lang }, index) => (
          <Fragment key={label}>
            {index > 0 && " / "}
            {lang ? <span lang={lang}>{label}</span> : label}
          </Fragment>
        ))}
        )
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

function Notice({ notice }: { notice: Site["privacyNotice"]["english"] }) {
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
