/** Files of a built site, by their names. */
export type Site = ReadonlyMap<string, Buffer>;

/** Hears how many of how many files are done. */
export type Hear = (done: number, of: number) => void;

/** A way to put a site online. */
export type Way = {
  /** Sends a site. Returns the id by which the host restores it, if it can. */
  put: (site: Site, hear: Hear) => Promise<string | undefined>;
  /** Puts an earlier site online again without sending it, if its host still has it. */
  restore?: (id: string, site: Site, hear: Hear) => Promise<unknown>;
  /** Seconds until the address shows what was sent. */
  patience: number;
  /** The owner has to upload it. */
  isByHand?: boolean;
};

/** A folder on a server of SFTP or FTPS. */
export type Server = { server: string; user: string; password: string; folder: string } & Partial<{
  port: string;
  /** A file of this computer. */
  key: string;
  /** SFTP: what the server has proved to be since it was first asked. */
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
