/** Goes on when the browser has drawn what is there now. */
export function afterPaint(goOn: () => void) {
  requestAnimationFrame(() => setTimeout(goOn));
}
