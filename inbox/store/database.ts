/** What SQLite and PostgreSQL both take, and give back. */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, Value>;

/** Its parameters are `$1`, `$2` and so on. */
export type Statement = {
  sql: string;
  values?: readonly Value[];
  /** Fails, and with it everything it was run with, unless it gives back as many rows. */
  rows?: number;
};

/** The one interface that the two databases implement. */
export type Database = {
  /** Runs statements, all or none of them. Once this has returned, they are on the disk. */
  run: (...statements: Statement[]) => Promise<Row[][]>;
  /** Reads as if all were read in one moment. */
  read: (...statements: Statement[]) => Promise<Row[][]>;
  /** Leaves nothing to read of what was deleted. */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
};

/** A statement gave back another number of rows than it had to: somebody else was faster. */
export class Outdated extends Error {}

export function expectRows({ rows }: Statement, found: readonly Row[]) {
  if (rows !== undefined && found.length !== rows) throw new Outdated();
}

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The numbered files in their order; a database remembers how many of them it has seen. */
export const migrations = Object.keys(files)
  .sort()
  .map((name) => files[name] ?? "");
