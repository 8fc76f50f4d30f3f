import { useEffect, useMemo, useReducer } from "react";
import { flushSync } from "react-dom";
import type { Guide } from "../guide";
import type { ErrorDetails } from "../request-error";
import { ask, openView } from "./api";
import { drafts } from "./drafts";
import { isChanged, openedState, reduceEntry } from "./entry-state";
import { FaultLinks } from "./fault-links";
import { Parts } from "./field";
import { FormContext, type FormState, idOf } from "./form-context";
import { Loading, StatusMessage, useAnswer, View } from "./pages";
import { showField } from "./places";

/** Question of *Make this site yours*. */
export function GuidePage({ number }: { number: string }) {
  const { answer, message } = useAnswer<Guide>(`guide?${new URLSearchParams({ number })}`);
  return answer ? <Question {...answer} /> : <Loading message={message} />;
}

function Question({ number, titles, text, entry }: Guide) {
  const address = `guide/${number}`;
  const [state, act] = useReducer(reduceEntry, undefined, () => {
    return openedState(entry, drafts.read(address));
  });
  const { mine, faults, removed, message } = state;
  const isDirty = isChanged(state);
  const isLast = number === titles.length;
  const next = isLast ? "#/" : `#/guide/${number + 1}`;

  useEffect(() => {
    if (!isDirty) return drafts.drop(address);
    drafts.keep(address, { title: entry.title, base: entry.value, mine });
  }, [address, entry, isDirty, mine]);

  async function save() {
    act({ did: "told", message: "Saving …" });
    try {
      await ask("guide", { number, base: entry.value, mine });
      drafts.drop(address);
      const words = isLast ? "The site is yours. What is left to do is listed here." : "";
      openView(next, isDirty ? words || `Saved: ${entry.title}` : words);
    } catch (refused) {
      const { message = "Nothing was saved. Correct the answers below.", faults = [] } =
        refused as ErrorDetails;
      // Renders at once, because `showField` scrolls to the message.
      flushSync(() => act({ did: "refused", faults, message }));
      const [first] = faults;
      if (first) showField(first.path);
    }
  }

  const shared: FormState = useMemo(() => {
    const confirm = () => {};
    return { entry, faults, conflicts: [], removed, isUnfolded: true, act, confirm };
  }, [entry, faults, removed]);
  const elsewhere = faults.filter(({ path }) => !document.getElementById(`${idOf(path)}-notes`));
  return (
    <div className="guide">
      <nav className="wrapper flow" aria-labelledby="guide">
        <p id="guide">
          <strong>Make this site yours</strong>: question {number} of {titles.length}
        </p>
        <ol className="steps">
          {titles.map((title, index) => (
            <li key={title}>
              <a
                href={`#/guide/${index + 1}`}
                aria-label={`${index + 1}: ${title}`}
                aria-current={index + 1 === number ? "step" : undefined}
              >
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <View title={entry.title}>
        <StatusMessage />
        <p>{text}</p>
        <form
          className="flow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FormContext value={shared}>
            <Parts fields={entry.form.fields} value={mine} />
          </FormContext>
          <div className="save-bar cluster">
            <div role="status">
              {message}
              <FaultLinks faults={elsewhere} />
            </div>
            <button className="button" type="submit">
              Save and go on
            </button>
            <a href={next}>Skip this question</a>
            <p className="field-hint">
              Each answer is one step in <a href="#/history">History</a>, and can be undone.
            </p>
          </div>
        </form>
      </View>
    </div>
  );
}
