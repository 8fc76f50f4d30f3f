import type { ReactNode } from "react";
import { ReachUs } from "../components/reach-us";
import { formNotes } from "../content/forms";

type FormIslandProps = { name: "contact" | "appointment"; children: ReactNode };

/**
 * The part of a page that React takes over, and only once the visitor reaches for it. The notes
 * for when that cannot happen stand outside, so that they do not depend on what failed.
 */
export function FormIsland({ name, children }: FormIslandProps) {
  return (
    <div className="form-island">
      <noscript>
        <p className="notice">
          {formNotes.noScript} <ReachUs />
        </p>
      </noscript>
      <div data-form={name}>{children}</div>
      <p className="notice" role="alert" data-form-failed hidden>
        {formNotes.notLoaded} <ReachUs />
      </p>
    </div>
  );
}
