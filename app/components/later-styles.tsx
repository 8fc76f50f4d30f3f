/** Stands for them until it is known what a page needs. */
export const laterStylesPlace = "/* later styles */";

/**
 * Where the styles begin of all that comes after it. The head then holds only those of the top of
 * the page, and a phone paints that before it reads the others. HTML has style elements in the
 * head alone; one of SVG may stand anywhere, and is for the whole page, too.
 */
export function LaterStyles() {
  return (
    <div hidden>
      <svg aria-hidden="true">
        <style>{laterStylesPlace}</style>
      </svg>
    </div>
  );
}
