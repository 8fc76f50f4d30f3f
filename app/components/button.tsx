import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import styles from "./button.css?inline";
import { Link } from "./link";
import { Styles } from "./styles";

type ButtonLinkProps = {
  to: Path;
  children: ComponentProps<"a">["children"];
  variant?: "solid" | "outline" | "light";
  label?: string;
  /** Shown only while the practice is open, or closed. */
  when?: "open" | "closed";
  on?: string | undefined;
};

/** A link that is the next step of a page, and looks like it. */
export function ButtonLink({ variant = "solid", label, when, ...rest }: ButtonLinkProps) {
  return (
    <>
      <Styles of="button" css={styles} />
      <Link
        className="button"
        data-variant={variant}
        data-when={when}
        aria-label={label}
        {...rest}
      />
    </>
  );
}
