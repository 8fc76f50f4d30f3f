/** Shows the error of an action, and announces it to screen readers. */
export function ErrorText({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  );
}
