import { confidential } from "../content/practice";

/** One line, with its limits behind it, where whoever is about to write to us meets it. */
export function Confidentiality() {
  return (
    <details>
      <summary>{confidential.line}</summary>
      <p>{confidential.limits}</p>
    </details>
  );
}
