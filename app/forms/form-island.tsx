import type { ReactNode } from "react";
import { LaterStyles } from "../components/later-styles";
import { ReachUs } from "../components/reach-us";
import { errorTexts, formNotes } from "../content/forms";
import type { NoteName } from "./notes";

type FormIslandProps = { name: "contact" | "appointment"; children: ReactNode };

/**
 * The part of a page that React takes over, and only once the visitor reaches for it. The notes
 * for when something fails stand outside, so that they do not depend on what failed.
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
      <LaterStyles />
      <Note name="not-loaded">
        <p>
          {formNotes.notLoaded} <ReachUs />
        </p>
      </Note>
      <Note name="not-delivered">
        <p>
          {formNotes.notDelivered} <ReachUs />
        </p>
      </Note>
      <Note name="broken">
        <h2>{errorTexts.title}</h2>
        <p data-error-text></p>
        <p>
          {errorTexts.help} <ReachUs />
        </p>
      </Note>
    </div>
  );
}

function Note({ name, children }: { name: NoteName; children: ReactNode }) {
  return (
    <div className="notice flow" role="alert" data-note={name} hidden>
      {children}
    </div>
  );
}
