import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import { Link } from "./link";

type ButtonLinkProps = {
  to: Path;
  children: ComponentProps<"a">["children"];
  variant?: "solid" | "outline" | "light";
  label?: string;
  /** The page that the button leads to is the one it stands on. */
  current?: boolean;
};

/** A link that is the next step of a page, and looks like it. */
export function ButtonLink({ variant = "solid", label, current, ...rest }: ButtonLinkProps) {
  return (
    <Link
      className="button"
      data-variant={variant}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      {...rest}
    />
  );
}
