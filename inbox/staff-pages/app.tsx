import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { api, session } from "./api.ts";
import type { Keychain } from "./keychain.ts";
import { ErrorText } from "./parts/error-text.tsx";
import { SiteProvider } from "./parts/use-site.ts";
import { Unlock } from "./unlock.tsx";

const SetUpPage = lazy(() => import("./set-up/set-up-page.tsx"));
const Unlocked = lazy(() => import("./unlocked.tsx"));

const idleMs = 10 * 60 * 1000;

/** Shows one of three states: not set up yet, locked, or unlocked. Only the last one holds keys. */
export function App() {
  const [state, setState] = useState<Awaited<ReturnType<typeof api.state>>>();
  const [error, setError] = useState<string>();
  const [keychain, setKeychain] = useState<Keychain>();
  const [notice, setNotice] = useState<string>();

  useEffect(() => {
    api.state().then(setState, (error) => setError(error.message));
  }, []);

  function lock(text?: string) {
    setKeychain(undefined);
    setNotice(text);
  }

  function unlock(opened: Keychain) {
    setState((before) => before && { ...before, isSetUp: true });
    setNotice(undefined);
    setKeychain(opened);
  }

  if (error) return <ErrorText text={error} />;
  if (!state) return null;
  const { isSetUp, site } = state;
  return (
    <SiteProvider value={site}>
      <Suspense>
        {!isSetUp && <SetUpPage onUnlock={unlock} />}
        {isSetUp && !keychain && <Unlock notice={notice} onUnlock={unlock} />}
        {isSetUp && keychain && <Open keychain={keychain} lock={lock} />}
      </Suspense>
    </SiteProvider>
  );
}

function Open({ keychain, lock }: { keychain: Keychain; lock: (notice?: string) => void }) {
  const onEnded = useEffectEvent((event: Event) => lock((event as CustomEvent<string>).detail));
  // The server isn't told: another tab may be in use. An unused session ends within an hour.
  const onLeave = useEffectEvent(() => lock());
  useEffect(() => {
    session.addEventListener("ended", onEnded);
    addEventListener("pagehide", onLeave);
    return () => {
      session.removeEventListener("ended", onEnded);
      removeEventListener("pagehide", onLeave);
    };
  }, []);

  function signOut(notice?: string) {
    // Locked here and now, whether the server hears of it or not.
    lock(notice);
    api.signOut().catch(() => undefined);
  }
  useIdle(idleMs, () =>
    lock(
      "The inbox locked itself because nobody used it for ten minutes. A note you were writing is kept.",
    ),
  );
  return <Unlocked keychain={keychain} lock={signOut} />;
}

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "visibilitychange"] as const;

/** Calls back after some time in which nobody touched the page. */
function useIdle(idleMs: number, onIdle: () => void) {
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
