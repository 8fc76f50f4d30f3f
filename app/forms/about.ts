/** Finds the line 'About: …', if the visitor came from a service and hasn't removed it. */
export function findAbout() {
  return document.querySelector<HTMLElement>("[data-about]:not([hidden])");
}

/** No field of the form: it goes along at the head of the message. */
export function withAbout(about: HTMLElement, message: string) {
  return `${about.firstChild?.textContent}\n\n${message}`;
}
