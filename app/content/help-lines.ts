import { content } from "virtual:content";

/** Where to turn when it cannot wait. No other numbers: several that are widely printed are dead. */
export const helpLines = content["help-lines"];
