/** In place of a page that broke, or whose files a newer inbox has replaced. */
export function BrokenPage() {
  return (
    <>
      <h1>Something on this page broke</h1>
      <p>Messages are not touched by it. If other pages do not help, open the inbox again.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Open again
      </button>
    </>
  );
}
