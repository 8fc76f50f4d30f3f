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
  /** Keeps some room on the disk free for deleting; throws if there is none left. */
  holdReserve: () => void;
  /** Gives that room up, and says whether there was any. */
  useReserve: () => boolean;
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
const migrations = Object.keys(files)
  .sort()
  .map((name) => files[name] ?? "");

/** An inbox of earlier editions counted to two: its key ring was not authenticated. */
const firstVersion = 10;

/** What a database has not seen yet, and the version it then has. */
export function pendingMigrations(seen: number) {
  const version = firstVersion + migrations.length;
  if (seen > version) throw new Error("The database is from a newer inbox than this.");
  if (seen > 0 && seen < firstVersion) {
    throw new Error(
      "The database is from an earlier edition of the inbox. Export all messages there (Records), and set this one up anew, in another folder.",
    );
  }
  return { version, files: migrations.slice(seen === 0 ? 0 : seen - firstVersion) };
}
