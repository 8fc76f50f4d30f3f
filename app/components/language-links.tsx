import { otherLanguages } from "../content/site";
import { urlOf } from "../lib/links";
import { useSite } from "./use-site";

type LanguageLinksProps = {
  /** Path of the page, if it exists in every language. */
  path?: string | undefined;
  className?: string;
};

/** Links to this page in the other languages, each labelled with the language's own name. */
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
