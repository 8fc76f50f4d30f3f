import type { Thing } from "schema-dts";

/** An entity with an id, by which others refer to it. */
export type Named<Type extends Thing> = Exclude<Type, string> & { "@id": string };
