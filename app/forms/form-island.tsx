import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ReachUs } from "../components/reach-us";
import { SiteContext, useSite } from "../components/use-site";
import { scriptText } from "../lib/script-text";
import { UnscriptedNote } from "./delivery";
import type { FormProps } from "./form";
import { FormStyles } from "./form-styles";
import type { NoteName } from "./notes";
import { VisitorForm } from "./visitor-form";

type FormIslandProps = { props: FormProps; notice?: ReactNode };

/** A form with its styles. */
export function FormIsland(props: FormIslandProps) {
  return (
    <>
      <FormStyles name={props.props.name} />
      <Island {...props} />
    </>
  );
}

/**
 * The part of a page that React takes over, and only once the visitor reaches for it: it alone is
 * rendered so that it can be hydrated. The notes for when something fails stand outside, so that
 * they do not depend on what failed, and before it, so that they are there as soon as it is.
 */
export function Island({ props, notice }: FormIslandProps) {
  const site = useSite();
  const { notes, error } = site.forms.both;
  // The form knows no more of the site than its props. The notice belongs to the page.
  const ofPage = notice && <SiteContext value={site}>{notice}</SiteContext>;
  const island = renderToString(<VisitorForm props={props} notice={ofPage} />);
  return (
    <div className="form-island">
      <UnscriptedNote />
      <Note name="loading">
        <p>{notes.loading}</p>
      </Note>
      <Note name="slow">
        <p>
          {notes.slow} <ReachUs of={site} />
        </p>
      </Note>
      <Note name="not-loaded">
        <p>
          {notes.notLoaded} <ReachUs of={site} />
        </p>
      </Note>
      <Note name="broken">
        <h2>{error.title}</h2>
        <p data-error-text></p>
        <p>
          {error.help} <ReachUs of={site} />
        </p>
      </Note>
      <script
        type="application/json"
        data-form-props
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and our own content
        dangerouslySetInnerHTML={{ __html: scriptText(props) }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself */}
      <div data-form={props.name} dangerouslySetInnerHTML={{ __html: island }} />
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
