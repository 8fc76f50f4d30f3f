import { content } from "virtual:content";

const { "not-found": notFound, ...others } = content.pages;

/** The words of each screen that belong to no one service, person, workshop or article. */
export const pages = { ...others, notFound };
