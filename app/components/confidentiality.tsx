import { limitsOf } from "../content/placeholders";
import { useSite } from "./use-site";

/** One line about confidentiality, with its limits folded, next to a form. */
export function Confidentiality() {
  const { practice } = useSite();
  return (
    <details>
      <summary>{practice.confidentiality}</summary>
      <p>{limitsOf(practice)}</p>
    </details>
  );
}
