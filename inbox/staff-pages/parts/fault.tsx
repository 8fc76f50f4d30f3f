/** Why something did not work. */
export function Fault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  );
}
