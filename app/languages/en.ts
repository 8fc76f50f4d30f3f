import figtree from "../fonts/figtree.woff2";
import fraunces from "../fonts/fraunces.woff2";

/* What only the pages of one language need; `virtual:language` is that of the edition. */

/** Those with which a page begins. */
export const fonts = [fraunces, figtree];

export const styles = "";
