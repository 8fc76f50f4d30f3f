import { helpLines } from "../content/help-lines";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";

/** The numbers for those who cannot wait, with the day on which somebody last checked them. */
export function HelpLines() {
  return (
    <div className="help-lines flow">
      <ul>
        {helpLines.lines.map(({ need, name, numbers, note }) => (
          <li key={name}>
            {need}:{" "}
            {numbers.map((number, index) => (
              <span key={number}>
                {index > 0 && " or "}
                <a href={telHref(number)}>{number}</a>
              </span>
            ))}{" "}
            ({name}), {note}.
          </li>
        ))}
      </ul>
      <p className="help-lines-checked">
        Numbers checked on{" "}
        <time dateTime={helpLines.checkedOn}>{formatDay(helpLines.checkedOn)}</time>.
      </p>
    </div>
  );
}

/** Stands above each form and in every footer, always with the same words. */
export function HelpNow() {
  return (
    <div className="help-now flow">
      <h2>{helpLines.title}</h2>
      <p>{helpLines.limits}</p>
      <HelpLines />
    </div>
  );
}
