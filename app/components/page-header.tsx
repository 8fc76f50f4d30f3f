import type { ComponentProps } from "react";
import { languageAssets } from "../languages/language-assets";
import { useSite } from "./use-site";

/** The top of a page, which begins with its title. Its fonts are asked for next. */
export function PageHeader({ children, ...attributes }: ComponentProps<"header">) {
  return (
    <header {...attributes}>
      {children}
      <FontPreloads />
    </header>
  );
}

/**
 * Asks for the fonts after the words of the first screen. In the head, preloads hold back Chromium's
 * first paint. Before these words, they delay them: a policy in the page turns off its preload scanner,
 * and the parser pauses at each request. React would move them to the head.
 */
function FontPreloads() {
  const { fonts } = languageAssets(useSite());
  const links = fonts.map((font) => {
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join("") }} />;
}
