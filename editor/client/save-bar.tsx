import type { FieldFault } from "../forms";
import { Drafts } from "./drafts";
import { FaultLinks } from "./fault-links";
import { searchFor, showPage } from "./places";

type SaveBarProps = {
  /** Address of the form. */
  address: string;
  message: string;
  isChanged: boolean;
  /** Names of the entry before it was renamed. */
  oldNames: readonly string[];
  /** Faults of other entries. */
  faults: readonly FieldFault[];
  hasPage: boolean;
  discard: () => void;
};

/** Buttons to save or discard, and the result. It sticks to the lower edge of the form. */
export function SaveBar(props: SaveBarProps) {
  const { address, message, isChanged, oldNames, faults, hasPage } = props;
  return (
    <div className="save-bar cluster">
      <div role="status">
        {message || (isChanged && "Not saved yet.")}{" "}
        {oldNames.length > 0 && <a href={searchFor(oldNames)}>Where it still says {oldNames[0]}</a>}
        <FaultLinks faults={faults} />
        <Drafts except={address} />
      </div>
      <button className="button" type="submit">
        Save on this computer
      </button>
      {hasPage && (
        <button type="button" className="phones-only" onClick={showPage}>
          See the page
        </button>
      )}
      {isChanged && (
        <button type="button" onClick={props.discard}>
          Discard what is not saved
        </button>
      )}
      <p className="field-hint">
        Nobody else sees it yet. When you are done: <a href="#/online">Put it online</a>
      </p>
    </div>
  );
}
