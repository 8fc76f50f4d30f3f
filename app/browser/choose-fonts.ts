import { savesData } from "./fetch-ahead";
import { isPhone } from "./is-phone";

/** In milliseconds since the page was asked for. From then on, waiting is felt. */
const patience = 200;

/**
 * To ask for fonts holds up the first paint, so a page that is slow already, by its line or its
 * machine, does without: stand-ins for our fonts are there at once. So do phones, where a page held
 * up for fonts is then laid out in one long task. Only the first page has to, since the next ones
 * find ours kept (`fetchFontsAhead`). Who saves data never fetches them.
 */
export function chooseFonts() {
  const isFirst = window.navigation?.currentEntry?.index === 0;
  if ((isFirst && isSlow()) || savesData()) {
    document.documentElement.setAttribute("data-fonts", "stand-ins");
    return;
  }
  for (const font of document.querySelectorAll<HTMLLinkElement>("link[as=font]")) {
    font.media = "all";
  }
}

function isSlow() {
  return performance.now() > patience || isPhone();
}
