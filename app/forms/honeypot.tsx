/** Neither people nor screen readers meet it; what fills in every field gives itself away. */
export function Honeypot() {
  return (
    <div hidden>
      <input name="website" aria-label="Website" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
