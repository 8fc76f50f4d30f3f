/** What the site promises about its speed. docs/performance.md says what each figure is. */
export const contract = {
  /** Our median divided by that of the plain page with the same words. */
  firstPaint: 1.3,
  largestPaint: 1.6,
  /** Its picture stands inside the page. */
  largestPaintOfHome: 1.3,
  formReady: 1.55,
  /** Beside the plain page with the same fonts and the same picture. */
  finished: 1.25,
  /** In the worst load. */
  layoutShift: 0.02,
  /** In the middle of the loads. */
  blockingMs: 50,
  /** Compressed, as they are served. */
  pageBytes: 20_000,
  sessionRequestBytes: 21_000,
  /** From nothing, for two languages. */
  buildSeconds: 20,
};
