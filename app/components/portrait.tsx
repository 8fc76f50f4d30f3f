import type { Therapist } from "../content/therapists";
import { slugify } from "../lib/slug";

/** A photo in the formats and sizes that the build made of it. */
export type Photo = { sources: readonly { type: string; srcSet: string }[]; src: string };

const drawings = import.meta.glob<string>("../content/portraits/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const photos = import.meta.glob<Photo>("../content/portraits/*.{jpg,jpeg,png,webp,avif}", {
  eager: true,
  query: "?photo",
  import: "default",
});

type PortraitProps = {
  therapist: Pick<Therapist, "name" | "portrait">;
  /** Where the name stands right beside the picture, the picture adds nothing to hear. */
  decorative?: boolean;
  eager?: boolean;
};

/** The therapist's photo, if there is one named like the URL of the page; else the drawing. */
export function Portrait({ therapist, decorative = false, eager = false }: PortraitProps) {
  const photo = photoOf(therapist);
  const kind = photo ? "Portrait" : "Drawn portrait";
  const image = (
    <img
      className="portrait"
      src={portraitAddress(therapist)}
      alt={decorative ? "" : `${kind} of ${therapist.name}`}
      width="320"
      height="400"
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
  if (!photo) return image;
  return (
    <picture>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 52rem) 22rem, 60vw" />
      ))}
      {image}
    </picture>
  );
}

/** Where the portrait lies, in the size that every browser understands. */
export function portraitAddress(therapist: PortraitProps["therapist"]) {
  return photoOf(therapist)?.src ?? drawings[`../content/portraits/${therapist.portrait}`] ?? "";
}

function photoOf({ name }: PortraitProps["therapist"]) {
  return photos[photoFile(name) ?? ""];
}

/** The file in `app/` from which a therapist's portrait is made. */
export function portraitFile({ name, portrait }: PortraitProps["therapist"]) {
  const file = photoFile(name) ?? `../content/portraits/${portrait}`;
  return file.replace("../", "");
}

function photoFile(name: string) {
  const wanted = `../content/portraits/${slugify(name)}.`;
  return Object.keys(photos).find((file) => file.startsWith(wanted));
}
