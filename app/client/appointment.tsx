import { AppointmentForm } from "../forms/appointment/appointment-form";
import { emptySessionRequest } from "../forms/appointment/schema";
import { hydrateForm } from "./hydrate-form";

export function hydrate(island: HTMLElement) {
  hydrateForm(island, emptySessionRequest, (initial) => <AppointmentForm initial={initial} />);
}
