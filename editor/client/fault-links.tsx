import type { FieldFault } from "../forms";
import { wordsOfFault } from "../task-list";

/** Faults of other entries, as links to their fields. */
export function FaultLinks({ faults = [] }: { faults?: readonly FieldFault[] | undefined }) {
  return faults.map((fault) => (
    <p key={fault.id + fault.path.join()}>
      <FaultLink fault={fault} />
    </p>
  ));
}

export function FaultLink({ fault }: { fault: FieldFault }) {
  return <a href={`#/entry/${fault.id}?${fault.path.join(".")}`}>{wordsOfFault(fault)}</a>;
}
