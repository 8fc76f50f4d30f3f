import type { ComponentProps } from "react";

/** A day for browsers without scripts. */
export function PlainDate(props: ComponentProps<"input">) {
  // Without an end, browsers take years of five digits.
  return <input className="control" type="date" max="9999-12-31" {...props} />;
}
