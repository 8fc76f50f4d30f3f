/** Files of a built site, by name. */
export type Site = ReadonlyMap<string, Buffer>;

/** Called with the number of files that are done, and of all files. */
export type Hear = (done: number, of: number) => void;

/** Way to put a site online. */
export type Way = {
  /** Sends a site. Returns the id by which the host restores it, if it can. */
  put: (site: Site, hear: Hear) => Promise<string | undefined>;
  /** Puts an earlier site online again without sending it, if its host still has it. */
  restore?: (id: string, site: Site, hear: Hear) => Promise<unknown>;
  /** Seconds until the address shows what was sent. */
  patience: number;
  /** True if the owner has to upload the site. */
  isByHand?: boolean;
};

/** Folder on an SFTP or FTPS server. */
export type Server = { server: string; user: string; password: string; folder: string } & Partial<{
  port: string;
  /** Path of a private key on this computer. */
  key: string;
  /** SFTP: fingerprint of the server's key, kept since the first connection. */
  fingerprint: string;
}>;

export type NetlifySite = { token: string; site: string; address?: string };

/** Place of the website, with its credentials. */
export type Place =
  | ({ kind: "netlify" } & NetlifySite)
  | ({ kind: "sftp" } & Server)
  | ({ kind: "ftps" } & Server)
  | { kind: "git" }
  | { kind: "file" };
