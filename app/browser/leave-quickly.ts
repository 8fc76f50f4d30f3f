/** Presses of Shift, with nothing pressed in between: as on GOV.UK. */
const pressesToLeave = 3;
const forgetAfterMs = 5000;

/** The link that leads away from here leaves nothing on the screen, and no way Back to this page. */
export function leaveQuickly() {
  const link = document.querySelector<HTMLAnchorElement>("[data-leave]");
  let presses = 0;
  let pressedAt = 0;

  function leave() {
    // The other page may be slow to come. Nor does an empty page ask whether to leave it.
    document.body.replaceChildren();
    document.title = "";
    location.replace(link?.href ?? "");
  }

  addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-leave]")) return;
    event.preventDefault();
    leave();
  });
  addEventListener("keydown", ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    const isNext = key === "Shift" && timeStamp - pressedAt < forgetAfterMs;
    presses = key === "Shift" ? Number(isNext && presses) + 1 : 0;
    pressedAt = timeStamp;
    if (presses === pressesToLeave) leave();
  });
}
