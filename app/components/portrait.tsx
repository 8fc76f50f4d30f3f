import type { Therapist } from "../content/therapists";
import { fillIn } from "../lib/fill-in";
import { loadingOf, photoOf, pictureUrl } from "../lib/pictures";
import archStyles from "./arch.css?inline";
import styles from "./portrait.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type PortraitProps = {
  therapist: Pick<Therapist, "name" | "picture">;
  /** If set, the picture has no text alternative, because the name is next to it. */
  decorative?: boolean;
  eager?: boolean;
};

/** The therapist's photo. Without one, a drawing. */
export function Portrait({ therapist, decorative = false, eager = false }: PortraitProps) {
  const site = useSite();
  const { words } = site;
  const photo = photoOf(site, therapist.picture);
  const alt = photo ? words.people.portrait : words.people.drawnPortrait;
  const src = pictureUrl(site, therapist.picture);
  const image = (
    <img
      src={src}
      alt={decorative ? "" : fillIn(alt, therapist)}
      width="320"
      height="400"
      {...loadingOf(site, src, eager)}
      decoding="async"
    />
  );
  return (
    <span className="arch portrait">
      <Styles of="arch" css={archStyles} />
      <Styles of="portrait" css={styles} />
      {photo ? (
        <picture>
          {photo.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 44rem) 22rem, 60vw" />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
