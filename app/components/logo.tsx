import mark from "../drawings/mark.svg?raw";
import { lengthOfName } from "../lib/names";
import { Link } from "./link";
import styles from "./logo.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/*
 * The mark stands inside the page: for a picture of its own, a browser sets up a page of its own,
 * which blocked a slowed-down phone for 10 ms. So its colours are attributes, as a stylesheet in it
 * would be refused; the groups around them are for browsers that do not know `light-dark()`.
 */
const [, viewBox, shapes = ""] = mark.match(/viewBox="(.*?)".*?>(.*)<\/svg>/s) ?? [];

export function Logo({ on }: { on?: string | undefined }) {
  const { practice } = useSite();
  return (
    <Link className="target logo" to="/" on={on} data-length={lengthOfName(practice.name)}>
      <Styles of="logo" css={styles} />
      <svg
        className="logo-mark"
        viewBox={viewBox}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
        dangerouslySetInnerHTML={{ __html: shapes.replaceAll("\n", "") }}
      />
      <span>{practice.name}</span>
    </Link>
  );
}
