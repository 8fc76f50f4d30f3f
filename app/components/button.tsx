import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import { Link } from "./link";

type ButtonLinkProps = {
  to: Path;
  children: ComponentProps<"a">["children"];
  variant?: "solid" | "outline" | "light";
  label?: string;
  on?: string | undefined;
};

/** A link that is the next step of a page, and looks like it. */
export function ButtonLink({ variant = "solid", label, ...rest }: ButtonLinkProps) {
  return <Link className="button" data-variant={variant} aria-label={label} {...rest} />;
}
