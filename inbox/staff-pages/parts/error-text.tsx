/** Why something did not work. */
export function ErrorText({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  );
}
