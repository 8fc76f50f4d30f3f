import { ContactForm } from "../forms/contact/contact-form";
import { emptyContactMessage } from "../forms/contact/schema";
import { hydrateForm } from "./hydrate-form";

export function hydrate(island: HTMLElement) {
  hydrateForm(island, emptyContactMessage, (initial) => <ContactForm initial={initial} />);
}
