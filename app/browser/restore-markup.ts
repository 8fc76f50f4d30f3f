/**
 * Brings an element back to what was rendered, so that React can hydrate it: translators change and
 * wrap texts, extensions add elements. Controls are never moved, so that what is typed, the focus
 * and a press under way stay. Where something of ours is missing, nothing is done; React then
 * renders again.
 */
export function restoreMarkup(actual: Element, rendered: Element) {
  if (actual.isEqualNode(rendered)) return;
  const wanted = [...rendered.children];
  const ours = [...actual.children].filter((child) => {
    const isOurs = wanted[0] && isSame(child, wanted[0]);
    if (isOurs) wanted.shift();
    return isOurs;
  });
  if (wanted.length > 0) return;

  for (const node of [...actual.childNodes]) {
    if (!ours.includes(node as Element)) node.remove();
  }
  let next = 0;
  for (const node of rendered.childNodes) {
    const own = ours[next] ?? null;
    if (own && node instanceof Element) {
      restoreMarkup(own, node);
      next += 1;
    } else {
      actual.insertBefore(node.cloneNode(), own);
    }
  }
}

function isSame(one: Element, other: Element) {
  return (
    one.localName === other.localName &&
    ["id", "name", "value"].every((name) => one.getAttribute(name) === other.getAttribute(name))
  );
}
