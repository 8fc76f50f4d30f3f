import type { Therapist } from "../content/therapists";

/** A sentence as the therapist would say it, if the practice has given us one. */
export function InTheirWords({ therapist }: { therapist: Therapist }) {
  if (!therapist.inTheirWords) return null;
  return (
    <p className="in-their-words">
      <q>{therapist.inTheirWords}</q>
    </p>
  );
}
