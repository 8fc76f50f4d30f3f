type Labels<Values> = Readonly<Record<keyof Values & string, string>>;

/** A submission as text that a person can keep: one line for each field, in the form's words. */
export function describe<Values extends object>(
  values: Values,
  labels: Labels<Values>,
  wordings: { [Name in keyof Values]?: (value: Values[Name]) => string } = {},
) {
  const names = Object.keys(labels) as (keyof Values & string)[];
  return names
    .map((name) => {
      const value = values[name];
      const worded = wordings[name]?.(value) ?? String(value);
      const label = labels[name];
      const question = label.endsWith("?") ? label : `${label}:`;
      return `${question} ${worded === "" ? "no answer" : worded}`;
    })
    .join("\n");
}
