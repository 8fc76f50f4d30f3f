import { staff } from "../../../app/content/staff";

/** In place of a page that broke, or whose files a newer inbox has replaced. */
export function BrokenPage() {
  return (
    <>
      <h1>{staff.broken.title}</h1>
      <p>{staff.broken.text}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {staff.broken.again}
      </button>
    </>
  );
}
