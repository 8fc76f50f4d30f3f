import type { Element, Root, RootContent } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toHast } from "mdast-util-to-hast";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { parseMarkdown } from "../content/markdown";
import { urlOf } from "../lib/links";
import { LeaveLink } from "./help-now";
import { useSite } from "./use-site";

type MarkdownProps = {
  text: string;
  /** Components for elements. `help-lines` replaces a line with {{help-lines}}. */
  components?: Partial<Components> & Record<string, unknown>;
  /** Returns the id of a main heading. */
  idOf?: (heading: Element) => string;
};

/** Long prose. Each main heading begins a section. */
export function Markdown({ text, components, idOf }: MarkdownProps) {
  const tree = toHast(parseMarkdown(text)) as Root;
  tree.children = inSections(tree.children.map(withPlaceholder).map(withFigure), idOf);
  const all = { a: TextLink, ...components } as Components;
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: all });
}

/** A phone number reads from left to right, even in right-to-left text. */
function TextLink({ href = "", ...rest }: ComponentProps<"a">) {
  const site = useSite();
  if (href === site.helpLines.leave.url) return <LeaveLink {...rest} />;
  const url = href.startsWith("/") ? urlOf(site, href) : href;
  return <a href={url} dir={href.startsWith("tel:") ? "ltr" : undefined} {...rest} />;
}

function withPlaceholder(child: RootContent): RootContent {
  if (child.type !== "element" || child.tagName !== "p") return child;
  const [only] = child.children;
  const [, name] = only?.type === "text" ? (/^\{\{([a-z-]+)\}\}$/.exec(only.value) ?? []) : [];
  return name ? element(name) : child;
}

/**
 * Renders a paragraph that begins with an image as a figure, with its other words as the caption.
 */
function withFigure(child: RootContent): RootContent {
  if (child.type !== "element" || child.tagName !== "p") return child;
  const [image, ...words] = child.children;
  if (image?.type !== "element" || image.tagName !== "img") return child;
  const caption = { ...element("figcaption"), children: words };
  return { ...element("figure"), children: words.length > 0 ? [image, caption] : [image] };
}

function inSections(all: readonly RootContent[], idOf: MarkdownProps["idOf"]) {
  const children: RootContent[] = [];
  let place = children;
  for (const child of all) {
    if (child.type === "element" && child.tagName === "h2") {
      child.properties.id = idOf?.(child);
      const section = element("section");
      children.push(section);
      place = section.children as RootContent[];
    }
    place.push(child);
  }
  return children;
}

function element(tagName: string): Element {
  return { type: "element", tagName, properties: {}, children: [] };
}
