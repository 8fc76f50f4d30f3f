import { useState } from "react";
import type { Removal } from "../removal";
import type { ErrorDetails } from "../request-error";
import { ask, openView } from "./api";
import { drafts } from "./drafts";
import { FaultLinks } from "./fault-links";
import { Loading, useAnswer, View } from "./pages";
import { namesOf, searchFor } from "./places";

/** Lists the places that name an entry, and asks who replaces a person there. Then removes it. */
export function RemovePage({ id }: { id: string }) {
  const { answer, message } = useAnswer<Removal>(`removal?${new URLSearchParams({ id })}`);
  const [instead, setInstead] = useState("");
  const [refused, setRefused] = useState<ErrorDetails>({});
  if (!answer) return <Loading message={message} />;
  const { title, named, others } = answer;

  async function remove() {
    try {
      await ask("remove", { id, instead });
      drafts.drop(`entry/${id}`);
      const words = `${title} is removed. You can undo this in History.`;
      openView(searchFor(namesOf(id, title)), words);
    } catch (refused) {
      setRefused(refused as ErrorDetails);
    }
  }

  return (
    <View title={`Remove ${title}?`}>
      {named.length > 0 && (
        <>
          <p>{title} is named here:</p>
          <ul>
            {named.map(({ id, title, label, path }) => (
              <li key={id + path}>
                {/* `Team, People 2` → Team */}
                {title} ({label.replace(/,.*| \d+$/, "")})
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <p className="field">
              <label htmlFor="instead">Who takes their place there</label>
              <select
                id="instead"
                className="control"
                value={instead}
                onChange={({ target }) => setInstead(target.value)}
              >
                <option value="">Nobody: remove them from all of these</option>
                {others.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
              <span className="field-hint">
                This person will also offer the same kinds of session.
              </span>
            </p>
          )}
        </>
      )}
      <p>You can undo this in History.</p>
      <div role="alert">
        {refused.message}
        <FaultLinks faults={refused.faults} />
      </div>
      <p className="cluster">
        <a className="button" href={`#/entry/${id}`}>
          No, go back
        </a>
        <button type="button" className="button" data-variant="outline" onClick={remove}>
          Remove
        </button>
      </p>
    </View>
  );
}
