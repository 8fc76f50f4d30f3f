import { X } from "lucide-react";
import type { Path } from "../content/paths";
import { navigation } from "../content/words";
import { type NavLink, sections } from "../lib/navigation";
import { HelpNowLink } from "./help-now";
import { Link } from "./link";
import { Logo } from "./logo";
import { SessionButtons } from "./session-buttons";

export const panelId = "panel";

/** The panel shows the first few pages of a long section, and a way to the rest. */
const shownInPanel = 3;

/**
 * The menu of small screens. It opens as a popover, which needs no script; where there is one, it
 * opens as a modal dialog.
 */
export function Panel({ path }: { path: string }) {
  return (
    <dialog
      className="panel"
      id={panelId}
      popover="auto"
      closedby="any"
      aria-label={navigation.menu}
    >
      <div className="panel-top">
        <Logo />
        <button
          type="button"
          className="panel-close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" />
          {navigation.close}
        </button>
      </div>
      <HelpNowLink className="panel-help" />
      <nav aria-label={navigation.menu}>
        <ul className="panel-links">
          <PanelLink to="/" label={navigation.home} path={path} />
          <PanelLink to="/about" label={navigation.about} path={path} />
          <PanelGroup
            section={sections.services}
            viewAll={navigation.services.viewAll}
            path={path}
          />
          <PanelGroup
            section={sections.therapists}
            viewAll={navigation.therapists.viewAll}
            path={path}
          />
          {[sections.blogs, sections.workshops].map(
            ({ to, label, isThere }) => isThere && <PanelLink key={to} {...{ to, label, path }} />,
          )}
        </ul>
      </nav>
      <div className="panel-buttons">
        <SessionButtons path={path} />
      </div>
    </dialog>
  );
}

function PanelLink({ to, label, path }: NavLink & { path: string }) {
  return (
    <li>
      <Link to={to} className="menu-link" aria-current={to === path ? "page" : undefined}>
        {label}
      </Link>
    </li>
  );
}

type PanelGroupProps = {
  section: { label: string; to: Path; links: readonly NavLink[] };
  viewAll: string;
  path: string;
};

function PanelGroup({ section, viewAll, path }: PanelGroupProps) {
  const headingId = `panel${section.to.replace("/", "-")}`;
  return (
    <li className="panel-group">
      <span className="panel-heading" id={headingId}>
        {section.label}
      </span>
      <ul className="panel-links" aria-labelledby={headingId}>
        {section.links.slice(0, shownInPanel).map((link) => (
          <PanelLink key={link.to} {...link} path={path} />
        ))}
        <PanelLink to={section.to} label={viewAll} path={path} />
      </ul>
    </li>
  );
}
