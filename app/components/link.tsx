import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import { languageIfEnglish } from "../lib/in-english";
import { urlOf } from "../lib/links";
import { useSite } from "./use-site";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: Path;
  /** Path of the current page. A link to it gets `aria-current`. */
  on?: string | undefined;
};

/** A link within the site, whose URL is checked by the compiler. */
export function Link({ to, on, ...rest }: LinkProps) {
  const site = useSite();
  return (
    <a
      href={urlOf(site, to)}
      lang={languageIfEnglish(site, to)}
      aria-current={to === on ? "page" : undefined}
      {...rest}
    />
  );
}
