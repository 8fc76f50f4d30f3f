import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ReachUs } from "../components/reach-us";
import { delivers } from "../content/delivery";
import { errorTexts, formNotes } from "../content/forms";
import type { NoteName } from "./notes";

type FormIslandProps = { name: "contact" | "appointment"; form: ReactElement };

/**
 * The part of a page that React takes over, and only once the visitor reaches for it: it alone is
 * rendered so that it can be hydrated. The notes for when something fails stand outside, so that
 * they do not depend on what failed, and before it, so that they are there as soon as it is.
 */
export function FormIsland({ name, form }: FormIslandProps) {
  return (
    <div className="form-island">
      {!delivers && (
        <noscript>
          <p className="notice">
            {formNotes.noScript} <ReachUs />
          </p>
        </noscript>
      )}
      <Note name="loading">
        <p>{formNotes.loading}</p>
      </Note>
      <Note name="slow">
        <p>
          {formNotes.slow} <ReachUs />
        </p>
      </Note>
      <Note name="not-loaded">
        <p>
          {formNotes.notLoaded} <ReachUs />
        </p>
      </Note>
      <Note name="broken">
        <h2>{errorTexts.title}</h2>
        <p data-error-text></p>
        <p>
          {errorTexts.help} <ReachUs />
        </p>
      </Note>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself */}
      <div data-form={name} dangerouslySetInnerHTML={{ __html: renderToString(form) }} />
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
