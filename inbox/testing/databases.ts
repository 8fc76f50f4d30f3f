import { findPostgres, startPostgres } from "./postgres.ts";

type Database = "SQLite" | "PostgreSQL";

/**
 * The databases to test with: SQLite, which needs nothing, or with `TEST_DATABASE` the other one.
 */
export const databases: readonly Database[] = [
  process.env.TEST_DATABASE === "PostgreSQL" ? "PostgreSQL" : "SQLite",
];

/** Databases installed on this machine, for proofs and benchmarks. */
export const installedDatabases: readonly Database[] = findPostgres()
  ? ["SQLite", "PostgreSQL"]
  : ["SQLite"];

type Environment = Readonly<Record<string, string>>;

/** Prepares new, empty databases of a kind. `environment` returns the variables for one. */
export async function prepareDatabase(name: Database) {
  if (name === "SQLite") {
    const environment = (): Environment => ({});
    return { environment, stop: async () => undefined, postgres: undefined };
  }
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed.");
  const postgres = await startPostgres(programs);
  let count = 0;
  return {
    postgres,
    environment: (): Environment => ({
      INBOX_DB: postgres.createDatabase(`inbox${++count}`),
      INBOX_SECRET: "a secret that is only for tests, and long",
    }),
    stop: postgres.stop,
  };
}
