type StylesProps = { of: string; css: string; layer?: "components" | "pages" };

/** The styles of a component or page. React puts them into the head, once. */
export function Styles({ of, css, layer = "components" }: StylesProps) {
  return (
    <style href={of} precedence={layer}>
      {`@layer ${layer}{${css}}`}
    </style>
  );
}
