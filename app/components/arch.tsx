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
