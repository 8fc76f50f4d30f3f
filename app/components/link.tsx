import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import { urlOf } from "../lib/links";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: Path };

/** A link within the site, whose URL is checked by the compiler. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={urlOf(to)} {...rest} />;
}
