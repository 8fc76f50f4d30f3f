import type { ComponentProps } from "react";

/** A day without our calendar. */
export function NativeDate(props: ComponentProps<"input">) {
  // `max`, because browsers accept years of five digits, which can't be put into words.
  return <input className="control" type="date" max="9999-12-31" {...props} />;
}
