import type { Entry, FieldFault } from "../entries";
import { Drafts } from "./drafts";
import { FaultLinks } from "./fault-links";
import { searchFor, showPage } from "./places";

type SaveBarProps = {
  /** Of the form. */
  address: string;
  said: string;
  isChanged: boolean;
  /** Names that are others since it was saved, and still stand somewhere. */
  stillSaid?: readonly string[] | undefined;
  /** What is wrong in other entries. */
  faults: readonly FieldFault[];
  hasPage: boolean;
  /** What another window has saved meanwhile. */
  newer?: Entry | undefined;
  saveOver: (newer: Entry) => void;
  takeTheirs: () => void;
  discard: () => void;
};

/** Saves, and says what came of it. It stays at the lower edge of the form. */
export function SaveBar(props: SaveBarProps) {
  const { address, said, isChanged, stillSaid = [], faults, hasPage, newer } = props;
  return (
    <div className="save-bar cluster">
      <div role="status">
        {said || (isChanged && "Not saved yet.")}{" "}
        {stillSaid.length > 0 && (
          <a href={searchFor(stillSaid)}>Where it still says {stillSaid.join(", ")}</a>
        )}
        <FaultLinks faults={faults} />
        <Drafts except={address} />
      </div>
      {newer ? (
        <>
          <button className="button" type="button" onClick={() => props.saveOver(newer)}>
            Save yours over it
          </button>
          <button type="button" onClick={props.takeTheirs}>
            Take what is there now
          </button>
        </>
      ) : (
        <button className="button" type="submit">
          Save on this computer
        </button>
      )}
      {hasPage && (
        <button type="button" className="phones-only" onClick={showPage}>
          See the page
        </button>
      )}
      {isChanged && !newer && (
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
