import type { ComponentProps } from "react";
import styles from "./cover-link.css?inline";
import { Link } from "./link";
import { Styles } from "./styles";

/** A link that covers its whole card. */
export function CoverLink(props: ComponentProps<typeof Link>) {
  return (
    <>
      <Styles of="cover-link" css={styles} />
      <Link className="cover-link" {...props} />
    </>
  );
}
