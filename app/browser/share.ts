/** Offers the share sheet where the browser has one, and to copy the URL where it has not. */
export function offerSharing() {
  const share = document.querySelector(".share");
  const letter = share?.querySelector("a");
  const button = share?.querySelector("button");
  const status = share?.querySelector("output");
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (!letter || !button || !status || !url) return;
  const { copy = "", copied = "" } = button.dataset;

  if ("share" in navigator) {
    letter.hidden = true;
    // Whoever closes the sheet without sharing has not done anything wrong.
    button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
  } else {
    button.textContent = copy;
    button.onclick = async () => {
      await navigator.clipboard.writeText(url);
      status.textContent = copied;
    };
  }
  button.hidden = false;
}
