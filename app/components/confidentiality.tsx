import { limitsOf } from "../content/placeholders";
import { useSite } from "./use-site";

/** One line, with its limits behind it, where whoever is about to write to us meets it. */
export function Confidentiality() {
  const { practice } = useSite();
  return (
    <details>
      <summary>{practice.confidentiality}</summary>
      <p>{limitsOf(practice)}</p>
    </details>
  );
}
