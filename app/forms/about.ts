/** Where the page says what a message is about, if the visitor came from a service and left it there. */
export function findAbout() {
  return document.querySelector<HTMLElement>("[data-about]:not([hidden])");
}

/** No field of the form: it goes along at the head of the message. */
export function withAbout(about: HTMLElement, message: string) {
  return `${about.firstChild?.textContent}\n\n${message}`;
}
