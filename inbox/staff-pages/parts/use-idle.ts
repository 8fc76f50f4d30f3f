import { useEffect, useEffectEvent } from "react";

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "visibilitychange"] as const;

/** Calls back after some time in which nobody touched the page. */
export function useIdle(idleMs: number, onIdle: () => void) {
  const leave = useEffectEvent(onIdle);
  useEffect(() => {
    let last = Date.now();
    function check() {
      if (Date.now() - last >= idleMs) leave();
    }
    function note() {
      // A phone that slept runs no timer: the first sign of life comes before the next tick.
      check();
      last = Date.now();
    }
    const timer = setInterval(check, 1000);
    for (const sign of signs) document.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, [idleMs]);
}
