import { Lock } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { ApiError } from "./api.ts";
import mark from "./drawings/mark.svg";
import { createInbox } from "./inbox.ts";
import type { Keychain } from "./keychain.ts";
import { ListPage } from "./messages/list-page.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { ErrorBoundary } from "./parts/error-boundary.tsx";
import { ConnectionLine } from "./parts/status-lines.tsx";
import { UndoLine, useUndo } from "./parts/undo.tsx";
import { UnlockedContext, useInbox } from "./parts/use-inbox.ts";
import { useTabTitle } from "./parts/use-tab-title.ts";
import { OfferDevice } from "./people/devices.tsx";
import { Damage, ListNotices } from "./people/list-notices.tsx";

const PeoplePage = lazy(() => import("./people/people-page.tsx"));
const PersonPage = lazy(() => import("./records/person-page.tsx"));
const RecordsPage = lazy(() => import("./records/records-page.tsx"));

const messageId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parts of the inbox, with the addresses in each. All others are of messages. */
const parts = [
  { label: "Messages", addresses: ["messages"] },
  { label: "People", addresses: ["people"] },
  { label: "Records", addresses: ["records", "person"] },
];

type UnlockedProps = { keychain: Keychain; lock: (notice?: string) => void };

// biome-ignore lint/style/noDefaultExport: React.lazy takes nothing else.
export default function Unlocked({ keychain, lock }: UnlockedProps) {
  const [inbox] = useState(() => createInbox(keychain));
  const undo = useUndo(inbox);
  return (
    <UnlockedContext value={{ inbox, undo, lock }}>
      <Views />
    </UnlockedContext>
  );
}

function Views() {
  const { inbox, undo, lock } = useInbox();
  const address = useAddress();
  const section = parts.find(({ addresses }) => addresses.includes(address))?.label ?? "Messages";
  const isMessage = messageId.test(address);

  // A failed request is repeated with the next tick. Any other error concerns the keys, so the
  // inbox locks.
  const onError = useEffectEvent((error: unknown) => {
    if (!(error instanceof ApiError)) lock((error as Error).message);
  });
  useEffect(() => {
    const look = () => void inbox.refresh().catch(onError);
    const stop = inbox.start(onError);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [inbox]);

  useTabTitle();

  return (
    <>
      <header className="bar">
        <div className="wrapper bar-row">
          <img src={mark} alt="" width="24" height="28" />
          <nav aria-label="Inbox">
            <ul className="bar-links">
              {parts.map((part) => (
                <li key={part.label}>
                  <a
                    className="bar-link"
                    href={`#${part.addresses[0]}`}
                    aria-current={part.label === section ? "page" : undefined}
                  >
                    {part.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <button type="button" className="button bar-lock" onClick={() => lock()}>
            <Lock aria-hidden="true" />
            <span>Lock</span>
          </button>
        </div>
        <UndoLine done={undo.done} />
      </header>
      <main className="wrapper page">
        <ConnectionLine />
        <Damage />
        {section !== "People" && <ListNotices />}
        <OfferDevice />
        {/* Around each page: a broken one must not throw the keys away. */}
        <ErrorBoundary key={isMessage || address === "person" ? address : section}>
          <Suspense fallback={<p role="status">One moment …</p>}>
            {section === "People" && <PeoplePage />}
            {address === "records" && <RecordsPage />}
            {address === "person" && <PersonPage />}
            {isMessage && <MessagePage id={address} />}
            {section === "Messages" && !isMessage && <ListPage address={address} />}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Returns the URL fragment without `#`: a view or a message's id, never any content. */
function useAddress() {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
