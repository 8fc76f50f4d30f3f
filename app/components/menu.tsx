import { ChevronDown } from "lucide-react";
import { isInSection } from "../content/paths";
import type { NavLink, NavSection } from "../lib/navigation";
import { Link } from "./link";
import styles from "./menu.css?inline";
import { Styles } from "./styles";

type MenuProps = { id: string; section: NavSection; path?: string | undefined };

/**
 * A disclosure button and its list of links, opened and closed by the browser itself. A section
 * without pages is a plain link.
 */
export function Menu({ id, section, path }: MenuProps) {
  const current = path && isInSection(path, section.to) ? "true" : undefined;
  if (section.links.length === 0) {
    return (
      <Link to={section.to} className="target header-link" aria-current={current}>
        {section.label}
      </Link>
    );
  }
  const links = [...section.links, { to: section.to, label: section.all }];
  return (
    <>
      <button
        type="button"
        className="target header-link"
        popoverTarget={id}
        aria-current={current}
      >
        {section.label}
        <ChevronDown />
      </button>
      <ul className="menu" id={id} popover="auto" aria-label={section.label}>
        <Styles of="menu" css={styles} />
        {links.map((link) => (
          <MenuLink key={link.to} {...link} on={path} />
        ))}
      </ul>
    </>
  );
}

export function MenuLink({ to, label, on }: NavLink & { on?: string | undefined }) {
  return (
    <li>
      <Styles of="menu" css={styles} />
      <Link to={to} className="target menu-link" on={on}>
        {label}
      </Link>
    </li>
  );
}
