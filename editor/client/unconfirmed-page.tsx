import { useState } from "react";
import { cut } from "../plain-words";
import type { ErrorDetails } from "../request-error";
import type { OldName } from "../unconfirmed";
import type { UnconfirmedFact } from "../unconfirmed-facts";
import { ask } from "./api";
import { Loading, useAnswer, View } from "./pages";
import { searchFor } from "./places";

type Page = { url: string; facts: UnconfirmedFact[] };
type Unconfirmed = { pages: Page[]; names: OldName[] };
type Fact = Pick<UnconfirmedFact, "id" | "fact">;

const keyOf = ({ id, fact }: Fact) => `${id} ${fact}`;

/** Facts that came with the project, by the page that shows them, to be confirmed one by one. */
export function UnconfirmedPage() {
  // The list is fetched after each press.
  const [presses, setPresses] = useState(0);
  const { answer, message: reason } = useAnswer<Unconfirmed>(`unconfirmed?${presses}`);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  if (!answer) return <Loading message={reason} />;

  /** Focuses the next button, because the pressed one goes with its fact. */
  async function settle(name: "confirm" | "leave-out", facts: readonly Fact[], words: string) {
    const next = nextButton(facts.map(keyOf));
    setMessage("One moment …");
    try {
      await ask(name, name === "confirm" ? facts : facts[0]);
      setSettled((before) => [...before, ...facts.map(keyOf)]);
      setPresses((before) => before + 1);
      setMessage(words);
      requestAnimationFrame(() => (next ?? document.querySelector("h1"))?.focus());
    } catch (refused) {
      const { message = "", faults = [] } = refused as ErrorDetails;
      const reasons = faults.map(({ title, label, message }) => `${title}: ${label} ${message}.`);
      setMessage(["Nothing was saved.", message, ...reasons].join(" "));
    }
  }

  const isOpen = (fact: Fact) => !settled.includes(keyOf(fact));
  const pages = answer.pages
    .map(({ url, facts }) => ({ url, facts: facts.filter(isOpen) }))
    .filter(({ facts }) => facts.length > 0);
  const names = answer.names.filter(({ fact }) => isOpen({ id: "practice", fact }));
  return (
    <View title="What came with this website">
      <p>
        These facts came with the project. Confirm each one that is true of your practice, and
        change or leave out the others. You can undo each step in History.
      </p>
      <p role="status">{message}</p>
      {pages.length + names.length === 0 && <p>Nothing is left: all of it is yours.</p>}
      {names.length > 0 && (
        <section className="flow" aria-label="Names">
          <h2>Names that pages still have</h2>
          <ul className="lines">
            {names.map(({ fact, words: [name = "", ...others], pages: urls }) => (
              <li key={fact}>
                <p>
                  “{name}” is on {cut(urls.join(", "))}
                </p>
                <p className="cluster">
                  <button
                    type="button"
                    data-fact={keyOf({ id: "practice", fact })}
                    aria-label={`It is ours: ${name}`}
                    onClick={() =>
                      settle("confirm", [{ id: "practice", fact }], `“${name}” is yours.`)
                    }
                  >
                    It is ours
                  </button>
                  <a href={searchFor([name, ...others])} aria-label={`Find it: ${name}`}>
                    Find it
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.map(({ url, facts }) => (
        <section key={url} className="flow" aria-label={nameOf(url)}>
          <h2>{url ? <a href={url}>{nameOf(url)}</a> : nameOf(url)}</h2>
          <ul className="lines">
            {facts.map((fact) => (
              <Line key={keyOf(fact)} fact={fact} settle={settle} />
            ))}
          </ul>
          <p className="cluster">
            Is this how you work?
            <button
              type="button"
              aria-label={`Right for all of this page: ${nameOf(url)}`}
              onClick={() => settle("confirm", facts, `Saved: ${facts.length} facts are right.`)}
            >
              Right for all of this page
            </button>
          </p>
        </section>
      ))}
    </View>
  );
}

type LineProps = {
  fact: UnconfirmedFact;
  settle: (name: "confirm" | "leave-out", facts: readonly Fact[], words: string) => void;
};

function Line({ fact, settle }: LineProps) {
  const { id, title, path, label, text, isOptional } = fact;
  const name = `${title}, ${label}`;
  return (
    <li>
      <p>
        <strong>{name}</strong>: {cut(text, 300)}
      </p>
      <p className="cluster">
        <button
          type="button"
          data-fact={keyOf(fact)}
          aria-label={`Right: ${name}`}
          onClick={() => settle("confirm", [fact], `Saved: ${name} is right.`)}
        >
          Right
        </button>
        <a href={`#/entry/${id}?${path.join(".")}`} aria-label={`Change: ${name}`}>
          Change
        </a>
        {isOptional && (
          <button
            type="button"
            aria-label={`Leave out: ${name}`}
            onClick={() => settle("leave-out", [fact], `Saved: ${name} is left out.`)}
          >
            Leave out
          </button>
        )}
      </p>
    </li>
  );
}

function nameOf(url: string) {
  return url === "/" ? "Home page" : url || "On no page";
}

/** Returns the first button of the fact that follows these. */
function nextButton(keys: readonly string[]) {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-fact]")];
  const isOwn = (button: HTMLElement) => keys.includes(button.dataset.fact ?? "");
  const last = buttons.findLastIndex(isOwn);
  return buttons[last + 1] ?? buttons.findLast((button) => !isOwn(button));
}
