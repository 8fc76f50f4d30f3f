/** In place of a page that broke, or whose files a newer inbox has replaced. */
export function BrokenPage() {
  return (
    <main className="wrapper page">
      <h1>Something on this page broke</h1>
      <p>Messages are not touched by it. Please open the inbox again.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Open again
      </button>
    </main>
  );
}
