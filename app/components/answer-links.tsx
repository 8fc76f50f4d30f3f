import { pages } from "../content/pages";
import { Link } from "./link";

const { title, urgency, fees, firstVisit, questions, gettingHere } = pages.home.answers;

const links = [
  { to: "/services#urgency", label: urgency },
  { to: "/services#fees", label: fees },
  { to: "/about#first-visit", label: firstVisit },
  { to: "/services#questions", label: questions },
  { to: "/contact#getting-here", label: gettingHere },
] as const;

/** Where the answers stand that people look for before they ask. */
export function AnswerLinks() {
  return (
    <nav aria-label={title}>
      <ul className="answer-links">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
