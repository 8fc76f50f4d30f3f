import type { Entry, FieldFault } from "../entries";
import { Drafts } from "./drafts";
import { showField, showPage } from "./places";
import { StillSaid } from "./still-said";

type SaveBarProps = {
  /** Of the form. */
  address: string;
  said: string;
  isChanged: boolean;
  stillSaid: readonly string[];
  /** Fields that are as they were when the entry had another name. */
  kept: readonly string[];
  /** What is wrong in other entries. */
  faults: readonly FieldFault[];
  hasPage: boolean;
  /** What another window has saved meanwhile. */
  newer?: Entry;
  saveOver: (newer: Entry) => void;
  takeTheirs: () => void;
  discard: () => void;
};

/** Saves, and says what came of it. It stays at the lower edge of the form. */
export function SaveBar(props: SaveBarProps) {
  const { address, said, isChanged, stillSaid, kept, faults, hasPage, newer } = props;
  return (
    <div className="save-bar cluster">
      <div role="status">
        {said || (isChanged && "Not saved yet.")} <StillSaid names={stillSaid} />
        {kept[0] && (
          <p>
            If this is somebody else now: {kept.length} say “As it was”.{" "}
            <button type="button" onClick={() => showField(kept.slice(0, 1))}>
              Show the first
            </button>
          </p>
        )}
        {faults.map(({ id, title, path, label, message }) => (
          <p key={id + path.join()}>
            <a href={`#/entry/${id}?${path.join(".")}`}>
              {title}: {label} {message}
            </a>
          </p>
        ))}
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
        <button type="button" className="to-page" onClick={showPage}>
          See the page
        </button>
      )}
      {isChanged && !newer && (
        <button type="button" onClick={props.discard}>
          Discard what is not saved
        </button>
      )}
      <p className="field-hint">
        {!newer && "Ctrl+S does the same. "} Nobody else sees it yet. When you are done:{" "}
        <code>npm run save</code>, then put the site online.
      </p>
    </div>
  );
}
