import type { FieldFault } from "./forms.ts";

/** Reasons for a refused request: a message, faults of fields, or both. */
export type ErrorDetails = {
  message?: string;
  faults?: readonly FieldFault[];
  /** Later changes that the request would undo, too. The owner is asked first. */
  lost?: readonly string[];
};

/** ErrorDetails request. Its details are for the form that sent it. */
export class RequestError extends Error {
  constructor(
    readonly status: 403 | 404 | 422,
    readonly details: ErrorDetails,
  ) {
    super(JSON.stringify(details));
  }
}
