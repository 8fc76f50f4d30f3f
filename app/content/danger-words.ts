import { content } from "virtual:content";

/** What may hint at danger to life in what people write, for the inbox; and what to do then. */
export const dangerWords = content["danger-words"];
