import { navigation } from "../content/words";
import type { Crumb } from "../lib/breadcrumbs";
import { urlOf } from "../lib/links";

/** Where a page stands in the site: a quiet line above it, whose last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs wrapper" aria-label={navigation.breadcrumb}>
      <ol className="cluster">
        {trail.map(({ path, name }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <a className="roomy" href={urlOf(path)}>
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
