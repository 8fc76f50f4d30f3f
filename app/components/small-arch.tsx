import type { ComponentProps } from "react";
import styles from "./small-arch.css?inline";
import { Styles } from "./styles";

/** An arch with stone and sill, as the ground of an icon or a number. */
export function SmallArch({ className, children, ...rest }: ComponentProps<"span">) {
  return (
    <span className={`small-arch ${className}`} {...rest}>
      <Styles of="small-arch" css={styles} />
      {children}
    </span>
  );
}
