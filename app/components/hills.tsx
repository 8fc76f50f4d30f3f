import { drawing } from "../lib/drawings";
import { loadingOf } from "../lib/pictures";
import styles from "./hills.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

const src = drawing("closing");

/** The end of every page: the hills of the hero, whose nearest is as green as the footer. */
export function Hills() {
  return (
    <>
      <Styles of="hills" css={styles} />
      <img
        className="hills"
        src={src}
        alt=""
        width="1600"
        height="600"
        {...loadingOf(useSite(), src)}
        decoding="async"
      />
    </>
  );
}
