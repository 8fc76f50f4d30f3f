/*
 * A form may be sent before the script that wakes it is there: this keeps the press for it. It does
 * no more, because it stands before the form, and the first paint waits for it.
 */
document.addEventListener("submit", (event) => {
  event.preventDefault();
  (event.target as Element).setAttribute("data-submitted", "");
});
