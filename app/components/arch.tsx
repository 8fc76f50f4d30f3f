import { loadingOf, pictureUrl } from "../lib/pictures";
import styles from "./arch.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type ArchProps = {
  src: string;
  width: number;
  height: number;
  /** Text alternative. Empty if the picture is decoration. */
  alt?: string | undefined;
  /** If set, the picture is on the first screen. */
  eager?: boolean | undefined;
  /** The one through which a page is entered. */
  entrance?: boolean | undefined;
};

/** An image in the arch of a Delhi window, the signature of the site. */
export function Arch({ src, width, height, alt = "", eager, entrance }: ArchProps) {
  return (
    <span className="arch" data-entrance={entrance ? "" : undefined}>
      <Styles of="arch" css={styles} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...loadingOf(useSite(), src, eager)}
        decoding="async"
      />
    </span>
  );
}

/** The same arch around an inline drawing. */
export function DrawnArch({ shapes, alt }: { shapes: string; alt: string }) {
  return (
    <>
      <Styles of="arch" css={styles} />
      <span
        className="arch"
        role="img"
        aria-label={alt}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    </>
  );
}

type SceneProps = { of: { picture: string; pictureShows?: string | undefined }; eager?: boolean };

/** The image of a service or a workshop, in an arch. If `eager`, it loads at once and moves in. */
export function Scene({ of: { picture, pictureShows }, eager }: SceneProps) {
  const site = useSite();
  const shown = { src: pictureUrl(site, picture), alt: pictureShows, width: 640, height: 480 };
  return <Arch {...shown} eager={eager} entrance={eager} />;
}
