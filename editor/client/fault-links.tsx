import type { FieldFault } from "../entries";

/** What is wrong in other entries, with the way there. */
export function FaultLinks({ faults = [] }: { faults?: readonly FieldFault[] | undefined }) {
  return faults.map(({ id, title, path, label, message }) => (
    <p key={id + path.join()}>
      <a href={`#/entry/${id}?${path.join(".")}`}>
        {title}: {label} {message}
      </a>
    </p>
  ));
}
