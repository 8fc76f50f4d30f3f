import { limitsOf } from "../content/placeholders";
import { practice } from "../content/practice";

/** One line, with its limits behind it, where whoever is about to write to us meets it. */
export function Confidentiality() {
  return (
    <details>
      <summary>{practice.confidentiality}</summary>
      <p>{limitsOf(practice)}</p>
    </details>
  );
}
