import { otherEditions } from "../content/edition";
import { urlOf } from "../lib/links";

type LanguageLinksProps = {
  /** Path of the page, if it exists in every language. */
  path?: string;
  className?: string;
};

/** The same page in the other languages, each called as those call it who speak it. */
export function LanguageLinks({ path = "/", className }: LanguageLinksProps) {
  return otherEditions.map(({ base, language, name }) => (
    <a
      key={base}
      className={className}
      href={urlOf(path, base)}
      hrefLang={language}
      lang={language}
    >
      {name}
    </a>
  ));
}
