/** A file of the site that is not a page. */
export type SiteFile = {
  /** Value of the `Content-Type` header. */
  type: string;
  make: () => Promise<string | Uint8Array>;
};

/** Files by the path each answers to. */
export type SiteFiles = Readonly<Record<`/${string}`, SiteFile>>;
