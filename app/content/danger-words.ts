import { content } from "virtual:content";

/** For the inbox: explicit phrases of danger, and what to do in danger. */
export const dangerWords = content["danger-words"];
