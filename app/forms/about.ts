/** Finds the line 'About: …', if the visitor came from a service and hasn't removed it. */
export function findAbout() {
  return document.querySelector<HTMLElement>("[data-about]:not([hidden])");
}

/** Isn't a field of the form: it is sent at the start of the message. */
export function withAbout(about: HTMLElement, message: string) {
  return `${about.firstChild?.textContent}\n\n${message}`;
}
