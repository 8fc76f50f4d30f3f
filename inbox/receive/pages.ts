import type { Answers, Errors } from "../../contract/field.ts";
import { postNames } from "../../contract/forms-file.ts";
import { problemTitle } from "../../contract/problem-title.ts";
import { referenceOf } from "../../contract/reference.ts";
import { fieldsOf, type SiteForm } from "../site.ts";
import {
  openPage,
  prepend,
  prependTitle,
  replaceContent,
  writeAnswer,
  writeError,
  writePage,
} from "./built-page.ts";
import { html, type Markup } from "./markup.ts";

/*
 * Pages that answer a post of a browser without scripts: the form's built page, with the answers or
 * another content in the form's place. `folder` has the built pages, whose styles apply here, too.
 */

type Shown = { answers: Answers; errors?: Errors; notice?: string };

/** Renders the form with the visitor's answers, each field's error, and a notice above. */
export async function formPage(
  to: SiteForm,
  folder: string,
  { answers, errors = {}, notice }: Shown,
) {
  const page = await openPage(to, folder);
  const fields = fieldsOf(to.form);
  for (const field of fields) {
    writeAnswer(page, field, answers[field.name] ?? "");
    const message = errors[field.name];
    if (message !== undefined) writeError(page, field, message);
  }
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  const title =
    wrong.length > 0
      ? problemTitle(
          to.language.problem,
          wrong.map(({ name }) => answers[name]),
        )
      : (notice ?? "");
  prepend(page.element, wrong.length > 0 ? summary(to, errors, title) : alert(to, title));
  prependTitle(page, title);
  return writePage(page);
}

/**
 * Renders the page that confirms a stored message. With a proof, visitors can say that it's urgent;
 * without, they have said so.
 */
export async function sentPage(to: SiteForm, folder: string, id: string, proof?: string) {
  const { form, language, site } = to;
  const { sending, helpLines } = language;
  const { phone } = site.practice;
  return pageSaying(
    to,
    folder,
    proof === undefined ? language.tellUrgent.done : form.toast.title,
    html`<p>${form.toast.text}</p>
<p>${form.confirmation.text}</p>
<p>${sending.reference} <strong class="confirmation-reference">${referenceOf(id)}</strong></p>
<p>${sending.silence} ${phoneLink(phone)}</p>
<h3>${sending.urgent}</h3>
${proof !== undefined && tellUrgent(to, id, proof)}
<p class="quiet">${language.tellUrgent.note}</p>
<div class="help-lines flow">
<ul class="grid pairs">${helpLines.lines.map(
      ({ need, name, note, numbers }) => html`
<li class="help-line"><span class="help-line-text">${numbers.map((number) => html`<strong>${phoneLink(number)}</strong> `)}${need} <small>${name}, ${note}</small></span></li>`,
    )}</ul>
<p>${helpLines.abroad}</p>
</div>`,
  );
}

function tellUrgent({ form, language }: SiteForm, id: string, proof: string) {
  const { question, button } = language.tellUrgent;
  return html`<form class="flow" method="post" action="${form.url}/urgent">
<p>${question}</p>
<input type="hidden" name="${postNames.id}" value="${id}"><input type="hidden" name="proof" value="${proof}">
<button class="button" type="submit">${button}</button>
</form>`;
}

/** Renders the page for an error that left no answers to show again. */
export async function errorPage(to: SiteForm, folder: string, message: string) {
  const { title, again } = to.language.failed;
  return pageSaying(
    to,
    folder,
    title,
    html`<p>${message} ${reachUs(to)}</p>
<p><a href="${to.form.url}">${again}</a></p>`,
  );
}

/** Renders how to reach the practice if a stored message could not be marked as urgent. */
export function notUrgentPage(to: SiteForm, folder: string) {
  return pageSaying(to, folder, to.language.tellUrgent.failed, html`<p>${reachUs(to)}</p>`);
}

async function pageSaying(to: SiteForm, folder: string, title: string, content: Markup) {
  const page = await openPage(to, folder);
  replaceContent(
    page.island,
    html`<section class="confirmation flow" aria-labelledby="answer-title">
<h2 id="answer-title" tabindex="-1" autofocus>${title}</h2>
${content}
</section>`,
  );
  prependTitle(page, title);
  return writePage(page);
}

/** Leads to each field to look at again, section by section. */
function summary({ form, language }: SiteForm, errors: Errors, title: string) {
  const sections = form.sections
    .map(({ title, fields }) => ({
      title,
      wrong: fields.filter(({ name }) => errors[name] !== undefined),
    }))
    .filter(({ wrong }) => wrong.length > 0);
  return html`<section class="summary flow" tabindex="-1" aria-labelledby="summary-title" autofocus>
<h2 class="minor" id="summary-title">${title}</h2>
<p>${language.problem.intro}</p>
<ul class="grid">${sections.map(
    ({ title, wrong }) => html`
<li>${title && html`<strong>${title}</strong>`}<ul class="summary-fields">${wrong.map(
      ({ name, label }) => html`<li><a href="#${name}">${label}</a></li>`,
    )}</ul></li>`,
  )}</ul>
</section>`;
}

function alert(to: SiteForm, notice: string) {
  return html`<p class="notice" role="alert" tabindex="-1" autofocus>${notice} ${to.language.sending.kept} ${reachUs(to)}</p>`;
}

function reachUs({ language, site }: SiteForm) {
  const { phone, email } = site.practice;
  return html`${phoneLink(phone)} ${language.or} <a href="mailto:${email}">${email}</a>`;
}

/** A number is read from the left, also inside right-to-left text. */
function phoneLink(number: string) {
  return html`<a href="tel:${number.replace(/[^+\d]/g, "")}" dir="ltr">${number}</a>`;
}
