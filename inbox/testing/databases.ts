import { ensurePostgres, startPostgres } from "../../scripts/postgres.ts";

const programs = ensurePostgres();

/** The databases to test with; where PostgreSQL is not installed, it is left out. */
export const databases = [
  { name: "SQLite", isLeftOut: false },
  { name: "PostgreSQL", isLeftOut: programs === undefined },
] as const;

/** What has to be set for a database of this kind, new and empty. */
export async function prepareDatabase(name: (typeof databases)[number]["name"]) {
  if (name === "SQLite" || !programs) {
    return { environment: () => ({}), stop: async () => undefined, postgres: undefined };
  }
  const postgres = await startPostgres(programs);
  let count = 0;
  return {
    postgres,
    environment: () => ({
      INBOX_DB: postgres.createDatabase(`inbox${++count}`),
      INBOX_SECRET: "a secret that is only for tests, and long",
    }),
    stop: postgres.stop,
  };
}
