import type { ComponentProps } from "react";
import type { Path } from "../content/paths";
import { languageIfEnglish } from "../lib/in-english";
import { urlOf } from "../lib/links";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: Path;
  /** The page that it stands on, where it says that it leads to that page itself. */
  on?: string;
};

/** A link within the site, whose URL is checked by the compiler. */
export function Link({ to, on, ...rest }: LinkProps) {
  return (
    <a
      href={urlOf(to)}
      lang={languageIfEnglish(to)}
      aria-current={to === on ? "page" : undefined}
      {...rest}
    />
  );
}
