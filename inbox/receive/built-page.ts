import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from "parse5";
import type { Answer, Field } from "../../contract/field.ts";
import { marks } from "../../contract/forms-file.ts";
import { fieldsOf, type SiteForm } from "../site.ts";
import { html, type Markup } from "./markup.ts";

/* The page of a form as the site has it, read with an HTML parser and changed for a visitor. */

type Element = Tree.Element;

/** Parses a page as browsers without scripts do. */
const unscripted = { scriptingEnabled: false };

export type BuiltPage = NonNullable<ReturnType<typeof findForm>>;

/** Opens the built page of a form. One that doesn't fit `forms.json` gives way to a bare page. */
export async function openPage(to: SiteForm, folder: string): Promise<BuiltPage> {
  const found = (await openFitting(to, folder)) ?? findForm(to, barePage(to));
  if (!found) throw new Error("The bare page lacks a place for a field.");
  return found;
}

/** Opens the built page of a form, if it has the fields and choices of `forms.json`. */
export async function openFitting(to: SiteForm, folder: string) {
  return findForm(to, await readFile(join(folder, fileOf(to)), "utf8").catch(() => ""));
}

/** Name of the file with the built page of a form. */
export function fileOf({ form }: SiteForm) {
  return `${form.url.slice(1)}.html`;
}

/** Finds a form in a page, and removes the parts that only work with its script. */
function findForm(to: SiteForm, text: string) {
  const { form } = to;
  const document = parse(text, unscripted);
  const island = find(document, (element) => attributeOf(element, marks.form) === form.name);
  const element = island && find(island, ({ tagName }) => tagName === "form");
  if (!island || !element) return undefined;
  for (const part of [...walk(document)]) {
    if (attributeOf(part, marks.scripted) !== undefined) tree.detachNode(part);
    if (attributeOf(part, marks.props) !== undefined) tree.detachNode(part);
  }
  for (const part of [...walk(element)].filter(({ tagName }) => tagName === "noscript")) {
    for (const child of [...part.childNodes]) {
      tree.detachNode(child);
      tree.insertBefore(part.parentNode as Element, child, part);
    }
    tree.detachNode(part);
  }
  // Without this mark, no script hydrates the form.
  removeAttribute(island, marks.form);

  const controls = [...walk(element)].filter(({ tagName }) => {
    return /^(?:input|select|textarea)$/.test(tagName);
  });
  for (const control of controls) {
    describe(
      control,
      (id) => find(element, (part) => attributeOf(part, "id") === id) !== undefined,
    );
  }
  const controlsOf = (name: string) =>
    controls.filter((control) => attributeOf(control, "name") === name);
  if (!fieldsOf(form).every((field) => hasPlace(field, controlsOf(field.name)))) return undefined;
  return { document, island, element, controlsOf };
}

function hasPlace({ options }: Field, controls: readonly Element[]) {
  const values = controls.flatMap((control) => {
    return [...walk(control)].map((part) => attributeOf(part, "value"));
  });
  return controls.length > 0 && options.every(({ value }) => values.includes(value));
}

export function writePage({ document }: BuiltPage) {
  return serialize(document, unscripted);
}

/** Inserts markup before an element's content. */
export function prepend(element: Element, markup: Markup) {
  const [first] = element.childNodes;
  for (const node of [...parseFragment(markup.text).childNodes]) {
    if (first) tree.insertBefore(element, node, first);
    else tree.appendChild(element, node);
  }
}

/** Replaces an element's content with markup. */
export function replaceContent(element: Element, markup: Markup) {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  prepend(element, markup);
}

/** Puts a text and a colon before the page's title. */
export function prependTitle({ document }: BuiltPage, text: string) {
  const title = find(document, ({ tagName }) => tagName === "title");
  if (title) prepend(title, html`${`${text}: `}`);
}

/** Writes an answer into the controls of its field. */
export function writeAnswer(page: BuiltPage, { name }: Field, answer: Answer) {
  for (const control of page.controlsOf(name)) {
    const type = attributeOf(control, "type");
    const isValue = (part: Element) => attributeOf(part, "value") === answer;
    if (control.tagName === "textarea") {
      // Browsers leave out a line break at the beginning.
      const text = String(answer);
      replaceContent(control, html`${text.startsWith("\n") ? `\n${text}` : text}`);
    } else if (control.tagName === "select") {
      for (const option of walk(control)) setAttribute(option, "selected", isValue(option));
    } else if (type === "radio") {
      setAttribute(control, "checked", isValue(control));
    } else if (type === "checkbox") {
      setAttribute(control, "checked", answer === true);
    } else {
      setAttribute(control, "value", String(answer));
    }
    // Links of the summary lead to it. The group of radios has this id already.
    if (type !== "radio") setAttribute(control, "id", name);
  }
}

/** Writes the message of a field below it, and ties the two together. */
export function writeError(page: BuiltPage, { name }: Field, message: string) {
  const [control] = page.controlsOf(name);
  const field = control && closestField(control);
  if (!field) return;
  const id = `${name}-error`;
  for (const node of [
    ...parseFragment(html`<p class="field-error" id="${id}">${message}</p>`.text).childNodes,
  ])
    tree.appendChild(field, node);
  for (const each of page.controlsOf(name)) {
    describe(each, () => true, id);
    setAttribute(each, "aria-invalid", "true");
  }
}

/** Ties a control to those that describe it, as far as they are there, and to one more. */
function describe(control: Element, isThere: (id: string) => boolean, ...also: string[]) {
  const ids = attributeOf(control, "aria-describedby")?.split(" ") ?? [];
  const left = [...ids.filter(isThere), ...also].join(" ");
  setAttribute(control, "aria-describedby", left || false);
}

/** The element around a control, its label and its hint. */
function closestField(control: Element) {
  let element: Tree.ParentNode | null = control.parentNode;
  while (element && "tagName" in element) {
    if (attributeOf(element, "class")?.split(" ").includes("field")) return element;
    element = element.parentNode;
  }
  return undefined;
}

/** A page without styles that has a place for everything. */
function barePage({ form, language, site }: SiteForm) {
  return html`<!doctype html>
<html lang="${language.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.practice.name}</title>
</head>
<body><main><div data-form="${form.name}">
<form method="post" action="${form.url}" novalidate>
${fieldsOf(form).map(bareField)}
<button type="submit">${form.submit}</button>
</form>
</div></main></body>
</html>
`.text;
}

function bareField({ name, kind, type, label, options }: Field) {
  const bareOptions = options.map(
    (option) => html`<option value="${option.value}">${option.label}</option>`,
  );
  const control =
    options.length > 0
      ? html`<select name="${name}"><option value=""></option>${bareOptions}</select>`
      : kind === "long-text"
        ? html`<textarea name="${name}" rows="6"></textarea>`
        : html`<input name="${name}" type="${kind === "text" ? (type ?? "text") : kind}">`;
  return html`<p class="field"><label for="${name}">${label}</label> ${control}</p>`;
}

function* walk(node: Tree.Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

function find(node: Tree.Node, isIt: (element: Element) => boolean) {
  for (const element of walk(node)) if (isIt(element)) return element;
  return undefined;
}

function attributeOf({ attrs }: Element, name: string) {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Sets an attribute; `true` one without a value, and `false` none. */
function setAttribute(element: Element, name: string, value: string | boolean) {
  removeAttribute(element, name);
  if (value !== false) element.attrs.push({ name, value: value === true ? "" : value });
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}
