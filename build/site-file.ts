/** A file of the site that is not a page. */
export type SiteFile = {
  /** As the `Content-Type` header names it. */
  type: string;
  make: () => Promise<string | Uint8Array>;
};

/** Files by the path each answers to. */
export type SiteFiles = Readonly<Record<`/${string}`, SiteFile>>;
