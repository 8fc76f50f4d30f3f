import { ArrowLeft } from "lucide-react";
import type { Crumb } from "../lib/breadcrumbs";
import { urlOf } from "../lib/links";
import styles from "./breadcrumbs.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type BreadcrumbsProps = {
  trail: readonly Crumb[];
  /** Words of a link to the page above, instead of the whole path. */
  back?: string | undefined;
};

/** Path from the home page to this page, whose name is the last entry. */
export function Breadcrumbs({ trail, back }: BreadcrumbsProps) {
  const site = useSite();
  const above = trail.at(-2);
  if (back && above) {
    return (
      <nav className="breadcrumbs wrapper" aria-label={site.words.navigation.breadcrumb}>
        <Styles of="breadcrumbs" css={styles} />
        <a className="target breadcrumbs-back" href={urlOf(site, above.path)}>
          <ArrowLeft />
          {back}
        </a>
      </nav>
    );
  }
  return (
    <nav className="breadcrumbs wrapper" aria-label={site.words.navigation.breadcrumb}>
      <Styles of="breadcrumbs" css={styles} />
      <ol className="cluster">
        {trail.map(({ path, name }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <a className="roomy" href={urlOf(site, path)}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
