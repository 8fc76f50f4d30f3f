import { content } from "virtual:content";

/** By language; what goes on below its list is Markdown. */
export const privacyNotice = content["privacy-notice"];
