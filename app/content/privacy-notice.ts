import { content } from "./content";

const { english, hindi } = content["privacy-notice"];

/** In Markdown. */
export const privacyNotice = { english: english.body, hindi: hindi.body };
