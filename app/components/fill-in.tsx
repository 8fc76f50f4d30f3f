import { Fragment, type ReactNode } from "react";

type FillInProps = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text with more than text in its places: `Numbers checked on {date}.` */
export function FillIn({ text, values }: FillInProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={part}>{index % 2 ? values[part] : part}</Fragment>);
}
