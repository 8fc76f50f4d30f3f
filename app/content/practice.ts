import type { Content } from "./schemas/content.ts";

/** Returns what a practice has of all that pages and forms could offer. */
export function offersOf({ practice, therapists }: Pick<Content, "practice" | "therapists">) {
  const { street, neighbourhood } = practice.address;
  const people = Object.values(therapists);
  return {
    /** True if people can come to the practice. */
    rooms: Boolean(street || neighbourhood),
    /** Answers to the finder's questions that fit at least one person. */
    sees: unique(people.flatMap(({ sees }) => sees)),
    concerns: unique(people.flatMap((person) => person.concerns)),
    meets: unique(people.flatMap(({ meets }) => meets)),
  } as const;
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Returns the lines of an address as on an envelope in India: the PIN follows the city. */
export function addressLines({
  street,
  neighbourhood,
  city,
  pincode,
}: Content["practice"]["address"]) {
  return [street, neighbourhood, [city, pincode].filter(Boolean).join(" ")].filter(
    (line) => line !== undefined,
  );
}

/** Green Park Extension, New Delhi; without a neighbourhood, New Delhi */
export function placeOf({ neighbourhood, city }: Content["practice"]["address"]) {
  return neighbourhood ? `${neighbourhood}, ${city}` : city;
}
