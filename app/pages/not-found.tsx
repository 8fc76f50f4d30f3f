import { Arch } from "../components/arch";
import { ButtonLink } from "../components/button";
import { PageHeader } from "../components/page-header";
import { Styles } from "../components/styles";
import { Title } from "../components/title";
import { useSite } from "../components/use-site";
import { drawing } from "../lib/drawings";
import styles from "./not-found.css?inline";

/** The script writes the unknown path to the console, and may know which page was meant. */
export function NotFoundPage() {
  const { pages } = useSite();
  const { heading, text, kindLine, suggestion, link } = pages.notFound;
  return (
    <PageHeader className="wrapper stack centred not-found" data-not-found>
      <Styles of="not-found" css={styles} layer="pages" />
      <div className="not-found-room">
        <Arch src={drawing("not-found")} width={480} height={400} eager />
      </div>
      <Title text={heading} />
      <p className="lead">{text}</p>
      <p className="measure">{kindLine}</p>
      <p data-meant hidden>
        {suggestion}
      </p>
      <ButtonLink to="/">{link}</ButtonLink>
    </PageHeader>
  );
}
