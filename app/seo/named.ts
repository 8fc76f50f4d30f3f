import type { Thing } from "schema-dts";

/** Something with a name of its own, by which other things refer to it. */
export type Named<Type extends Thing> = Exclude<Type, string> & { "@id": string };
