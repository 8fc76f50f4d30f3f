import { fetchScriptsAhead } from "./fetch-ahead";
import { wakeOnReach } from "./wake-form";

const island = document.querySelector<HTMLElement>("[data-form]");
const scripts = document.documentElement.dataset.formScripts?.split(" ") ?? [];
const [script] = scripts;

if (island && script) {
  wakeOnReach(island, script);
  // Safari knows no idle time; a moment after loading comes close.
  const whenIdle = window.requestIdleCallback ?? ((fetch) => setTimeout(fetch, 500));
  addEventListener("load", () => whenIdle(() => fetchScriptsAhead(scripts), { timeout: 5000 }));
}
