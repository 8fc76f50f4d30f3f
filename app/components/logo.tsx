import { practice } from "../content/practice";
import { drawing } from "./drawings";
import { Link } from "./link";

export function Logo({ current }: { current?: boolean }) {
  return (
    <Link className="logo" to="/" aria-current={current ? "page" : undefined}>
      <img src={drawing("mark")} alt="" width="40" height="48" />
      {practice.name}
    </Link>
  );
}
