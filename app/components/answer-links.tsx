import styles from "./answer-links.css?inline";
import { Link } from "./link";
import { Styles } from "./styles";
import { useSite } from "./use-site";

const addresses = {
  urgency: "/services#urgency",
  fees: "/services#fees",
  firstVisit: "/about#first-visit",
  questions: "/services#questions",
  gettingHere: "/contact#getting-here",
} as const;

type Name = keyof typeof addresses;

const names = Object.keys(addresses) as Name[];

/** Links to answers that people look for before they ask. `without` names those on this page. */
export function AnswerLinks({ without = [] }: { without?: readonly Name[] }) {
  const { pages, offers } = useSite();
  const { title, ...labels } = pages.home.answers;
  return (
    <nav aria-label={title}>
      <Styles of="answer-links" css={styles} />
      <ul className="cluster answer-links">
        {names
          .filter((name) => !without.includes(name) && (name !== "gettingHere" || offers.rooms))
          .map((name) => (
            <li key={name}>
              <Link to={addresses[name]} className="target">
                {labels[name]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
