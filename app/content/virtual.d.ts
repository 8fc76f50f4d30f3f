type Loaded = ReturnType<typeof import("./load-content").loadEdition>;

/** What `build/content.ts` gives to all modules: the edition that is built, and its content. */
declare module "virtual:content" {
  export const edition: import("../../build/content").Edition;
  export const content: Loaded["content"];
  export const editions: Loaded["editions"];
  /** How an e-mail to a visitor begins, in each language. */
  export const replies: Loaded["replies"];
  export const english: Loaded["english"];
  export const untranslated: Loaded["untranslated"];
}

/** Its fonts and styles. */
declare module "virtual:language" {
  export const fonts: readonly string[];
  export const styles: string;
}

/** Its pictures, by their names in that folder. */
declare module "virtual:pictures" {
  /** The URLs of drawings. */
  export const drawings: Readonly<Record<string, string>>;
  /** Their bytes, compressed as hosts send them. */
  export const drawingWeights: Readonly<Record<string, number>>;
  export const photos: Readonly<Record<string, import("../lib/pictures").Photo>>;
}
