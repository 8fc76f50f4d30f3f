import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { EntryPage } from "./entry-page";
import { HistoryPage, OverviewPage, SearchPage } from "./pages";

/** The part of the address after `#/`, which says what is shown. */
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
  return (
    <>
      <header className="bar cluster">
        <a href="#/">Edit the site</a>
        <search>
          <form
            className="cluster"
            action={(data) => {
              location.hash = `#/search/${encodeURIComponent(String(data.get("words")))}`;
            }}
          >
            <input
              className="control"
              type="search"
              name="words"
              aria-label="Words on the site"
              placeholder="Find words on the site"
            />
            <button className="button" type="submit">
              Find
            </button>
          </form>
        </search>
        <a href="#/history">History</a>
      </header>
      <main>
        <Page key={address} address={address} />
      </main>
    </>
  );
}

function Page({ address }: { address: string }) {
  const [, kind, rest = ""] = /^(\w+)\/?(.*)$/.exec(address) ?? [];
  const [name = "", field] = rest.split("?");
  if (kind === "entry") return <EntryPage asked={{ id: name, field }} />;
  if (kind === "new") return <EntryPage asked={{ one: name }} />;
  if (kind === "copy") return <EntryPage asked={{ copy: name }} />;
  if (kind === "search") return <SearchPage words={rest} />;
  if (kind === "history") return <HistoryPage id={name} />;
  return <OverviewPage />;
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor />);
