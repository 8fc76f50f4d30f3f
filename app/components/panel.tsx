import { X } from "lucide-react";
import { type NavSection, sections } from "../lib/navigation";
import { HelpNowLink } from "./help-now";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import { MenuLink } from "./menu";
import styles from "./panel.css?inline";
import { SessionButtons } from "./session-buttons";
import { Styles } from "./styles";
import { useSite } from "./use-site";

export const panelId = "panel";

/** The panel shows the first few pages of a long section, and a way to the rest. */
const shownInPanel = 3;

/**
 * The menu of small screens. It opens as a popover, which needs no script; where there is one, it
 * opens as a modal dialog.
 */
export function Panel({ path }: { path?: string | undefined }) {
  const site = useSite();
  return (
    <dialog
      className="panel"
      id={panelId}
      popover="auto"
      closedby="any"
      aria-label={site.words.navigation.menu}
    >
      <Styles of="panel" css={styles} />
      <div className="cluster panel-top">
        <Logo />
        <button
          type="button"
          className="target panel-close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <X />
          {site.words.navigation.close}
        </button>
      </div>
      <div className="cluster panel-ways">
        <HelpNowLink className="target panel-help" />
        <LanguageLinks path={path} className="target" />
      </div>
      <nav aria-label={site.words.navigation.menu}>
        <ul className="unmarked">
          <MenuLink to="/" label={site.words.navigation.home} on={path} />
          <MenuLink to="/about" label={site.words.navigation.about} on={path} />
          <PanelGroup section={sections(site).services} path={path} />
          <PanelGroup section={sections(site).therapists} path={path} />
          {[sections(site).blogs, sections(site).workshops].map(
            ({ to, label, isThere }) =>
              isThere && <MenuLink key={to} to={to} label={label} on={path} />,
          )}
        </ul>
      </nav>
      <div className="grid panel-buttons">
        <SessionButtons path={path} />
      </div>
    </dialog>
  );
}

type PanelGroupProps = { section: NavSection & { viewAll: string }; path?: string | undefined };

function PanelGroup({ section, path }: PanelGroupProps) {
  const headingId = `panel${section.to.replace("/", "-")}`;
  return (
    <li className="panel-group">
      <span className="panel-heading" id={headingId}>
        {section.label}
      </span>
      <ul className="unmarked" aria-labelledby={headingId}>
        {section.links.slice(0, shownInPanel).map((link) => (
          <MenuLink key={link.to} {...link} on={path} />
        ))}
        <MenuLink to={section.to} label={section.viewAll} on={path} />
      </ul>
    </li>
  );
}
