import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";

/** Makes all URLs of some HTML absolute: feed readers don't know the site. */
export function withAbsoluteUrls(html: string, pageUrl: string) {
  const fragment = parseFragment(html);
  resolveUrls(fragment, pageUrl);
  return serialize(fragment);
}

function resolveUrls(node: DefaultTreeAdapterTypes.Node, pageUrl: string) {
  for (const attribute of "attrs" in node ? node.attrs : []) {
    const { name, value } = attribute;
    if (name === "href" || name === "src") attribute.value = new URL(value, pageUrl).href;
    if (name === "srcset") attribute.value = absoluteSrcset(value, pageUrl);
  }
  if ("childNodes" in node) for (const child of node.childNodes) resolveUrls(child, pageUrl);
}

/** `/small.jpg 320w, /large.jpg 640w` */
function absoluteSrcset(srcset: string, pageUrl: string) {
  const candidates = srcset.split(", ").map((candidate) => {
    const [url = "", ...width] = candidate.split(" ");
    return [new URL(url, pageUrl).href, ...width].join(" ");
  });
  return candidates.join(", ");
}
