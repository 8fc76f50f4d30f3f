import { otherLanguages } from "../content/site";
import { urlOf } from "../lib/links";
import { useSite } from "./use-site";

type LanguageLinksProps = {
  /** Path of the page, if it exists in every language. */
  path?: string | undefined;
  className?: string;
};

/** The same page in the other languages, each called as those call it who speak it. */
export function LanguageLinks({ path = "/", className }: LanguageLinksProps) {
  const site = useSite();
  return otherLanguages(site).map(({ base, language, name }) => (
    <a
      key={base}
      className={className}
      href={urlOf(site, path, base)}
      hrefLang={language}
      lang={language}
    >
      {name}
    </a>
  ));
}
