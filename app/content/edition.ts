import { content, edition } from "virtual:content";

/** What is rendered as one site: some content, in the language of its words, under a path. */
export const { language } = content.words;

/** Before the path of every page: nothing, or `/hi`. */
export const { base } = edition;
