import { makePractices } from "../practices.ts";

/** Makes the practices that unit tests read besides that of the tests. */
export const setup = makePractices;
