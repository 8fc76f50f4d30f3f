import { content, replies } from "virtual:content";

/* The words of a site whose forms deliver: a module of its own, so that no other site holds them. */

const { failed, refused, reply: _, ...whileSending } = content.forms.sending;

/** While a form is sent, and when that fails. */
export const sendingTexts = whileSending;

/** Without scripts, where there are no answers that could be shown again. */
export const failedTexts = failed;

/** How the practice begins an e-mail to whoever wrote, by the language of the form. */
export const replyTexts = replies;

/** What the inbox says to what it does not take. */
export const refusedTexts = refused;
