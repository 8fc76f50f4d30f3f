import { pages } from "../content/pages";
import { Link } from "./link";

const { title, urgency, fees, firstVisit, questions, gettingHere } = pages.home.answers;

/** Where the answers stand that people look for before they ask. */
export function AnswerLinks() {
  return (
    <nav aria-label={title}>
      <ul className="answer-links">
        <li>
          <Link to="/services#urgency">{urgency}</Link>
        </li>
        <li>
          <Link to="/services#fees">{fees}</Link>
        </li>
        <li>
          <Link to="/about#first-visit">{firstVisit}</Link>
        </li>
        <li>
          <Link to="/services#questions">{questions}</Link>
        </li>
        <li>
          <Link to="/contact#getting-here">{gettingHere}</Link>
        </li>
      </ul>
    </nav>
  );
}
