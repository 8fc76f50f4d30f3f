/** Values that SQLite and PostgreSQL both take and return. */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, Value>;

/** Its parameters are `$1`, `$2` and so on. */
export type Statement = {
  sql: string;
  values: readonly Value[];
  /** Fails, and with it everything it was run with, unless it gives back a row. */
  isRequired?: boolean;
};

/** SQL with each value where it belongs, `WHERE id = ${id}`. A part of SQL can stand in another. */
export function sql(texts: readonly string[], ...parts: readonly (Value | Statement)[]): Statement {
  const values: Value[] = [];
  const pieces = parts.map((part) => {
    if (!isStatement(part)) return `$${values.push(part)}`;
    const before = values.length;
    values.push(...part.values);
    return part.sql.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`);
  });
  return { sql: String.raw({ raw: texts }, ...pieces), values };
}

/** Values with commas between them. */
export function list(values: readonly Value[]): Statement {
  return { sql: values.map((_, index) => `$${index + 1}`).join(", ") || "NULL", values };
}

function isStatement(part: Value | Statement): part is Statement {
  return typeof part === "object" && part !== null && "sql" in part;
}

export function required(statement: Statement): Statement {
  return { ...statement, isRequired: true };
}

/** The one interface that the two databases implement. */
export type Database = {
  /** Runs statements, all or none of them. Once this has returned, they are on the disk. */
  run: (...statements: Statement[]) => Promise<Row[][]>;
  /** Reads as if all were read in one moment. */
  read: (...statements: Statement[]) => Promise<Row[][]>;
  /** Overwrites deleted data, so that nothing of it can be read. */
  scrub: () => Promise<void>;
  /** Returns true if this process is the one that sends e-mails. */
  mayRing: () => Promise<boolean>;
  /** Some room on the disk that is kept free for deleting, where the disk is ours. */
  reserve?: {
    /** Throws if there is no room left. */
    hold: () => void;
    /** Frees the room. Returns true if there was any. */
    use: () => boolean;
  };
  close: () => Promise<void>;
};

/** Thrown if a required statement returned no row, because another request was faster. */
export class Outdated extends Error {}

export function expectRow({ isRequired }: Statement, found: readonly Row[]) {
  if (isRequired && found.length === 0) throw new Outdated();
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

/** Earlier versions of the inbox counted to 12. Nobody but a person with a key can convert their key ring. */
const firstVersion = 20;

/** Program that opens a database. Only a server changes its format; a restore makes a new one. */
export type Access = "server" | "restore" | "command";

/** Returns the migrations that a database lacks, and the version it then has. */
export function pendingMigrations(seen: number, access: Access = "server") {
  const version = firstVersion + migrations.length;
  if (seen > version) throw new Error("The database is from a newer inbox than this.");
  if (seen > 0 && seen < firstVersion) {
    throw new Error(
      "This database is from an earlier version of the inbox. Export all messages there (Records), then set up this inbox in another folder.",
    );
  }
  const isAllowed = access === "server" || (access === "restore" && seen === 0);
  if (seen < version && !isAllowed) {
    throw new Error(
      "The database is older than this version of the inbox. Start the server, which updates it.",
    );
  }
  return { version, files: migrations.slice(seen === 0 ? 0 : seen - firstVersion) };
}
