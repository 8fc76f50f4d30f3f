import { Menu as MenuIcon } from "lucide-react";
import { sections } from "../lib/navigation";
import styles from "./header.css?inline";
import { HelpNowLink } from "./help-now";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";
import { Logo } from "./logo";
import { Menu } from "./menu";
import { panelId } from "./panel";
import { SessionButtons } from "./session-buttons";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** The bar at the top of every page; `path` is that of the page, if it has one. */
export function Header({ path }: { path?: string | undefined }) {
  const site = useSite();
  return (
    <header className="header" id="header">
      <Styles of="header" css={styles} />
      <div className="wrapper cluster header-row">
        <Logo on={path} />
        <nav className="header-nav" aria-label={site.words.navigation.main}>
          <ul className="cluster header-links">
            <li>
              <Link to="/" className="target header-link" on={path}>
                {site.words.navigation.home}
              </Link>
            </li>
            <li>
              <Link to="/about" className="target header-link" on={path}>
                {site.words.navigation.about}
              </Link>
            </li>
            {Object.entries(sections(site))
              .filter(([, { isThere }]) => isThere)
              .map(([name, section]) => (
                <li key={name}>
                  <Menu id={`menu-${name}`} section={section} path={path} />
                </li>
              ))}
          </ul>
          <div className="cluster header-buttons">
            <SessionButtons path={path} />
          </div>
        </nav>
        <div className="cluster header-end">
          <LanguageLinks path={path} className="target header-language" />
          <HelpNowLink className="target header-help" />
          <button
            type="button"
            className="target header-toggle"
            popoverTarget={panelId}
            aria-haspopup="dialog"
          >
            <MenuIcon />
            <span>{site.words.navigation.menu}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
