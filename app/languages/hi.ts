import figtree from "../fonts/figtree.woff2";
import hind from "../fonts/hind-400.woff2";
import notoSerif from "../fonts/noto-serif-devanagari.woff2";
import styles from "./hi.css?inline";

export const fonts = [notoSerif, hind, figtree];

export { styles };
