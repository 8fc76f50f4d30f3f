import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ReachUs } from "../components/reach-us";
import { sentTexts } from "../content/forms";
import { failedTexts, sendingTexts } from "../content/sending";
import { problemTitle } from "../forms/summary";
import { type PlainFormParts, plainForms } from "./forms";
import { PlainForm } from "./plain-form";

type Form = { name: keyof typeof plainForms };
type Values = Readonly<Record<string, string | boolean>>;
type Errors = Readonly<Record<string, string>>;

/**
 * The pages that browsers without scripts get in answer to a post: those of a folder of built pages,
 * with something else in the place of the form. No script takes that over.
 */
export function createPlainPages(folder: string) {
  const contact = pageAround(plainForms.contact, folder);
  const appointment = pageAround(plainForms.appointment, folder);
  const around = { contact, appointment };

  return {
    /** The form with what was typed, the message of each field, and what else went wrong. */
    async formPage({ name }: Form, page: { values: Values; errors?: Errors; notice?: string }) {
      const { definition, fields } = plainForms[name];
      const { values, errors = {}, notice } = page;
      const wrong = Object.keys(errors);
      return around[name](
        wrong.length > 0 ? problemTitle(wrong, (field) => values[field]) : notice,
        <PlainForm
          definition={definition}
          values={values}
          errors={errors}
          failure={notice && `${notice} ${sendingTexts.kept}`}
        >
          {fields}
        </PlainForm>,
      );
    },

    async sentPage({ name }: Form) {
      const { toast, confirmation } = plainForms[name].definition;
      return around[name](
        toast.title,
        <Answer title={toast.title}>
          <p>{toast.text}</p>
          <p>{confirmation.text}</p>
          <p>
            {sentTexts.silence} <ReachUs />
          </p>
        </Answer>,
      );
    },

    /** What to do instead, where there are no answers that could be shown again. */
    async failurePage({ name }: Form, message: string) {
      return around[name](
        failedTexts.title,
        <Answer title={failedTexts.title}>
          <p>
            {message} <ReachUs />
          </p>
          <p>
            <a href={plainForms[name].definition.path}>{failedTexts.again}</a>
          </p>
        </Answer>,
      );
    },
  };
}

/** Reads a built page, and gives a function that puts something in the place of its form. */
function pageAround({ definition, island }: PlainFormParts, folder: string) {
  const file = join(folder, `${definition.path}.html`);
  const built = readFileSync(file, "utf8");
  const [before = "", after] = built.split(renderToStaticMarkup(island));
  if (after === undefined) {
    throw new Error(`${file} is not of this build. Please build the site and the inbox together.`);
  }
  return (title: string | undefined, content: ReactElement) => {
    const start = title ? renderToStaticMarkup(`${title}: `) : "";
    return (
      before.replace("<title>", (tag) => tag + start) +
      renderToStaticMarkup(<div className="form-island">{content}</div>) +
      after
    );
  };
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="confirmation flow" aria-labelledby="answer-title">
      {/* biome-ignore lint/a11y/noAutofocus: the page is about this, far down on it. */}
      <h2 id="answer-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      {children}
    </section>
  );
}
