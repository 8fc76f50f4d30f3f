import { X } from "lucide-react";
import { navigation } from "../content/words";
import { type NavSection, sections } from "../lib/navigation";
import { HelpNowLink } from "./help-now";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";
import { MenuLink } from "./menu";
import { SessionButtons } from "./session-buttons";

export const panelId = "panel";

/** The panel shows the first few pages of a long section, and a way to the rest. */
const shownInPanel = 3;

/**
 * The menu of small screens. It opens as a popover, which needs no script; where there is one, it
 * opens as a modal dialog.
 */
export function Panel({ path }: { path?: string }) {
  return (
    <dialog
      className="panel"
      id={panelId}
      popover="auto"
      closedby="any"
      aria-label={navigation.menu}
    >
      <div className="cluster panel-top">
        <Logo />
        <button
          type="button"
          className="target panel-close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <X />
          {navigation.close}
        </button>
      </div>
      <div className="cluster panel-ways">
        <HelpNowLink className="target panel-help" />
        <LanguageLinks path={path} className="target" />
      </div>
      <nav aria-label={navigation.menu}>
        <ul className="panel-links">
          <MenuLink to="/" label={navigation.home} on={path} />
          <MenuLink to="/about" label={navigation.about} on={path} />
          <PanelGroup section={sections.services} path={path} />
          <PanelGroup section={sections.therapists} path={path} />
          {[sections.blogs, sections.workshops].map(
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

type PanelGroupProps = { section: NavSection & { viewAll: string }; path?: string };

function PanelGroup({ section, path }: PanelGroupProps) {
  const headingId = `panel${section.to.replace("/", "-")}`;
  return (
    <li className="panel-group">
      <span className="panel-heading" id={headingId}>
        {section.label}
      </span>
      <ul className="panel-links" aria-labelledby={headingId}>
        {section.links.slice(0, shownInPanel).map((link) => (
          <MenuLink key={link.to} {...link} on={path} />
        ))}
        <MenuLink to={section.to} label={section.viewAll} on={path} />
      </ul>
    </li>
  );
}
