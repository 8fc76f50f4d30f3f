/** Replaces a page that failed, or whose files a newer inbox has replaced. */
export function BrokenPage() {
  return (
    <>
      <h1>Something on this page broke</h1>
      <p>It hasn’t touched any messages. If other pages don’t help, open the inbox again.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Open again
      </button>
    </>
  );
}
