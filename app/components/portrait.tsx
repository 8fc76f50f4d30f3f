import type { Therapist } from "../content/therapists";

const drawings = import.meta.glob<string>("../content/portraits/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type PortraitProps = {
  therapist: Pick<Therapist, "name" | "portrait">;
  /** Where the name stands right beside the picture, the picture adds nothing to hear. */
  decorative?: boolean;
  eager?: boolean;
};

export function Portrait({ therapist, decorative = false, eager = false }: PortraitProps) {
  return (
    <img
      className="portrait"
      src={drawings[`../content/portraits/${therapist.portrait}`]}
      alt={decorative ? "" : `Drawn portrait of ${therapist.name}`}
      width="320"
      height="400"
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
