/** What is shown on a page about one thing: a drawing named by its slug, or else by the content. */
export function drawingName({ slug, drawing = slug }: { slug: string; drawing?: string }) {
  return drawing;
}
