import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { problemTitle } from "../../contract/problem-title";
import { ReachUs } from "../components/reach-us";
import { SiteContext } from "../components/use-site";
import type { Site } from "../content/site";
import { PrivacyNotice } from "../forms/appointment/privacy-notice";
import type { Answers, Errors, Form, FormProps } from "../forms/form";
import { FormProvider } from "../forms/form-context";
import { Island } from "../forms/form-island";
import { contactFormProps, requestFormProps } from "../forms/form-props";
import { WhatNext } from "../forms/what-next";
import { PlainForm } from "./plain-form";

/**
 * The pages that browsers without scripts get in answer to a post: those of a folder of built pages,
 * with something else in the place of the form. No script takes that over.
 */
export function createPlainPages(folder: string, site: Site) {
  const { failed, kept } = site.forms.sending;
  const foreign: string[] = [];
  const props = { contact: contactFormProps(site), appointment: requestFormProps(site) };
  const around = {
    contact: pageAround(props.contact),
    appointment: pageAround(props.appointment),
  };

  /** Reads a built page, and gives a function that puts something in the place of its form. */
  function pageAround(form: FormProps) {
    const name = `${form.url.slice(1)}.html`;
    const built = readFileSync(join(folder, name), "utf8");
    const [before = "", after] = built.split(islandOf(site, form));
    if (after !== undefined) return fillPage(site, form, before, after);
    foreign.push(name);
    return fillPage(site, form, ...barePage(site));
  }

  return {
    /** Built pages that have another form than this build, as those of a newer site do. */
    foreign,

    /** The form with what was typed, the message of each field, and what else went wrong. */
    async formPage(
      form: Form,
      page: { answers: Answers; errors?: Errors; notice?: string | undefined },
    ) {
      const { answers, errors = {}, notice } = page;
      const wrong = form.fields.filter(({ name }) => errors[name]).map(({ name }) => answers[name]);
      return around[form.name](
        wrong.length > 0 ? problemTitle(site.forms.both.problem, wrong) : notice,
        <PlainForm
          form={form}
          answers={answers}
          errors={errors}
          error={notice && `${notice} ${kept}`}
        />,
      );
    },

    async sentPage({ name, toast, confirmation }: Form, reference: string) {
      return around[name](
        toast.title,
        <Answer title={toast.title}>
          <p>{toast.text}</p>
          <p>{confirmation.text}</p>
          <WhatNext reference={reference} />
        </Answer>,
      );
    },

    /** What to do instead, where there are no answers that could be shown again. */
    async errorPage({ name, url }: Form, message: string) {
      return around[name](
        failed.title,
        <Answer title={failed.title}>
          <p>
            {message} <ReachUs of={site} />
          </p>
          <p>
            <a href={url}>{failed.again}</a>
          </p>
        </Answer>,
      );
    },
  };
}

/** What the page of a form holds in its place, as it was built. */
export function islandOf(site: Site, props: FormProps) {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Island props={props} notice={props.name === "appointment" && <PrivacyNotice />} />
    </SiteContext>,
  );
}

/** The start and end of a page without styles. */
function barePage({ language, practice }: Site) {
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{practice.name}</title>
      </head>
      <body>
        <main />
      </body>
    </html>,
  );
  const end = page.indexOf("</main>");
  return [`<!doctype html>${page.slice(0, end)}`, page.slice(end)] as const;
}

/** Nothing on these pages follows what is typed. */
const noAnswers = {
  read: () => undefined,
  readAtFirst: () => undefined,
  subscribe: () => () => {},
  change: () => {},
};

function fillPage(site: Site, props: FormProps, before: string, after: string) {
  return (title: string | undefined, content: ReactElement) => {
    const start = title ? renderToStaticMarkup(`${title}: `) : "";
    return (
      before.replace("<title>", (tag) => tag + start) +
      renderToStaticMarkup(
        <SiteContext value={site}>
          <FormProvider value={{ props, answers: noAnswers }}>
            <div className="form-island">{content}</div>
          </FormProvider>
        </SiteContext>,
      ) +
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
