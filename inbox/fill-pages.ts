import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { appointmentTexts, contactTexts, formTexts } from "../app/content/forms";
import { practice } from "../app/content/practice";
import { messageSentTexts, requestSentTexts, sentTexts } from "../app/content/sent";
import * as options from "../app/forms/options";
import type { Form, FormName } from "./forms.ts";
import type { Pages } from "./pages.ts";

const texts = {
  contact: { ...contactTexts, ...messageSentTexts },
  appointment: { ...appointmentTexts, ...requestSentTexts },
} satisfies Record<FormName, object>;

/** The pages of the site as they were built, with another content between header and footer. */
export function createFilledPages(site: string): Pages {
  async function fill({ path }: Form, title: string, content: string) {
    const built = await readFile(join(site, `${path.slice(1)}.html`), "utf8");
    const [head = "", rest = ""] = built.split(/(?<=<main\b[^>]*>)/, 2);
    const foot = rest.slice(rest.indexOf("</main>"));
    const main = `<section class="wrapper flow region"><h1>${escapeHtml(title)}</h1>${content}</section>`;
    return head + main + foot;
  }

  return {
    formPage: (form, { values, errors = {}, notice }) => {
      const { labels, submit } = texts[form.name];
      const names = Object.keys(labels);
      const wrong = names.filter((name) => errors[name]);
      const fields = names.map((name) => field(form, name, values[name] ?? "", errors[name]));
      return fill(
        form,
        wrong.length > 0 ? formTexts.problem : submit,
        `${notice ? `<p class="notice" role="alert">${escapeHtml(notice)} ${reachUs}</p>` : ""}
        ${wrong.length > 0 ? summary(form, wrong) : ""}
        <form class="form" method="post" action="${form.path}" novalidate>
          ${fields.join("")}${trap}
          <button type="submit" class="button">${escapeHtml(submit)}</button>
        </form>`,
      );
    },

    checkPage: (form, { values, hidden }) => {
      const { labels, submit } = texts[form.name];
      const rows = Object.entries(labels).map(([name, label]) => {
        const shown = escapeHtml(wording(name, values[name] ?? "") || "–");
        return `<div><dt>${escapeHtml(label)}</dt><dd class="confirmation-copy">${shown}</dd></div>`;
      });
      const kept = [...Object.entries(values), ...Object.entries(hidden)].filter(
        ([, value]) => value !== false,
      );
      return fill(
        form,
        "Check your answers",
        `<dl class="flow">${rows.join("")}</dl>
        <form class="form" method="post" action="${form.path}">
          ${kept.map(([name, value]) => hiddenField(name, String(value))).join("")}${trap}
          <div class="cluster">
            <button type="submit" class="button">${escapeHtml(submit)}</button>
            <button type="submit" class="button" data-variant="outline" name="change" value="yes">Change</button>
          </div>
        </form>`,
      );
    },

    sentPage: (form) => {
      const { toast, confirmation } = texts[form.name];
      return fill(
        form,
        toast.title,
        `<p>${escapeHtml(confirmation.text)}</p><p>${escapeHtml(sentTexts.silence)} ${reachUs}</p>`,
      );
    },

    failurePage: (form, message) =>
      fill(form, formTexts.problem, `<p class="notice">${escapeHtml(message)} ${reachUs}</p>`),
  };
}

const reachUs = `<a href="tel:${practice.phone.replace(/[^+\d]/g, "")}">${escapeHtml(practice.phone)}</a>
  or <a href="mailto:${escapeHtml(practice.email)}">${escapeHtml(practice.email)}</a>`;

/** People do not see it; what fills in every field does. */
const trap = '<input name="website" hidden autocomplete="off" tabindex="-1">';

function summary({ name }: Form, wrong: readonly string[]) {
  const labels: Record<string, string> = texts[name].labels;
  const links = wrong.map(
    (field) => `<li><a href="#${field}">${escapeHtml(labels[field] ?? "")}</a></li>`,
  );
  return `<section class="summary flow" tabindex="-1" autofocus>
    <p>${escapeHtml(formTexts.problemIntro)}</p><ul>${links.join("")}</ul></section>`;
}

type Option = { value: string; label: string };

function optionsOf(name: string) {
  return (options as unknown as Record<string, readonly Option[]>)[name];
}

function field(
  { name: formName, empty }: Form,
  name: string,
  value: string | boolean,
  error?: string,
) {
  const label = escapeHtml((texts[formName].labels as Record<string, string>)[name] ?? "");
  const message = error ? `<p class="field-error" id="${name}-error">${escapeHtml(error)}</p>` : "";
  const wired = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
  const choices = optionsOf(name);
  if (typeof empty[name] === "boolean") {
    const checked = value === true ? " checked" : "";
    return `<div class="field"><label class="choice"><input type="checkbox" id="${name}" name="${name}"${checked}${wired}>${label}</label>${message}</div>`;
  }
  if (choices) {
    const inputs = choices.map((choice, index) => {
      const id = index === 0 ? ` id="${name}"` : "";
      const checked = choice.value === value ? " checked" : "";
      return `<label class="choice"><input type="radio"${id} name="${name}" value="${escapeHtml(choice.value)}"${checked}${wired}>${escapeHtml(choice.label)}</label>`;
    });
    return `<fieldset class="field"><legend>${label}</legend><div class="choices">${inputs.join("")}</div>${message}</fieldset>`;
  }
  const attributes = `class="control" id="${name}" name="${name}"${wired}`;
  const isLong = name === "message" || name === "primaryConcerns";
  const type = name === "preferredDate" ? "date" : "text";
  const input = isLong
    ? `<textarea ${attributes} rows="6">\n${escapeHtml(String(value))}</textarea>`
    : `<input ${attributes} type="${type}" value="${escapeHtml(String(value))}">`;
  return `<div class="field"><label for="${name}">${label}</label>${input}${message}</div>`;
}

function wording(name: string, value: string | boolean) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return optionsOf(name)?.find((option) => option.value === value)?.label ?? value;
}

function hiddenField(name: string, value: string) {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

export function escapeHtml(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
