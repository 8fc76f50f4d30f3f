/*
 * What translators and extensions do to a page. Each of these runs inside the page, in any engine.
 */

/** As Google Translate does it: every text is another one, inside two elements of its own. */
export function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, option, font")) continue;
    const inner = document.createElement("font");
    const outer = document.createElement("font");
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** As spelling checkers and password managers do it: something of theirs beside every control. */
function decorate() {
  for (const control of document.querySelectorAll("form :is(input, textarea, select)")) {
    control.setAttribute("data-extension", "");
    control.after(document.createElement("x-extension"));
    control.before(document.createElement("div"));
  }
}

/** Beyond what can be set right: a control inside an element that was not there before. */
function wrapControls() {
  for (const control of document.querySelectorAll("form textarea")) {
    const box = document.createElement("div");
    control.replaceWith(box);
    box.append(control);
  }
}

export const alterations = [
  { what: "translated", alter: translate },
  { what: "decorated by an extension", alter: decorate },
  { what: "rebuilt by an extension", alter: wrapControls },
];
