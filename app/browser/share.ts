/* Offers the share sheet where the browser has one, and to copy the URL where it has not. */

const letter = document.querySelector<HTMLElement>(".share a");
const button = document.querySelector<HTMLElement>(".share button");
const status = document.querySelector(".share output");
const url = document.querySelector<HTMLLinkElement>("[rel=canonical]")?.href;

if (letter && button && status && url) {
  const { copy = "", copied = "", blocked = "" } = button.dataset;

  if ("share" in navigator) {
    letter.hidden = true;
    // Closing the sheet without sharing is no error.
    button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
  } else {
    button.textContent = copy;
    button.onclick = async () => {
      try {
        await navigator.clipboard.writeText(url);
        status.textContent = copied;
      } catch {
        status.replaceChildren(`${blocked} `, url);
        // Shows the URL, ready to be copied by hand.
        getSelection()?.setBaseAndExtent(status, 1, status, 2);
      }
    };
  }
  button.hidden = false;
}
