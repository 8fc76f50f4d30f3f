import type { Site } from "../content/site";
import figtree from "../fonts/figtree.woff2";
import fraunces from "../fonts/fraunces.woff2";
import hind from "../fonts/hind-400.woff2";
import notoSerif from "../fonts/noto-serif-devanagari.woff2";
import hindiStyles from "./hi.css?inline";

const english = { fonts: [fraunces, figtree], styles: "" };
const hindi = { fonts: [notoSerif, hind, figtree], styles: hindiStyles };

/** Returns the fonts with which the pages of a language begin, and the styles that only they need. */
export function languageAssets({ language }: Pick<Site, "language">) {
  return language.startsWith("hi") ? hindi : english;
}
