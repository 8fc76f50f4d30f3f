/** Markup in which every value is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[] | undefined | false;

/** Writes markup: `` html`<p>${text}</p>` ``. Texts in it are escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]) {
  const texts = parts.map((part, index) => part + written(values[index]));
  return new Markup(texts.join(""));
}

function written(value: Value): string {
  if (!value) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "string")
    return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return value.map(({ text }) => text).join("");
}
