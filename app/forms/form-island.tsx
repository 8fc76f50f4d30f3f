import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ReachUs } from "../components/reach-us";
import { errorTexts, formNotes } from "../content/forms";
import { UnscriptedNote } from "./delivery";
import type { FormFieldsProps } from "./form-fields";
import type { NoteName } from "./notes";
import { VisitorForm } from "./visitor-form";

type FormIslandProps = Pick<FormFieldsProps, "form" | "notice">;

/**
 * The part of a page that React takes over, and only once the visitor reaches for it: it alone is
 * rendered so that it can be hydrated. The notes for when something fails stand outside, so that
 * they do not depend on what failed, and before it, so that they are there as soon as it is.
 */
export function FormIsland({ form, notice }: FormIslandProps) {
  const island = renderToString(<VisitorForm form={form} notice={notice} />);
  return (
    <div className="form-island">
      <UnscriptedNote />
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
      <div data-form={form.name} dangerouslySetInnerHTML={{ __html: island }} />
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
