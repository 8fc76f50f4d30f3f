import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { EntryRequest } from "../entries";
import type { Guide } from "../guide";
import { ask } from "./api";
import { openWindow } from "./drafts";
import { EntryPage } from "./entry-page";
import { GuidePage } from "./guide-page";
import { HistoryPage } from "./history-page";
import { OnlineLink, OnlinePage } from "./online-page";
import { OverviewPage, SearchPage } from "./pages";
import { searchFor } from "./places";
import { RemovePage } from "./remove-page";
import { UnconfirmedPage } from "./unconfirmed-page";

/** Part of the address after `#/`, which names the view. */
function useAddress() {
  const [address, setAddress] = useState(location.hash);
  useEffect(() => {
    const update = () => setAddress(location.hash);
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  return decodeURIComponent(address.replace(/^#\/?/, ""));
}

function Editor() {
  const address = useAddress();
  const [, words] = /^search\/(.*)/s.exec(address) ?? [];
  return (
    <>
      <header className="bar cluster">
        <a href="#/">Edit the site</a>
        <search>
          <form
            className="cluster"
            action={(data) => {
              location.hash = searchFor([String(data.get("words"))]);
            }}
          >
            <input
              key={words}
              className="control"
              type="search"
              name="words"
              defaultValue={words}
              aria-label="Words on the site"
              placeholder="Find words on the site"
            />
            <button className="button" type="submit">
              Find
            </button>
          </form>
        </search>
        <a href="#/history">History</a>
        <OnlineLink />
      </header>
      <main>
        <Page key={address} address={address} />
      </main>
    </>
  );
}

/** Property of an entry request, by the first part of the address. */
const asks: Readonly<Record<string, keyof EntryRequest>> = {
  entry: "id",
  new: "one",
  copy: "copy",
};

function Page({ address }: { address: string }) {
  const [, kind, rest = ""] = /^(\w+)\/?(.*)$/.exec(address) ?? [];
  const [name = "", field, words, line] = rest.split("?");
  const by = asks[kind ?? ""];
  const asked = by && { [by]: name };
  if (asked) return <EntryPage address={`${kind}/${name}`} {...{ asked, field, words, line }} />;
  if (kind === "search") return <SearchPage words={rest} />;
  if (kind === "remove") return <RemovePage id={name} />;
  if (kind === "guide") return <GuidePage number={name} />;
  if (kind === "online") return <OnlinePage />;
  if (kind === "unconfirmed") return <UnconfirmedPage />;
  if (kind === "history") return <HistoryPage id={name} />;
  return <OverviewPage />;
}

await openWindow();
if (location.hash === "") {
  const { isNew } = await ask<Guide>("guide").catch(() => ({ isNew: false }));
  if (isNew) location.replace("#/guide/1");
}
const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor />);
