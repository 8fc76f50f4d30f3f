import type { ComponentProps } from "react";

/** A day without our calendar. */
export function PlainDate(props: ComponentProps<"input">) {
  // Without an end, browsers take years of five digits, which the words for a day cannot.
  return <input className="control" type="date" max="9999-12-31" {...props} />;
}
