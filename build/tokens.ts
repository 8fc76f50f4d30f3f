import styles from "../app/styles/tokens.css?raw";

type Scheme = Readonly<Record<string, string>>;

/** The custom properties of a stylesheet, without their dashes, in each colour scheme. */
function readTokens(css: string): { light: Scheme; dark: Scheme } {
  const [light = "", dark = ""] = css.split(/@media[^{]*prefers-color-scheme: dark/);
  return { light: readScheme(light), dark: readScheme(light + dark) };
}

function readScheme(css: string): Scheme {
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries(Array.from(declarations, ([, name, value]) => [name, value]));
}

export const tokens = readTokens(styles);

/** A colour of the design, for what cannot read the stylesheet itself. */
export function colour(name: string, scheme: keyof typeof tokens = "light"): string {
  const value = tokens[scheme][name];
  if (!value) throw new Error(`There is no --${name} in app/styles/tokens.css.`);
  return value;
}
