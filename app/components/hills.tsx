import { drawing } from "../lib/drawings";

/** The end of every page: the hills of the hero, whose nearest is as green as the footer. */
export function Hills() {
  return (
    <img
      className="hills"
      src={drawing("closing")}
      alt=""
      width="1600"
      height="600"
      loading="lazy"
      decoding="async"
    />
  );
}
