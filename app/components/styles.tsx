type StylesProps = { of: string; css: string; layer?: "components" | "pages" };

/**
 * The styles of a component or page. React puts them into the head, once, and all of them into one
 * element, whose hash the policy names. Layers order them.
 */
export function Styles({ of, css, layer = "components" }: StylesProps) {
  return (
    <style href={of} precedence="site">
      {`@layer ${layer}{${css}}`}
    </style>
  );
}
