/** What `build/content.ts` gives to all modules: the content that the site is built from. */
declare module "virtual:content" {
  /** Where it lies. */
  export const folder: string;
  export const content: import("./schemas/content").Content;
}

/** Its pictures, by their names in that folder. */
declare module "virtual:pictures" {
  /** The URLs of drawings. */
  export const drawings: Readonly<Record<string, string>>;
  export const photos: Readonly<Record<string, import("../components/pictures").Photo>>;
}
