import { ChevronDown } from "lucide-react";
import type { NavSection } from "../lib/navigation";
import { isInSection } from "../lib/paths";
import { Link } from "./link";

type MenuProps = { id: string; section: NavSection; path: string };

/** A disclosure button and its list of links, opened and closed by the browser itself. */
export function Menu({ id, section, path }: MenuProps) {
  const links = [...section.links, { to: section.to, label: section.all }];
  return (
    <>
      <button
        type="button"
        className="header-link"
        popoverTarget={id}
        aria-current={isInSection(path, section.to) ? "true" : undefined}
      >
        {section.label}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul className="menu" id={id} popover="auto" aria-label={section.label}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="menu-link" aria-current={to === path ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
