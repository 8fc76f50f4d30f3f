import type { Sites } from "../app/content/read-site";
import { formsOf } from "../app/forms/form-props";

/** Sites with which the inbox is built: a constant of its builds, a global where it runs unbuilt. */
declare const SITES: Sites;

/** The site in each of its languages, English first. */
export const sites = SITES;

export const [site] = sites;

export const { practice, privacyNotice, dangerWords } = site;

export const forms = formsOf(site);

/** Words for visitors whose message the inbox doesn't take. */
export const refusedTexts = site.forms.sending.refused;

/** Words with which the practice begins an e-mail to a visitor, by the language of the form. */
export const replyTexts: Readonly<Record<string, (typeof site)["forms"]["sending"]["reply"]>> =
  Object.fromEntries(sites.map(({ language, forms }) => [language, forms.sending.reply]));
