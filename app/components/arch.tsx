import { pictureAddress } from "../lib/pictures";

type ArchProps = {
  src: string;
  width: number;
  height: number;
  /** What the picture shows; empty where it is only decoration. */
  alt?: string;
  /** In the first screen: asked for at once, not only when it is laid out. */
  eager?: boolean;
};

/** A picture seen through the window of Delhi, the signature of the site. */
export function Arch({ src, width, height, alt = "", eager = false }: ArchProps) {
  return (
    <span className="arch">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </span>
  );
}

type SceneProps = { of: { picture: string; pictureShows?: string }; eager?: boolean };

/** The picture of a service or a workshop, in the window. */
export function Scene({ of, eager }: SceneProps) {
  const src = pictureAddress(of.picture);
  return <Arch src={src} alt={of.pictureShows} width={640} height={480} eager={eager} />;
}
